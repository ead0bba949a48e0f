import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Database } from '../db/database.ts'
import { readStorageUrl } from '../config/storage-place.ts'
import { openStorage } from '../storage/open-storage.ts'
import { openTemporaryStore } from '../testing/temporary-store.ts'
import { openTestApp } from '../testing/test-app.ts'
import { startObjectStorage } from '../testing/object-storage.ts'
import { healthRoutes } from './health-routes.ts'
import { ReadinessCheck } from './readiness.ts'

const { app } = await openTestApp()

async function healthOf(db: Database, dataDir: string): Promise<FastifyInstance> {
  const probed = Fastify()
  healthRoutes(probed, new ReadinessCheck(db, openStorage({ folder: dataDir })))
  return probed
}

async function openStore(): Promise<{ db: Database; dataDir: string; probed: FastifyInstance }> {
  const { db, dataDir } = await openTemporaryStore()
  return { db, dataDir, probed: await healthOf(db, dataDir) }
}

const [away, silentStore, older, folderless, filling] = [
  await openStore(),
  await openStore(),
  await openStore(),
  await openStore(),
  await openStore(),
]

test('a working product is alive and ready, and neither answer may be cached', async () => {
  const [alive, ready] = [await app.inject('/healthz'), await app.inject('/readyz')]
  expect([alive.statusCode, alive.json()]).toEqual([200, { status: 'ok' }])
  expect([ready.statusCode, ready.json()]).toEqual([
    200,
    { status: 'ready', parts: { store: true, migrations: true, photos: true } },
  ])
  for (const { headers } of [alive, ready]) expect(headers['cache-control']).toBe('no-store')
})

test('an unavailable store makes the product unready, not dead, and the answer reveals nothing internal', async () => {
  const { db, probed } = away
  await db.destroy()
  const answer = await probed.inject('/readyz')
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2'])
  expect(answer.json()).toEqual({ status: 'not ready', parts: { store: false, migrations: false, photos: true } })
  expect((await probed.inject('/healthz')).statusCode).toBe(200)
})

test('a store that does not respond makes the product unready after a second', async () => {
  const { dataDir } = silentStore
  const silent = { executeTakeFirst: () => new Promise(() => {}) }
  const query = { selectFrom: () => query, select: () => query, where: () => silent }
  const probed = await healthOf({ withTables: () => query } as unknown as Database, dataDir)
  const startedAt = performance.now()
  const answer = await probed.inject('/readyz')
  expect([answer.statusCode, answer.json().parts.store]).toEqual([503, false])
  expect(performance.now() - startedAt).toBeLessThan(2000)
})

test("a store below the program's migration level is not ready", async () => {
  const { db, probed } = older
  await sql`delete from migrations`.execute(db)
  const answer = await probed.inject('/readyz')
  expect(answer.statusCode).toBe(503)
  expect(answer.json().parts).toEqual({ store: true, migrations: false, photos: true })
})

test('a process that fills the store after a migration is ready, and tells how far it is', async () => {
  const { db, dataDir } = filling
  const upgrade = { name: '0041-amounts', done: 500, total: 1200 }
  const probed = Fastify()
  healthRoutes(probed, new ReadinessCheck(db, openStorage({ folder: dataDir }), { findUpgrade: () => upgrade }))
  const answer = await probed.inject('/readyz')
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { status: 'ready', upgrade }])
})

test('a photo folder that cannot be written makes the product unready until it can', async () => {
  const { dataDir, probed } = folderless
  const photos = join(dataDir, 'photos')
  await writeFile(photos, 'a file in its place')
  expect((await probed.inject('/readyz')).json().parts).toEqual({ store: true, migrations: true, photos: false })
  await rm(photos)
  await mkdir(photos)
  // A result is cached for a second.
  expect((await probed.inject('/readyz')).statusCode).toBe(503)
  await expect.poll(async () => (await probed.inject('/readyz')).statusCode, { timeout: 3000 }).toBe(200)
})

test('a storage whose clock goes wrong while the product runs is told once with its cause, and once when it is well', async () => {
  const objects = await startObjectStorage()
  onTestFinished(() => objects.stop())
  const [error, info] = [vi.fn<(text: string) => void>(), vi.fn<(text: string) => void>()]
  const probed = Fastify()
  const storage = openStorage(readStorageUrl(objects.url, '/nowhere'))
  healthRoutes(probed, new ReadinessCheck(filling.db, storage, { log: { error, info } as never }))
  const photos = async () => (await probed.inject('/readyz')).json().parts.photos as boolean
  expect(await photos()).toBe(true)
  objects.behave('ahead')
  await expect.poll(photos, { timeout: 3000 }).toBe(false)
  const asked = () => objects.asked.length
  const before = asked()
  await expect.poll(() => photos().then(asked), { timeout: 3000 }).toBeGreaterThan(before)
  expect(error.mock.calls).toEqual([
    [
      'The storage of photos cannot be used: The storage answered PUT with 403 RequestTimeTooSkewed. Its clock and that of this machine differ. Until it can, photos answer 503.',
    ],
  ])
  objects.behave('well')
  await expect.poll(photos, { timeout: 3000 }).toBe(true)
  expect(info.mock.calls).toEqual([['The storage of photos can be used again.']])
})
