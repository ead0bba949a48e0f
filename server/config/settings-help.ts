import { defaultMailProvider } from '../../contract/limits.ts'
import { logLevels } from './config.ts'

interface Setting {
  name: string
  fallback: string
  says: string
}

const settings: Setting[] = [
  { name: 'PORT', fallback: '3000', says: 'port to listen at, 0 for any free one' },
  { name: 'HOST', fallback: '127.0.0.1', says: 'address to listen at' },
  { name: 'DATA_DIR', fallback: './data', says: 'folder of the store, the photos and the secrets' },
  {
    name: 'DATABASE_URL',
    fallback: 'SQLite in DATA_DIR',
    says: 'PostgreSQL 15 or later: postgres://user:password@host/name',
  },
  {
    name: 'STORAGE_URL',
    fallback: 'DATA_DIR',
    says: 'photos for several machines: file:///shared/folder or s3://KEY:SECRET@host/bucket?region=...&tls=1',
  },
  {
    name: 'TOKEN_KEY',
    fallback: 'made on the first start and kept in DATA_DIR',
    says: 'the same 64 hexadecimal digits for all processes on several machines',
  },
  {
    name: 'DEMO',
    fallback: '1, or 0 with NODE_ENV=production',
    says: '1 fills an empty store with a demo marketplace',
  },
  { name: 'MAIL_PROVIDER', fallback: defaultMailProvider, says: 'accounts are @{provider}.com or @{provider}.bg' },
  { name: 'RATE_LIMITS', fallback: 'default', says: 'default or off (off is for tests and benchmarks)' },
  {
    name: 'TRUST_PROXY',
    fallback: 'nobody',
    says: 'addresses or networks of the proxies in front, with commas: 127.0.0.1,10.0.0.0/8',
  },
  {
    name: 'SMTP_URL',
    fallback: 'no mail is sent',
    says: 'mail server for letters: smtps://user:password@host; smtp:// with a password needs STARTTLS',
  },
  { name: 'MAIL_FROM', fallback: 'no-reply@ the host of SITE_URL', says: 'sender of mails' },
  { name: 'OPERATOR', fallback: 'none', says: 'name and postal address of who runs the site, told with the rules' },
  { name: 'CONTACT', fallback: 'none', says: 'e-mail address for who can log in no more, told with the rules' },
  {
    name: 'SITE_URL',
    fallback: 'none',
    says: 'where people reach the site, for its public links: https://cars.example; needed for mail',
  },
  {
    name: 'MARKET',
    fallback: 'specification',
    says: 'bulgaria sets LISTS=bulgaria, FIRST_CURRENCY=EUR and DEFAULT_LANGUAGE=bg, where they are not set',
  },
  {
    name: 'FIRST_CURRENCY',
    fallback: 'BGN',
    says: 'BGN or EUR first, where the two stand side by side, where prices are typed, and for a bare price in the search box',
  },
  {
    name: 'DEFAULT_LANGUAGE',
    fallback: 'en',
    says: 'en or bg, for those who chose no language and whose browser names neither',
  },
  {
    name: 'LISTS',
    fallback: 'specification',
    says: 'bulgaria offers all makes sold in Bulgaria, and years up to the current one',
  },
  {
    name: 'NEWCOMERS',
    fallback: 'free',
    says: 'limited gives an account 10 comments of 1,000 characters on its first day, 30 seconds apart',
  },
  {
    name: 'ROLES_NEED_FACTOR',
    fallback: '1',
    says: '0 lets moderators and operators act without a second factor',
  },
  { name: 'CORS_ORIGINS', fallback: 'none', says: 'origins whose pages may make calls too, with commas' },
  { name: 'LOG_LEVEL', fallback: 'warn, or info with NODE_ENV=production', says: `one of ${logLevels.join(', ')}` },
  { name: 'METRICS_PORT', fallback: 'not served', says: 'port of /metrics, for callers of private networks' },
]

/** The text of `--help`. */
export function settingsHelp(): string {
  const rows = settings.map(({ name, fallback, says }) => `  ${name.padEnd(15)}${says}. Default: ${fallback}`)
  return ['Volan, a car marketplace. Start it with: npm start', '', 'Settings, by environment variable:', ...rows].join(
    '\n',
  )
}
