import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Session } from '../contract/account.ts'
import { readConfig, type Config } from './config/config.ts'
import { openDatabase } from './db/database.ts'
import { levels, migrate, newestMigration } from './db/migrations/migrate.ts'
import { write } from './db/write.ts'
import { lockStore } from './db/locks.ts'
import { storePlace } from './db/store-place.ts'
import { expectUpgrading } from './testing/upgrading.ts'
import { settingsHelp } from './config/settings-help.ts'
import { buildCar } from './testing/cars.ts'
import { registrationOf } from './testing/people.ts'
import { makeTemporaryPlace, type TemporaryPlace } from './testing/temporary-place.ts'
import { freePort, type RunningProcess } from '../scripts/processes.ts'
import { startTestProcess } from './testing/test-process.ts'

const isOnPostgres = process.env.TEST_ENGINE === 'postgres'
let place: TemporaryPlace
const running: RunningProcess[] = []

beforeEach(async () => {
  place = await makeTemporaryPlace()
})

afterEach(async () => {
  await Promise.all(running.splice(0).map((product) => product.end('SIGKILL')))
  await place.remove()
})

async function start(env: Record<string, string> = {}): Promise<RunningProcess> {
  const product = await startTestProcess({ ...place.settings, ...env })
  running.push(product)
  return product
}

async function post(product: RunningProcess, path: string, body: unknown): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${product.address}/api/${path}`, { method: 'POST', body: JSON.stringify(body) })
  return { status: response.status, body: await response.json() }
}

const register = async (product: RunningProcess) =>
  (await post(product, 'auth/register', registrationOf('alice'))).body as Session

describe('settings', () => {
  test.each([
    ['PORT', 'abc', 'PORT must be a number from 0 to 65535, not "abc".'],
    ['PORT', '70000', 'PORT must be a number from 0 to 65535, not "70000".'],
    ['HOST', 'a b', 'HOST must be an address or a host name, not "a b".'],
    ['DEMO', 'yes', 'DEMO must be 0 or 1, not "yes".'],
    ['MAIL_PROVIDER', 'Gmail.com', 'MAIL_PROVIDER must be one lower-case name such as "gmail", not "Gmail.com".'],
    ['RATE_LIMITS', 'none', 'RATE_LIMITS must be default or off, not "none".'],
    ['DATABASE_URL', 'mysql://x/y', 'DATABASE_URL must be an address such as postgres://user:password@host/name.'],
    ['DATABASE_URL', 'postgres://user:secret@host', 'DATABASE_URL must be an address such as'],
    ['SMTP_URL', 'smtp://user:a@b:c/d%@mail.example:587', 'stand as %40 %3A %2F %3F %23 %25.'],
    ['SMTP_URL', 'smtp://user:12/3@mail.example:587', 'stand as %40 %3A %2F %3F %23 %25.'],
    ['SMTP_URL', 'smtp://user:12#3@mail.example:587', 'stand as %40 %3A %2F %3F %23 %25.'],
    ['TOKEN_KEY', 'secret', 'TOKEN_KEY must be 64 hexadecimal digits'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be silent or fatal or'],
    ['METRICS_PORT', 'x', 'METRICS_PORT must be a number from 0 to 65535, not "x".'],
    ['TRUST_PROXY', 'true', 'TRUST_PROXY must name addresses such as 127.0.0.1 or networks such as 10.0.0.0/8'],
    ['TRUST_PROXY', '127.0.0.1,10.0.0.0/33', 'not "10.0.0.0/33".'],
    ['TRUST_PROXY', '0.0.0.0/0', 'not "0.0.0.0/0".'],
    ['CORS_ORIGINS', '*', 'CORS_ORIGINS must name origins such as https://cars.example, not "*".'],
    ['CORS_ORIGINS', 'https://cars.example/', 'not "https://cars.example/".'],
  ])('%s=%s is refused with a sentence', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(sentence)
  })

  test('one word sets what a market in Bulgaria needs; what is set outranks it', () => {
    const chosen = ({ lists, firstCurrency, defaultLanguage }: Config) => [lists, firstCurrency, defaultLanguage]
    expect(chosen(readConfig({}))).toEqual(['specification', 'BGN', 'en'])
    expect(chosen(readConfig({ MARKET: 'bulgaria' }))).toEqual(['bulgaria', 'EUR', 'bg'])
    expect(chosen(readConfig({ MARKET: 'bulgaria', FIRST_CURRENCY: '' }))).toEqual(['bulgaria', 'EUR', 'bg'])
    const env = { MARKET: 'bulgaria', LISTS: 'specification', FIRST_CURRENCY: 'BGN' }
    expect(chosen(readConfig(env))).toEqual(['specification', 'BGN', 'bg'])
    expect(() => readConfig({ MARKET: 'romania' })).toThrow('MARKET must be specification or bulgaria, not "romania".')
  })

  test('the demo is on by default, except in production', () => {
    expect(readConfig({}).demo).toBe(true)
    expect(readConfig({ NODE_ENV: 'production' }).demo).toBe(false)
    expect(readConfig({ NODE_ENV: 'production', DEMO: '1' }).demo).toBe(true)
  })

  test('help lists every one', () => {
    for (const name of [
      'PORT',
      'HOST',
      'DATA_DIR',
      'DEMO',
      'MAIL_PROVIDER',
      'RATE_LIMITS',
      'LOG_LEVEL',
      'METRICS_PORT',
      'TRUST_PROXY',
      'CORS_ORIGINS',
    ])
      expect(settingsHelp()).toContain(name)
  })

  test.each([
    [{ DATA_DIR: '/proc/nowhere' }, 'DATA_DIR cannot be used'],
    [{ DATA_DIR: fileURLToPath(import.meta.url) }, 'DATA_DIR must be a folder'],
    [{ HOST: 'nowhere.invalid' }, 'HOST must be an address of this machine'],
  ])('%j is refused with a sentence', async (env, sentence) => {
    await expect(start(env)).rejects.toThrow(sentence)
  })

  test('a process with a wrong one says so and ends', async () => {
    await expect(start({ PORT: 'abc' })).rejects.toThrow('PORT must be a number')
  })
})

test('a process stops by itself when a newer program takes its store', async () => {
  const product = await start()
  const db = openDatabase(storePlace(readConfig(place.settings)))
  await sql`insert into migrations values ('9999-future-upgrading', 1)`.execute(db)
  await db.destroy()
  await vi.waitFor(() => expect(product.printed()).toContain('A newer version of the product has the store'), 5000)
  await vi.waitFor(() => expect(fetch(product.address)).rejects.toThrow(), 5000)
  await expect(start()).rejects.toThrow('made by a newer version of the product (9999-future-upgrading)')
})

/** Holds the store's lock meanwhile, so that no migration begins. */
async function whileLocked<T>(work: () => Promise<T>): Promise<T> {
  const db = openDatabase(storePlace(place), { hasLongTimeouts: true })
  try {
    return await write(db, async (tx) => {
      await lockStore(tx)
      return work()
    })
  } finally {
    await db.destroy()
  }
}

test('while a store is migrated its process is alive, not ready, and pages say that they come back', async () => {
  const db = openDatabase(storePlace(readConfig(place.settings)))
  await migrate(db, levels.at(-2))
  await db.destroy()
  const address = `http://127.0.0.1:${await freePort()}`
  const begin = () => ({ starting: start({ PORT: new URL(address).port }) })
  // On SQLite a process that waits for the lock answers nobody, so that its questions are asked of the server alone.
  const { starting } = isOnPostgres
    ? await whileLocked(async () => {
        const begun = begin()
        await expectUpgrading(address)
        return begun
      })
    : begin()
  const product = await starting
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
  expect(product.printed()).toContain(
    `Upgrading the store, step ${levels.length} of ${levels.length}: ${newestMigration}`,
  )
})

test('secrets and the store are readable by their owner alone', async () => {
  await start()
  for (const name of place.databaseUrl === undefined ? ['token-key', 'volan.db'] : ['token-key']) {
    expect((await stat(join(place.dataDir, name))).mode & 0o777, name).toBe(0o600)
  }
})

test('two processes started at once on an empty store both come up', async () => {
  const [one, two] = await Promise.all([start(), start()])
  const session = await register(one)
  expect((await fetch(`${two.address}/api/users/${session.userId}.json?auth=${session.token}`)).status).toBe(200)
})

test.runIf(isOnPostgres)('a process that has to wait long for the one that migrates comes up after it', async () => {
  const { starting } = await whileLocked(async () => {
    const begun = { starting: start() }
    // Longer than a call may wait for the store.
    await sleep(6000)
    return begun
  })
  expect((await fetch(`${(await starting).address}/readyz`)).status).toBe(200)
})

test('a key that is set is the one that signs: a process with the same takes the tokens of the other', async () => {
  const key = { TOKEN_KEY: 'ab'.repeat(32) }
  const [one, two] = [await start(key), await start({ ...key, TOKEN_KEY: 'cd'.repeat(32) })]
  const session = await register(one)
  const statusAt = async ({ address }: RunningProcess) =>
    (await fetch(`${address}/api/users/${session.userId}.json?auth=${session.token}`)).status
  expect([await statusAt(one), await statusAt(two), await statusAt(await start(key))]).toEqual([200, 401, 200])
})

test('kill -9 at any moment loses no acknowledged write', async () => {
  const acknowledged: string[] = []
  let session: Session | undefined
  for (let fault = 0; fault < 4; fault++) {
    const product = await start()
    session ??= await register(product)
    const path = `cars.json?auth=${session.token}`
    const before = acknowledged.length
    const writers = Array.from({ length: 4 }, async () => {
      for (;;) {
        const { body } = await post(product, path, buildCar())
        acknowledged.push((body as { name: string }).name)
        // However fast this machine is, some writes are done then, and others on their way.
        if (acknowledged.length - before === 6 + fault) setTimeout(() => void product.end('SIGKILL'), fault * 7)
      }
    })
    await Promise.allSettled(writers)
  }
  const product = await start()
  const kept = (await (await fetch(`${product.address}/api/cars.json`)).json()) as Record<string, unknown>
  const counts = await (await fetch(`${product.address}/api/counts.json`)).json()
  expect(acknowledged.length).toBeGreaterThan(20)
  expect(acknowledged.filter((id) => !(id in kept))).toEqual([])
  expect(counts).toEqual({ cars: Object.keys(kept).length })
})

test('SIGTERM closes live streams and ends the process with status 0 within ten seconds', async () => {
  const product = await start()
  const stream = await fetch(`${product.address}/api/cars.json`, { headers: { accept: 'text/event-stream' } })
  let heard = ''
  const reading = (async () => {
    for await (const part of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) heard += part
  })()
  await vi.waitFor(() => expect(heard).toContain('event: put'))
  const startedAt = performance.now()
  expect(await product.end('SIGTERM')).toBe(0)
  expect(performance.now() - startedAt).toBeLessThan(10_000)
  await reading
})

test('a connection that was opened and never used does not keep the process from ending', async () => {
  const product = await start()
  const unused = connect(Number(new URL(product.address).port), '127.0.0.1')
  unused.on('error', () => {})
  await once(unused, 'connect')
  const startedAt = performance.now()
  expect(await product.end('SIGTERM')).toBe(0)
  expect(performance.now() - startedAt).toBeLessThan(9000)
  unused.destroy()
})
