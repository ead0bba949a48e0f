import { resolve } from 'node:path'
import { defaultMailProvider } from '../contract/limits.ts'

/** What the operator may set; read once at start. */
export interface Config {
  host: string
  port: number
  /** Absolute path of the folder that holds the store, the photos and the secrets. */
  dataDir: string
  /** Fill an empty store with a believable marketplace? */
  demo: boolean
  mailProvider: string
  rateLimits: 'default' | 'off'
}

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
    name: 'DEMO',
    fallback: '1, or 0 with NODE_ENV=production',
    says: '1 fills an empty store with a demo marketplace',
  },
  { name: 'MAIL_PROVIDER', fallback: defaultMailProvider, says: 'accounts are @{provider}.com or @{provider}.bg' },
  { name: 'RATE_LIMITS', fallback: 'default', says: 'default or off (off is for tests and benchmarks)' },
]

/** The text of `--help`. */
export function settingsHelp(): string {
  const rows = settings.map(({ name, fallback, says }) => `  ${name.padEnd(15)}${says}. Default: ${fallback}`)
  return ['Volan, a car marketplace. Start it with: npm start', '', 'Settings, by environment variable:', ...rows].join(
    '\n',
  )
}

/**
 * Reads the settings.
 * @throws Error with a clear sentence when one is not valid.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  return {
    port: readPort(env.PORT || '3000'),
    host: readHost(env.HOST || '127.0.0.1'),
    dataDir: resolve(env.DATA_DIR || './data'),
    demo: readChoice('DEMO', env.DEMO || (env.NODE_ENV === 'production' ? '0' : '1'), ['0', '1']) === '1',
    mailProvider: readMailProvider(env.MAIL_PROVIDER || defaultMailProvider),
    rateLimits: readChoice('RATE_LIMITS', env.RATE_LIMITS || 'default', ['default', 'off']),
  }
}

function readPort(text: string): number {
  const port = Number(text)
  if (!/^\d{1,5}$/.test(text) || port > 65_535) throw new Error(`PORT must be a number from 0 to 65535, not "${text}".`)
  return port
}

function readHost(text: string): string {
  if (!/^[\w.:-]+$/.test(text)) throw new Error(`HOST must be an address or a host name, not "${text}".`)
  return text
}

function readMailProvider(text: string): string {
  if (/^[a-z0-9-]+$/.test(text)) return text
  throw new Error(`MAIL_PROVIDER must be one lower-case name such as "gmail", not "${text}".`)
}

function readChoice<Choice extends string>(name: string, text: string, choices: readonly Choice[]): Choice {
  const choice = choices.find((candidate) => candidate === text)
  if (choice === undefined) throw new Error(`${name} must be ${choices.join(' or ')}, not "${text}".`)
  return choice
}
