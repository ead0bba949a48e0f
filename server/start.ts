import { fileURLToPath } from 'node:url'
import { createApp } from './app.ts'
import { hashPassword } from './auth/passwords.ts'
import { tokenKey } from './auth/secrets.ts'
import { sweepSessions } from './auth/session-store.ts'
import { sweepSaidFacts } from './cars/said-facts-store.ts'
import { sweepFormerOffers } from './cars/former-offers-store.ts'
import { sweepCarChanges } from './cars/changed-cars-store.ts'
import { readConfig, type Config } from './config/config.ts'
import { makeDataFolder } from './config/data-folder.ts'
import { sweepAnnouncements } from './db/event-transports.ts'
import { noteActive } from './console/daily-counts-store.ts'
import { passkeysElsewhere } from './accounts/passkey-store.ts'
import { openDatabase, type Database } from './db/database.ts'
import { isEmptyStore } from './db/empty-store.ts'
import { recorded } from './db/job-runs.ts'
import { sweepIdempotency } from './db/idempotency-store.ts'
import { announceMigration, isBehind, migrate, type MigrationStep } from './db/migrations/migrate.ts'
import { watchLevel } from './operations/level-watch.ts'
import { startUpgradeServer } from './operations/upgrade-server.ts'
import { continueKeys } from './db/newest-key.ts'
import { storePlace } from './db/store-place.ts'
import { demoPassword, fillDemo } from './demo/demo-store.ts'
import { startHourly } from './lib/hourly.ts'
import { openLimits } from './limits/limits-store.ts'
import { noLimits } from './limits/rate-limits.ts'
import { Hub } from './events/hub.ts'
import { createMetrics } from './operations/metrics.ts'
import { serveMetrics } from './operations/metrics-server.ts'
import { settingsHelp } from './config/settings-help.ts'
import { openStorage, requireFolder } from './storage/open-storage.ts'

/** How long a stop waits for what is in flight before it cuts connections, and before it gives up. */
const cutMs = 5000
const stopMs = 9000

/** Starts the product: store, demo data, server; stops it on SIGTERM or SIGINT. */
export async function start(args: string[]): Promise<void> {
  if (args.includes('--help')) return console.log(settingsHelp())
  // What the product writes is for its own account alone.
  process.umask(0o077)
  try {
    if (args.length > 0)
      throw new Error(`There is no option "${args[0]}". Settings are environment variables: see --help.`)
    await run(readConfig(process.env))
  } catch (error) {
    console.error(startProblem(error))
    // Connections to the database may be open already and would keep the process.
    process.exit(1)
  }
}

async function run(config: Config): Promise<void> {
  await makeDataFolder(config.dataDir)
  await requireFolder(config.storage)
  const key = await tokenKey(config.dataDir, config.tokenKey)
  await prepareStore(config)
  const db = openDatabase(storePlace(config))
  await continueKeys(db)
  await warnOfPasskeysElsewhere(db, config)
  const hub = new Hub()
  const counting = openLimits(db, hub, (error) => app.log.error(error))
  const limits = config.rateLimits === 'off' ? noLimits : counting.limits
  const pages = fileURLToPath(new URL('../dist', import.meta.url))
  const metrics = createMetrics()
  const app = await createApp({ config, db, hub, limits, metrics, tokenKey: key }, { pages })
  const address = await app.listen({ host: config.host, port: config.port })

  const stopSweeping = startHourly(
    recorded(db, 'sessionSweep', () => sweep(db)),
    (error) => app.log.error(error),
  )
  const stop = async () => {
    setTimeout(() => process.exit(1), stopMs).unref()
    // Browsers open connections ahead and never use them; Node counts those as busy.
    setTimeout(() => app.server.closeAllConnections(), cutMs).unref()
    stopSweeping()
    stopWatching()
    await Promise.all([counting.stop(), app.close()])
    await db.destroy()
    process.exit(0)
  }
  const stopWatching = watchLevel(db, () => {
    console.error('A newer version of the product has the store, so this process stops. Start the newer version.')
    void stop()
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop())

  console.log(`Volan is ready: ${address}`)
  if (config.metricsPort !== null) {
    console.log(`Figures: ${await serveMetrics(metrics, { host: config.host, port: config.metricsPort })}`)
  }
}

/** Waits for as long as it takes: a large store is not migrated in seconds, nor by the process that was here first. */
async function prepareStore(config: Config): Promise<void> {
  const db = openDatabase(storePlace(config), { hasLongTimeouts: true })
  try {
    await bringToLevel(db, config)
    if (config.demo) await offerDemo(db, config)
  } finally {
    await db.destroy()
  }
}

/** Says that people have passkeys that work at another address alone (WebAuthn, RP ID). */
async function warnOfPasskeysElsewhere(db: Database, { siteUrl }: Config): Promise<void> {
  if (siteUrl === undefined) return
  for (const { site, count } of await passkeysElsewhere(db, new URL(siteUrl).hostname))
    console.error(
      `${count} passkeys were made at ${site} and do not work at SITE_URL: their owners log in with a password and a backup code, and add new ones.`,
    )
}

/** Migrates the store, and tells meanwhile how far it is. */
async function bringToLevel(db: Database, config: Config): Promise<void> {
  let step: MigrationStep | undefined
  const stopTelling = (await isBehind(db)) ? await startUpgradeServer(config, () => step) : undefined
  try {
    await announceMigration(db)
    await migrate(db, undefined, (begun) => {
      step = begun
      if (stopTelling) console.log(`Upgrading the store, step ${begun.at} of ${begun.of}: ${begun.name}`)
    })
  } finally {
    await stopTelling?.()
  }
}

/** Fills an empty store and says who can log in; a store with data is left as it is. */
async function offerDemo(db: Database, config: Config): Promise<void> {
  if (!(await isEmptyStore(db))) return
  console.log('Filling the empty store with a demo marketplace ...')
  const email = await fillDemo(db, {
    storage: openStorage(config.storage),
    mailProvider: config.mailProvider,
    passwordHash: await hashPassword(demoPassword),
  })
  if (email !== null) console.log(`Demo login: ${email}, password: ${demoPassword}`)
}

async function sweep(db: Database): Promise<void> {
  await sweepSessions(db)
  await sweepIdempotency(db)
  await sweepAnnouncements(db)
  await sweepCarChanges(db)
  await sweepFormerOffers(db)
  await sweepSaidFacts(db)
  await noteActive(db)
}

function startProblem(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return 'The address is taken by another program. Choose another PORT.'
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
    return `HOST must be an address of this machine: ${error.message}`
  if (code === 'EACCES') return `Not permitted: ${error.message}`
  return error.message
}
