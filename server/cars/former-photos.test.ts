import { beforeEach, expect, test } from 'vitest'
import { type PhotoHash } from '../photos/photo-fingerprint.ts'
import { offerCar } from '../testing/cars.ts'
import { signUp } from '../testing/people.ts'
import { storePhoto } from '../testing/fingerprinted-photos.ts'
import { call, emptyStore, openTestApp } from '../testing/test-app.ts'
import { sweepFormerOffers } from './former-offers-store.ts'

const dayMs = 24 * 60 * 60 * 1000
const { app, db } = await openTestApp()
let alice: Awaited<ReturnType<typeof signUp>>
let bobby: typeof alice

beforeEach(async () => {
  // PostgreSQL refuses to delete a photo before the pictures that show it.
  await db.deleteFrom('cars').execute()
  await emptyStore(db)
  alice = await signUp(app, 'alice')
  bobby = await signUp(app, 'bobby')
})

const photo = (hash: PhotoHash | null) => storePhoto(db, alice.id, hash)

interface Facts {
  as?: typeof alice
  year?: number
  vin?: string
}

const first = Date.now() - 20 * dayMs
const offer = (images: string[], { as = alice, ...facts }: Facts = {}) =>
  offerCar(app, as, { img: images[0], images, ...facts })

/** Offers a car 20 days ago and deletes it. */
async function offerOnce(images: string[], facts: Facts = {}): Promise<void> {
  const id = await offer(images, facts)
  await db.updateTable('cars').set({ createdAt: first }).where('id', '=', id).execute()
  await call(app, `DELETE cars/${id}.json`, { as: alice })
}

/** Does an offer have the first day of the deleted one? */
async function isOld(id: string): Promise<boolean> {
  const { createdAt } = await db.selectFrom('cars').select('createdAt').where('id', '=', id).executeTakeFirstOrThrow()
  return createdAt === first
}

const link = (name: string) => `https://example.com/${name}.jpg`
const [front, rear, seats, wheel] = [link('front'), link('rear'), link('seats'), link('wheel')]

test('an offer deleted and posted again with the same links keeps its first day, for its owner and for 90 days', async () => {
  await offerOnce([front, rear, seats])
  expect(await isOld(await offer([rear, front, wheel]))).toBe(true)
  expect(await isOld(await offer([front, rear, seats], { as: bobby }))).toBe(false)
  await db
    .updateTable('formerPhotos')
    .set({ goneAt: Date.now() - 91 * dayMs })
    .execute()
  expect(await isOld(await offer([front, rear, seats]))).toBe(false)
  await sweepFormerOffers(db)
  expect(await db.selectFrom('formerPhotos').selectAll().execute()).toEqual([])
})

test('an offer is another one with one equal photo of several, an equal one after the third, another year or another VIN', async () => {
  const vin = 'WBA3D3105CF123456'
  await offerOnce([front, rear, seats, wheel], { vin })
  expect(await isOld(await offer([front, link('other'), wheel]))).toBe(false)
  expect(await isOld(await offer([front, rear], { year: 2018 }))).toBe(false)
  expect(await isOld(await offer([front, rear], { vin: 'WBA3D3105CF654321' }))).toBe(false)
  expect(await isOld(await offer([front, rear]))).toBe(true)
  expect(await isOld(await offer([front]))).toBe(true)
})

test('photos that are uploaded again are recognised by their fingerprints, even after the earlier ones were swept', async () => {
  const hash: PhotoHash = [0xf0f0_f0f0, 2, 0xffff_ffff, 4]
  await offerOnce([await photo(hash), await photo(null)])
  await db.deleteFrom('photos').execute()
  const near = await photo([0xf0f0_f0f1, 2, 0xffff_fffe, 4])
  expect(await isOld(await offer([near]))).toBe(true)
  expect(await isOld(await offer([await photo([0xf0f0_f0f1, 3, 0xffff_fffe, 4])]))).toBe(false)
  expect(await isOld(await offer([await photo(null)]))).toBe(false)
  await db.deleteFrom('cars').execute()
  await db.deleteFrom('users').where('id', '=', alice.id).execute()
  expect(await db.selectFrom('formerPhotos').selectAll().execute()).toEqual([])
})
