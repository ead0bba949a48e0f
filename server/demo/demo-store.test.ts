import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { registrationSchema } from '../../contract/account.ts'
import { newCarSchema } from '../../contract/car.ts'
import { expiry } from '../../contract/car-state.ts'
import { type CaseState } from '../../contract/case.ts'
import { brands } from '../../contract/choices.ts'
import { newCommentSchema } from '../../contract/comment.ts'
import { photos } from '../../contract/limits.ts'
import { newMessageSchema } from '../../contract/message.ts'
import { listCases } from '../moderation/case-queue-store.ts'
import { readCase } from '../moderation/case-store.ts'
import { listWaiting } from '../moderation/held-moderation-store.ts'
import { listWarnedComments } from '../radar/comment-radar-store.ts'
import { expireOffers } from '../publishing/offer-state-store.ts'
import { pictureName } from '../photos/picture-files.ts'
import { openStorage } from '../storage/open-storage.ts'
import { buildMarket } from './demo-market.ts'
import { readDemoPictures } from './demo-pictures.ts'
import { demoPassword, fillDemo } from './demo-store.ts'
import { insertPerson } from '../testing/insert-person.ts'
import { openTemporaryStore } from '../testing/temporary-store.ts'

/** The fields of a row that are not null. */
function known(row: object): object {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))
}

const now = Date.UTC(2026, 10, 21, 12)
test('every row of the demo obeys the rules of the forms', async () => {
  const market = buildMarket(await readDemoPictures(), 'gmail', now)
  const registrations = market.users.map((user) => ({ ...user, password: demoPassword }))
  expect(registrations.filter((person) => !registrationSchema('gmail').safeParse(person).success)).toEqual([])
  expect(
    market.cars.filter((car) => !newCarSchema.safeParse({ ...known(car), extras: [], showsVin: false }).success),
  ).toEqual([])
  expect(market.comments.filter(({ comments }) => !newCommentSchema.safeParse({ comments }).success)).toEqual([])
  const sent = market.messages.map(({ content }) => ({ sendTo: 'somebody', content }))
  expect(sent.filter((message) => !newMessageSchema.safeParse(message).success)).toEqual([])
})

test('the demo is the same in every run, and as large as promised', async () => {
  const pictures = await readDemoPictures()
  const market = buildMarket(pictures, 'gmail', now)
  expect(buildMarket(pictures, 'gmail', now)).toEqual(market)
  expect([market.users.length, market.cars.length, market.sponsors.length]).toEqual([24, 168, 8])
  expect(new Set(market.cars.map((car) => car.brand))).toEqual(new Set(brands))
  expect(new Set(market.cars.map((car) => car.engine)).size).toBe(5)
  for (const rows of [market.follows, market.comments, market.messages]) expect(rows.length).toBeGreaterThan(80)
})

test('keys of the demo are chronological and unique, and no time is in the future', async () => {
  const { cars, comments, messages, users, sponsors, past } = buildMarket(await readDemoPictures(), 'gmail', now)
  const ids = [...cars, ...comments, ...messages, ...users, ...sponsors].map((row) => row.id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const rows of [cars, comments]) {
    const byTime = rows.toSorted((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1)).map((row) => row.id)
    expect(byTime).toEqual(byTime.toSorted())
    expect(Math.max(...rows.map((row) => row.createdAt))).toBeLessThan(now)
  }
  // Feeds are read in the order of ids.
  const happened = past.map(({ id, carId, at }) => ({ id: id ?? carId, at }))
  const inOrder = happened.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(({ at }) => at)
  expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b))
  expect(Math.max(...messages.map((message) => message.timestamp))).toBeLessThan(now)
  const posted = new Map(cars.map((car) => [car.id, car.createdAt]))
  for (const comment of comments) expect(comment.createdAt).toBeGreaterThan(posted.get(comment.carId) ?? Infinity)
})

test('an empty store is filled with the demo once, with its photos and counts', async () => {
  const { db, dataDir } = await openTemporaryStore()
  const settings = { storage: openStorage({ folder: dataDir }), mailProvider: 'gmail', passwordHash: 'hash', now }
  expect(await fillDemo(db, settings)).toBe('georgi.dimitrov@gmail.com')
  expect(await fillDemo(db, settings)).toBeNull()
  // None expires soon, whatever its first day.
  expect(await expireOffers(db, now + (expiry.hideDays - 1) * 24 * 60 * 60 * 1000)).toBe(0)
  const cars = await db.selectFrom('cars').select(['state', 'unlistedAt']).execute()
  const listed = cars.filter((car) => car.unlistedAt === null)
  expect(listed.length).toBe(160)
  expect(new Set(listed.map((car) => car.state))).toEqual(new Set(['forSale', 'reserved']))
  for (const state of ['sold', 'paused']) expect(cars.filter((car) => car.state === state).length).toBeGreaterThan(2)
  const { count } = await db.selectFrom('totals').select('count').where('name', '=', 'cars').executeTakeFirstOrThrow()
  expect(count).toBe(listed.length)
  const users = await db.selectFrom('users').selectAll().execute()
  expect(users.reduce((sum, user) => sum + user.postCount, 0)).toBe(168)
  const follows = await db.selectFrom('follows').selectAll().execute()
  for (const user of users) {
    expect(user.followerCount).toBe(follows.filter((follow) => follow.followedId === user.id).length)
    expect(user.followingCount).toBe(follows.filter((follow) => follow.followerId === user.id).length)
  }
  for (const { id } of await db.selectFrom('photos').select('id').execute()) {
    for (const width of photos.widths) {
      expect((await stat(join(dataDir, pictureName('photos', id, width)))).size).toBeGreaterThan(0)
    }
  }
})

test('photos of the demo have previews, and two sellers offer one car with the same photos', async () => {
  const { photos: stored, pictures, cars } = buildMarket(await readDemoPictures(), 'gmail', now)
  expect(stored.filter((photo) => !photo.preview)).toEqual([])
  const hashed = new Set(stored.flatMap(({ id, hash1 }) => (typeof hash1 === 'number' ? [id] : [])))
  const shownIn = new Set(pictures.filter(({ photoId }) => hashed.has(photoId ?? '')).map(({ carId }) => carId))
  const sellers = cars.filter(({ id }) => shownIn.has(id)).map(({ ownerId }) => ownerId)
  expect([hashed.size, sellers.length, new Set(sellers).size]).toEqual([4, 2, 2])
  expect(cars.filter(({ id, unlistedAt }) => shownIn.has(id) && unlistedAt)).toEqual([])
})

test.each(['users', 'sponsors'] as const)('a store that has %s is not filled with the demo', async (table) => {
  const { db, dataDir } = await openTemporaryStore()
  if (table === 'users') {
    await insertPerson(db, 'alice')
  } else {
    await db.insertInto('sponsors').values({ id: 'x', name: 'X', img: '/x.svg', link: 'https://x.example' }).execute()
  }
  expect(
    await fillDemo(db, { storage: openStorage({ folder: dataDir }), mailProvider: 'gmail', passwordHash: 'hash', now }),
  ).toBeNull()
  expect(await db.selectFrom('cars').selectAll().execute()).toEqual([])
})

test('a moderator of the demo finds cases of several kinds, an appeal, a warned comment and a held message', async () => {
  const { db, dataDir } = await openTemporaryStore()
  const storage = openStorage({ folder: dataDir })
  await fillDemo(db, { storage, mailProvider: 'gmail', passwordHash: 'hash', now })
  const queue = async (state: CaseState) =>
    (await listCases(db, null, { state, isMine: false, after: undefined })).cases
  const open = await queue('open')
  expect(open.map(({ kind, reports, severity }) => [kind, reports, severity])).toEqual([
    ['message', 1, 'high'],
    ['photo', 1, 'high'],
    ['comment', 3, 'high'],
    ['offer', 1, 'low'],
  ])
  const reader = { id: null, name: 'test', role: 'moderator' } as const
  for (const { id, kind } of [...open, ...(await queue('appealed'))]) {
    const { now: state, state: isOpen, radar, about } = await readCase(db, reader, id)
    expect([state, about]).toMatchObject([isOpen === 'open' ? 'shown' : 'hidden', { username: expect.any(String) }])
    expect(radar.points > 50).toBe(kind === 'message' || (kind === 'comment' && isOpen === 'open'))
  }
  expect((await listWarnedComments(db)).comments).toMatchObject([{ signs: ['deposit', 'iban'] }])
  expect((await listWaiting(db)).messages).toHaveLength(1)
})
