import { currencies, type Currency } from '../../contract/facts.ts'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { defaultMailProvider } from '../../contract/limits.ts'
import { languages, type Language } from '../../contract/language.ts'
import { readStorageUrl, type StoragePlace } from './storage-place.ts'

/** The operator's settings, read once at start. */
export interface Config {
  host: string
  port: number
  /** Absolute path of the folder for the store, the secrets, and the photos unless `storage` is elsewhere. */
  dataDir: string
  /** Address of the PostgreSQL store; undefined for SQLite in the data folder. */
  databaseUrl: string | undefined
  /** Place of photos and archives. */
  storage: StoragePlace
  /** The signing key of identity tokens, 64 hexadecimal digits; undefined for the one in the data folder. */
  tokenKey: string | undefined
  /** Whether an empty store is filled with a demo marketplace. */
  demo: boolean
  mailProvider: string
  rateLimits: 'default' | 'off'
  /** Addresses and networks of proxies whose headers about the caller are trusted. */
  trustedProxies: string[]
  /** Origins whose pages may make calls, besides our own. */
  corsOrigins: string[]
  logLevel: LogLevel
  /** The mail server, the sender, and the site's address for links in letters; null sends no mail. */
  mail: MailConfig | null
  /** Name and postal address of who runs the site, told with the rules. */
  operator: string | undefined
  /** The operator's e-mail address, for who cannot log in any more, and for whom the rules concern. */
  contact: string | undefined
  /** Public scheme and host of the site; undefined to use the request's. */
  siteUrl: string | undefined
  /** Port of `/metrics`; null does not serve it. */
  metricsPort: number | null
  /** The currency shown first where the specification does not say. */
  firstCurrency: Currency
  /** The language of those who name none of the product's. */
  defaultLanguage: Language
  /** Brands and years of offers: those of the specification, or the makes sold in Bulgaria and years up to now. */
  lists: Lists
  /** Whether accounts of the first day comment less (decision 79). */
  newcomers: 'free' | 'limited'
  /** Whether moderators and operators are ordinary people until they have used a second factor (decision 87). */
  rolesNeedFactor: boolean
}

/** The lists of brands and years that an operator may choose. */
export const lists = ['specification', 'bulgaria'] as const
/** A choice of lists. */
export type Lists = (typeof lists)[number]

/** The settings that a market sets together; those that are given outrank them. */
const markets = {
  specification: {},
  bulgaria: { LISTS: 'bulgaria', FIRST_CURRENCY: 'EUR', DEFAULT_LANGUAGE: 'bg' },
} as const satisfies Record<string, NodeJS.ProcessEnv>
const marketNames = Object.keys(markets) as (keyof typeof markets)[]

/** Log levels, from least to most output. */
export const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const
/** A log level. */
export type LogLevel = (typeof logLevels)[number]

/** Settings for sending letters. */
export interface MailConfig {
  url: string
  from: string
  siteUrl: string
}

/**
 * Reads the settings.
 * @throws Error with a clear sentence when one is invalid.
 */
export function readConfig(given: NodeJS.ProcessEnv): Config {
  const market = readChoice('MARKET', given.MARKET || 'specification', marketNames)
  const env: NodeJS.ProcessEnv = { ...markets[market], ...withoutEmpty(given) }
  return {
    port: readPort('PORT', env.PORT || '3000'),
    host: readHost(env.HOST || '127.0.0.1'),
    dataDir: resolve(env.DATA_DIR || './data'),
    databaseUrl: readDatabaseUrl(env.DATABASE_URL),
    storage: readStorageUrl(env.STORAGE_URL, resolve(env.DATA_DIR || './data')),
    tokenKey: readTokenKey(env.TOKEN_KEY),
    demo: readChoice('DEMO', env.DEMO || (env.NODE_ENV === 'production' ? '0' : '1'), ['0', '1']) === '1',
    mailProvider: readMailProvider(env.MAIL_PROVIDER || defaultMailProvider),
    rateLimits: readChoice('RATE_LIMITS', env.RATE_LIMITS || 'default', ['default', 'off']),
    trustedProxies: readList(env.TRUST_PROXY).map(readNetwork),
    corsOrigins: readList(env.CORS_ORIGINS).map(readOrigin),
    logLevel: readChoice('LOG_LEVEL', env.LOG_LEVEL || (env.NODE_ENV === 'production' ? 'info' : 'warn'), logLevels),
    firstCurrency: readChoice('FIRST_CURRENCY', env.FIRST_CURRENCY || 'BGN', currencies),
    defaultLanguage: readChoice('DEFAULT_LANGUAGE', env.DEFAULT_LANGUAGE || 'en', languages),
    lists: readChoice('LISTS', env.LISTS || 'specification', lists),
    rolesNeedFactor: readChoice('ROLES_NEED_FACTOR', env.ROLES_NEED_FACTOR || '1', ['0', '1']) === '1',
    newcomers: readChoice('NEWCOMERS', env.NEWCOMERS || 'free', ['free', 'limited']),
    mail: readMail(env),
    operator: env.OPERATOR,
    contact: readContact(env.CONTACT),
    siteUrl: readSiteUrl(env.SITE_URL),
    metricsPort: env.METRICS_PORT ? readPort('METRICS_PORT', env.METRICS_PORT) : null,
  }
}

/** An empty setting counts as absent. */
function withoutEmpty(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([, text]) => text !== ''))
}

function readPort(name: string, text: string): number {
  const port = Number(text)
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port
  throw new Error(`${name} must be a number from 0 to 65535, not "${text}".`)
}

/** The sentence must not repeat the address, which may contain a secret. */
export function readDatabaseUrl(text: string | undefined): string | undefined {
  if (!text) return undefined
  const { protocol, pathname } = URL.parse(text) ?? {}
  if ((protocol === 'postgres:' || protocol === 'postgresql:') && pathname && pathname.length > 1) return text
  throw new Error('DATABASE_URL must be an address such as postgres://user:password@host/name.')
}

function readTokenKey(text: string | undefined): string | undefined {
  if (!text || /^[0-9a-f]{64}$/i.test(text)) return text || undefined
  throw new Error('TOKEN_KEY must be 64 hexadecimal digits, as `openssl rand -hex 32` makes them.')
}

/** The site's address is a setting, because a link in a letter must not come from the caller's Host header. */
function readMail({ SMTP_URL: url, SITE_URL: site, MAIL_FROM: from }: NodeJS.ProcessEnv): MailConfig | null {
  if (!url) return null
  const { protocol, hostname, pathname = '', search = '', hash = '' } = URL.parse(url) ?? {}
  // A bare / ? # of a password ends the host before it. The sentence must not repeat the address, which may contain one.
  const isCut = `${pathname}${search}${hash}`.includes('@')
  if (!hostname || (protocol !== 'smtp:' && protocol !== 'smtps:') || isCut)
    throw new Error(
      'SMTP_URL must be an address such as smtps://user:password@mail.example, in which @ : / ? # % of user and password stand as %40 %3A %2F %3F %23 %25.',
    )
  const siteUrl = readSiteUrl(site)
  if (siteUrl === undefined) throw new Error('SMTP_URL needs SITE_URL, such as https://cars.example.')
  return { url, siteUrl, from: from || `no-reply@${new URL(siteUrl).hostname}` }
}

function readContact(text: string | undefined): string | undefined {
  if (!text || /^[^\s@]+@[^\s@]+$/.test(text)) return text || undefined
  throw new Error(`CONTACT must be an e-mail address such as help@cars.example, not "${text}".`)
}

function readSiteUrl(text: string | undefined): string | undefined {
  if (!text) return undefined
  if (/^https?:/.test(text) && URL.parse(text)?.origin === text) return text
  throw new Error(`SITE_URL must be an origin such as https://cars.example, not "${text}".`)
}

function readList(text = ''): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}

function readNetwork(text: string): string {
  const [address = '', prefix, ...rest] = text.split('/')
  const bits = isIP(address) === 4 ? 32 : 128
  const isPrefix = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) > 0 && Number(prefix) <= bits)
  if (isIP(address) && isPrefix && rest.length === 0) return text
  throw new Error(`TRUST_PROXY must name addresses such as 127.0.0.1 or networks such as 10.0.0.0/8, not "${text}".`)
}

function readOrigin(text: string): string {
  if (/^https?:/.test(text) && URL.parse(text)?.origin === text) return text
  throw new Error(`CORS_ORIGINS must name origins such as https://cars.example, not "${text}".`)
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
