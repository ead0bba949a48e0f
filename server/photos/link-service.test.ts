import { type RequestOptions } from 'node:https'
import { PassThrough } from 'node:stream'
import Fastify from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Database } from '../db/database.ts'
import { ProductError } from '../lib/errors.ts'
import { openStorage } from '../storage/open-storage.ts'
import { type Storage } from '../storage/storage.ts'
import { insertPerson } from '../testing/insert-person.ts'
import { openTemporaryStore } from '../testing/temporary-store.ts'
import { CountingLimits } from '../limits/rate-limits.ts'
import { type PublicNetwork } from '../lib/public-request.ts'
import { LinkService } from './link-service.ts'
import { PhotoService } from './photo-service.ts'
import { Callers } from '../auth/identify.ts'
import { Hub } from '../events/hub.ts'
import { PictureAudiences } from '../pictures/picture-audiences.ts'
import { pictureRoutes } from '../pictures/picture-routes.ts'

const app = Fastify()
const links = ['https://cars.example/car.png', 'https://cars.example/gone.png']
const car = {
  id: 'car',
  ownerId: 'alice',
  brand: 'BMW',
  model: '320d',
  engine: 'Diesel',
  transmission: 'Manual',
  year: 2019,
  description: 'As new, one owner.',
  location: 'Sofia',
  price: 1,
  createdAt: 0,
  updatedAt: 0,
  importKey: null,
} as const

let db: Database
let storage: Storage
let photos: PhotoService
let asked: string[]
let picture: Buffer

/** A network that serves the picture at /car.png and nothing else. */
const network: PublicNetwork = {
  resolve: async () => ['93.184.215.14'],
  request: ((options: RequestOptions, done: (response: unknown) => void) => {
    asked.push(String(options.path))
    const isThere = options.path === '/car.png'
    setTimeout(() => {
      const body = new PassThrough()
      body.end(picture)
      done(Object.assign(body, { statusCode: isThere ? 200 : 404, headers: {} }))
    }, 20)
    const request = new PassThrough()
    return Object.assign(request, { on: () => request })
  }) as unknown as PublicNetwork['request'],
}

beforeAll(async () => {
  const store = await openTemporaryStore()
  db = store.db
  await insertPerson(db, 'alice')
  await db.insertInto('cars').values(car).execute()
  await db
    .insertInto('pictures')
    .values(links.map((address, position) => ({ carId: 'car', position, address, photoId: null })))
    .execute()
  storage = openStorage({ folder: store.dataDir })
  photos = new PhotoService(db, storage)
  picture = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#c5283a' } })
    .png()
    .toBuffer()
  app.setErrorHandler((error, _request, reply) => reply.code(error instanceof ProductError ? error.status : 500).send())
  const given = { db, hub: new Hub(), tokenKey: Buffer.alloc(32), config: { rolesNeedFactor: false } }
  pictureRoutes(app, {
    storage,
    audiences: new PictureAudiences({ db, callers: new Callers(given) }),
    links: new LinkService(db, storage, photos.process, network),
    process: photos.process,
    limits: new CountingLimits(),
  })
})

beforeEach(() => (asked = []))

afterAll(async () => {
  photos.process.stop()
  await app.close()
})

test('a linked picture is fetched once for all who ask at the same time, re-encoded and stored', async () => {
  const answers = await Promise.all([480, 960, 1600].map((width) => app.inject(`/links/car/0-${width}.webp`)))
  expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200])
  expect(asked).toEqual(['/car.png'])
  const shown = await sharp(answers[0]?.rawPayload).metadata()
  expect(shown).toMatchObject({ format: 'webp', width: 480, height: 300 })
  expect(answers[0]?.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })

  const tag = String(answers[0]?.headers.etag)
  const again = await app.inject({ url: '/links/car/0-480.webp', headers: { 'if-none-match': tag } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect(asked).toEqual(['/car.png'])
})

test('a linked picture that one process fetched is served by another', async () => {
  await app.inject('/links/car/0-480.webp')
  asked = []
  const other = new LinkService(db, storage, photos.process, network)
  expect((await other.find('car', 0, 960))?.bytes.length).toBeGreaterThan(0)
  expect(asked).toEqual([])
})

test('a linked picture that cannot be fetched is 404, and is not tried again at once', async () => {
  for (let i = 0; i < 3; i++) {
    const answer = await app.inject('/links/car/1-480.webp')
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, undefined])
  }
  expect(asked).toEqual(['/gone.png'])
})

test.each([
  '/links/car/7-480.webp',
  '/links/nobody/0-480.webp',
  '/links/car/0-481.webp',
  '/links/car/..%2f0-480.webp',
  '/photos/..%2f..%2ftoken-key',
  '/photos/0123456789abcdef0123456789abcdef-480.webp',
  '/photos/0123456789ABCDEF0123456789ABCDEF-480.webp',
  '/photos/x-480.webp',
])('%s is 404', async (url) => {
  const answer = await app.inject(url)
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, undefined])
  expect(asked).toEqual([])
})
