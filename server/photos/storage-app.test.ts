import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { readConfig } from '../config/config.ts'
import { openDatabase, type Database } from '../db/database.ts'
import { storePlace } from '../db/store-place.ts'
import { noLimits } from '../limits/rate-limits.ts'
import { Hub } from '../events/hub.ts'
import { createMetrics } from '../operations/metrics.ts'
import { offerCar } from '../testing/cars.ts'
import { startObjectStorage, type ObjectStorage } from '../testing/object-storage.ts'
import { signUp, testPassword, type TestPerson } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { openTemporaryStore, type TemporaryStore } from '../testing/temporary-store.ts'

/** Two servers, as on two machines, with one store and one bucket in common and a data folder each. */

let store: TemporaryStore
let objects: ObjectStorage
let here: FastifyInstance
let there: FastifyInstance
let folders: string
let alice: TestPerson
const opened: { app: FastifyInstance; db: Database }[] = []
const tokenKey = randomBytes(32)

beforeAll(async () => {
  store = await openTemporaryStore()
  objects = await startObjectStorage()
  folders = await mkdtemp(join(tmpdir(), 'volan-machines-'))
  here = await openMachine('here')
  there = await openMachine('there')
  alice = await signUp(here, 'alice')
})

afterAll(async () => {
  for (const { app, db } of opened) {
    await app.close()
    await db.destroy()
  }
  await objects.stop()
  await rm(folders, { recursive: true, force: true })
})

beforeEach(() => objects.behave('well'))

async function openMachine(name: string): Promise<FastifyInstance> {
  const env = { DATA_DIR: join(folders, name), DATABASE_URL: store.databaseUrl, STORAGE_URL: objects.url, DEMO: '0' }
  const db = openDatabase(storePlace(store))
  const given = { config: readConfig(env), db, hub: new Hub(), limits: noLimits, metrics: createMetrics(), tokenKey }
  const app = await createApp(given, { isQuiet: true })
  opened.push({ app, db })
  return app
}

async function upload(app: FastifyInstance, red: number) {
  const body = await sharp({ create: { width: 640, height: 400, channels: 3, background: { r: red, g: 0, b: 0 } } })
    .jpeg()
    .toBuffer()
  return call(app, 'POST photos', { as: alice, body, headers: { 'content-type': 'image/jpeg' } })
}

async function show(app: FastifyInstance, address: string) {
  const from = performance.now()
  const { statusCode, headers, rawPayload } = await app.inject({ url: address, headers: { cookie: alice.cookie } })
  return { statusCode, headers, rawPayload, ms: performance.now() - from }
}

test('a photo uploaded to one machine is served by the other', async () => {
  const { body } = await upload(here, 1)
  await offerCar(there, alice, { img: body.address })
  const shown = await show(there, body.address)
  expect(shown.statusCode).toBe(200)
  expect(shown.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=86400, s-maxage=45, must-revalidate',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
  expect((await sharp(shown.rawPayload).metadata()).width).toBe(640)
  expect((await show(there, `/photos/${'0'.repeat(32)}-960.webp`)).statusCode).toBe(404)
  for (const name of objects.objects.keys())
    expect(name).toMatch(/^photos\/[0-9a-f]{2}\/[0-9a-f]{32}-\d+\.webp$|^ready$/)
})

test("a person's archive made by one machine is downloaded from the other, once, and contains the photos", async () => {
  const { body } = await upload(here, 2)
  await offerCar(here, alice, { img: body.address })
  await call(here, 'POST auth/archive', { as: alice, body: { currentPassword: testPassword } })
  const stateOf = async () => (await call(there, 'GET auth/archive', { as: alice })).body.state
  await expect.poll(stateOf, { timeout: 10_000 }).toBe('ready')
  const link = await call(there, 'POST auth/archive/link', { as: alice })
  const had = await there.inject({ url: link.body.address, headers: { cookie: alice.cookie } })
  expect(had.statusCode).toBe(200)
  expect(had.rawPayload).toHaveLength(Number(had.headers['content-length']))
  expect(had.rawPayload.includes(`photos/${body.id}.webp`)).toBe(true)
  await expect.poll(() => [...objects.objects.keys()].filter((name) => name.startsWith('archives/'))).toEqual([])
})

test.each(['page', 'half'] as const)('what a storage answers in place of a photo (%s) is no picture', async (mood) => {
  const { body } = await upload(here, mood === 'page' ? 6 : 7)
  await offerCar(here, alice, { img: body.address })
  objects.behave(mood)
  for (const address of [body.address, `/photos/${body.id}-preview.jpg`]) {
    const shown = await show(there, address)
    expect([shown.statusCode, shown.headers['cache-control']]).toEqual([503, 'no-store'])
  }
  objects.behave('well')
  expect((await show(there, body.address)).statusCode).toBe(200)
})

test.each([
  ['page', 60],
  ['half', 120],
  ['forgets', 180],
] as const)('an upload that cannot be read again (%s) is not done', async (mood, red) => {
  objects.behave(mood)
  const refused = await upload(here, red)
  expect([refused.status, refused.body.code]).toEqual([503, 'busy'])
  objects.behave('well')
  expect((await upload(here, red)).status).toBe(200)
})

test.each(['page', 'half', 'cuts'] as const)(
  'an archive that the storage does not send whole (%s) is not spent',
  async (mood) => {
    await call(here, 'POST auth/archive', { as: alice, body: { currentPassword: testPassword } })
    const stateOf = async () => (await call(there, 'GET auth/archive', { as: alice })).body.state
    await expect.poll(stateOf, { timeout: 10_000 }).toBe('ready')
    const take = async () => {
      const link = await call(there, 'POST auth/archive/link', { as: alice })
      return there.inject({ url: link.body.address, headers: { cookie: alice.cookie } })
    }
    objects.behave(mood)
    expect((await take().catch(() => ({ statusCode: 0 }))).statusCode).not.toBe(200)
    await expect.poll(stateOf).toBe('ready')
    objects.behave('well')
    expect((await take()).statusCode).toBe(200)
  },
)

test('while the storage is unavailable photos are 503 within two seconds, all else works, and it recovers at once', async () => {
  const { body } = await upload(here, 3)
  await objects.stop()
  const shown = await show(there, body.address)
  expect([shown.statusCode, shown.headers['retry-after'], shown.headers['cache-control']]).toEqual([
    503,
    '1',
    'no-store',
  ])
  expect(shown.ms).toBeLessThan(2000)
  const refused = await upload(here, 4)
  expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([503, 'busy', '1'])
  expect(refused.text).not.toMatch(/storage|127\.0\.0\.1|VOLANKEY/i)
  const ready = await show(here, '/readyz')
  expect([ready.statusCode, JSON.parse(String(ready.rawPayload)).parts]).toEqual([
    503,
    { store: true, migrations: true, photos: false },
  ])
  expect((await call(here, 'GET cars.json')).status).toBe(200)
  expect((await show(here, '/healthz')).statusCode).toBe(200)
  await objects.start()
  expect((await show(there, body.address)).statusCode).toBe(200)
  expect((await upload(here, 4)).status).toBe(200)
  await expect.poll(async () => (await show(here, '/readyz')).statusCode, { timeout: 3000 }).toBe(200)
})

test('a storage that hangs delays nobody longer than one that is down', async () => {
  const { body } = await upload(here, 5)
  objects.behave('silent')
  const shown = await Promise.all(Array.from({ length: 40 }, () => show(there, body.address)))
  for (const { statusCode, ms } of shown) expect([statusCode, ms < 2000]).toEqual([503, true])
})
