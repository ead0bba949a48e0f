import { beforeEach, expect, test } from 'vitest'
import { type SamePhotos } from '../../contract/car.ts'
import { duplicatesReport } from '../moderation/duplicates.ts'
import { noteListChange } from './car-totals-store.ts'
import { write } from '../db/write.ts'
import { offerCar } from '../testing/cars.ts'
import { signUp, signUpWithRole } from '../testing/people.ts'
import { storePhoto } from '../testing/fingerprinted-photos.ts'
import { call, emptyStore, openTestApp } from '../testing/test-app.ts'
import { type PhotoHash } from '../photos/photo-fingerprint.ts'

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

const offer = (as: typeof alice, ...images: string[]) => offerCar(app, as, { img: images[0], images })
const samePhotos = async (id: string, as: { token: string } = alice): Promise<SamePhotos[] | undefined> =>
  (await call(app, `GET cars/${id}.json`, { as })).body.samePhotos

const front: PhotoHash = [0xf0f0_f0f0, 2, 0xffff_ffff, 4]
const rear: PhotoHash = [11, 12, 13, 14]

test('photos that two sellers share are reported on both offers, with their number and since when', async () => {
  const mine = await offer(alice, await photo(front), await photo(rear), await photo([9, 99, 999, 9999]))
  // One bit differs in each of two parts, and two bits in one part.
  const theirs = await offer(bobby, await photo([0xf0f0_f0f1, 2, 0xffff_fffe, 4]), await photo([11, 12, 13, 13]))
  expect(await samePhotos(mine)).toEqual([{ count: 2, at: expect.any(Number), carId: theirs }])
  expect(await samePhotos(theirs)).toEqual([{ count: 2, at: expect.any(Number), carId: mine }])
  const { body } = await call(app, 'GET cars.json', { as: alice })
  expect(body[mine].samePhotos).toBeUndefined()
})

test('photos whose hashes differ by three bits, and photos without a hash, are not the same', async () => {
  const mine = await offer(alice, await photo(front), await photo(null))
  await offer(bobby, await photo([0xf0f0_f0f1, 3, 0xffff_fffe, 4]), await photo(null))
  expect(await samePhotos(mine)).toBeUndefined()
})

test('the same photo file counts, in offers of others only', async () => {
  const [address, blank] = [await photo(front), await photo(null)]
  const mine = await offer(alice, address, blank)
  await offer(alice, address)
  expect(await samePhotos(mine)).toBeUndefined()
  const theirs = await offer(bobby, address, blank)
  expect(await samePhotos(mine)).toEqual([{ count: 1, at: expect.any(Number), carId: theirs }])
})

test('the report links a sold offer, names a hidden one without a link except to moderators, and leaves out a deleted one', async () => {
  const carol = await signUp(app, 'carol')
  const moderator = await signUpWithRole({ app, db }, 'danny', 'moderator')
  const mine = await offer(alice, await photo(front))
  const theirs = await offer(bobby, await photo(front))
  await call(app, `PUT cars/${theirs}/state.json`, { as: bobby, body: { state: 'sold' } })
  expect(await samePhotos(mine, carol)).toMatchObject([{ carId: theirs }])
  await write(db, async (tx) => {
    await tx.updateTable('cars').set({ hiddenAt: 1 }).where('id', '=', theirs).execute()
    noteListChange(tx, { by: 0, changed: [theirs] })
  })
  expect(await samePhotos(mine, carol)).toEqual([{ count: 1, at: expect.any(Number) }])
  expect(await samePhotos(mine, moderator)).toMatchObject([{ carId: theirs }])
  await call(app, `DELETE cars/${theirs}.json`, { as: bobby })
  expect(await samePhotos(mine, carol)).toBeUndefined()
})

test('the report names at most five offers, those with most of the photos first', async () => {
  const mine = await offer(alice, await photo(front), await photo(rear))
  for (let i = 0; i < 6; i++) await offer(bobby, await photo(front))
  const both = await offer(bobby, await photo(front), await photo(rear))
  const reported = (await samePhotos(mine)) ?? []
  expect(reported.map(({ count }) => count)).toEqual([2, 1, 1, 1, 1])
  expect(reported[0]?.carId).toBe(both)
})

test('moderators get a list of offers with the same photos', async () => {
  const mine = await offer(alice, await photo(front))
  const theirs = await offer(bobby, await photo(front), await photo(rear))
  await offer(bobby, await photo([5, 6, 7, 8]))
  const report = (await duplicatesReport(db)).split('\n')
  expect(report).toEqual([
    expect.stringMatching(new RegExp(`^${theirs}  .*: 1 photo of ${mine}$`)),
    expect.stringMatching(new RegExp(`^${mine}  .*: 1 photo of ${theirs}$`)),
    '3 newest offers looked at, 2 with photos or the VIN of another.',
  ])
})
