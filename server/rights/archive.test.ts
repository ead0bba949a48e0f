import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { openStorage } from '../storage/open-storage.ts'
import { type Storage } from '../storage/storage.ts'
import { offerCar } from '../testing/cars.ts'
import { signUp, testPassword, type TestPerson } from '../testing/people.ts'
import { call, emptyStore, openTestApp } from '../testing/test-app.ts'
import { ArchiveService } from './archive-service.ts'
import { askArchive, claimArchive, takeArchive } from './archive-store.ts'

const { app, db, dataDir } = await openTestApp()
const storage = openStorage({ folder: dataDir })
const confirmation = { currentPassword: testPassword }
const folder = join(dataDir, 'archives')
const hour = 60 * 60 * 1000
let alice: TestPerson
let bobby: TestPerson

beforeEach(async () => {
  await rm(folder, { recursive: true, force: true })
  await emptyStore(db)
  alice = await signUp(app, 'alice')
  bobby = await signUp(app, 'bobby')
})

async function readyArchive(): Promise<string> {
  expect((await call(app, 'POST auth/archive', { as: alice, body: confirmation })).status).toBe(200)
  const state = async () => (await call(app, 'GET auth/archive', { as: alice })).body.state
  await expect.poll(state, { timeout: 10_000 }).toBe('ready')
  return (await call(app, 'POST auth/archive/link', { as: alice })).body.address
}

const take = (address: string, headers: Record<string, string>) => app.inject({ url: address, headers })

/** The files of a ZIP, by the central directory at its end (PKWARE's APPNOTE, 4.3.12). */
function unzip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf('PK\u0005\u0006')
  const files = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [packed, nameLength] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)]
    const start = zip.readUInt32LE(at + 42)
    const data = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28)
    const bytes = zip.subarray(data, data + packed)
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    files.set(name, zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(bytes) : bytes)
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return files
}

test("a person's archive contains their own data and photos, and nobody else's secrets", async () => {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c5283a' } })
    .png()
    .toBuffer()
  const photo = (await call(app, 'POST photos', { as: alice, body: picture })).body
  const car = await offerCar(app, alice, { img: photo.address })
  const other = await offerCar(app, bobby)
  await call(app, `PUT cars/${car}/state.json`, { as: alice, body: { state: 'sold', place: 'here' } })
  const given = { ownerId: bobby.id, readerId: alice.id, givenAt: 1 }
  await db
    .insertInto('givenTelephones')
    .values([given, { ...given, ownerId: alice.id, readerId: bobby.id }])
    .execute()
  await call(app, 'PUT auth/privacy', { as: bobby, body: { telephoneShown: 'hidden', emailShown: 'hidden' } })
  await call(app, `POST cars/${other}/comments.json`, { as: alice, body: { comments: 'How many owners?' } })
  for (const [id, as] of [
    [car, alice],
    [other, bobby],
  ] as const) {
    const { name } = (await call(app, `POST cars/${id}/comments.json`, { as, body: { comments: 'Two keys.' } })).body
    const fact = { name: 'Keys', value: `2, says ${as.username}` }
    await call(app, `PUT cars/${id}/comments/${name}/fact.json`, { as, body: fact })
  }
  await call(app, 'POST messages.json', { as: alice, body: { sendTo: bobby.id, content: 'To Bobby' } })
  await call(app, 'POST messages.json', { as: bobby, body: { sendTo: alice.email, content: 'To Alice' } })
  const viewing = { carId: other, withId: bobby.id, times: [Date.now() + 24 * 60 * 60 * 1000], place: 'Sofia' }
  await call(app, 'POST viewings.json', { as: alice, body: viewing })
  await call(app, 'PUT own-profile.json', { as: alice, body: { about: 'I restore cars.', picture: photo.address } })
  const priceOffer = (await call(app, 'POST price-offers.json', { as: alice, body: { carId: other, amount: 30_000 } }))
    .body.name
  await call(app, `POST users/${alice.id}/following/${bobby.id}.json`, { as: alice, body: true })
  const quietHours = { from: 1320, until: 420, timeZone: 'Europe/Sofia' }
  for (const person of [alice, bobby]) await call(app, 'PUT notice-settings.json', { as: person, body: { quietHours } })
  for (const person of [alice, bobby]) {
    await call(app, `PUT saved-cars/${other}.json`, { as: person, body: { note: `Note of ${person.username}` } })
    await call(app, 'PUT seen-cars.json', { as: person, body: { cars: [{ id: other, seenAt: 1 }] } })
    const search = { name: `Search of ${person.username}`, address: 'brand=BMW', alert: 'off' }
    await call(app, 'POST saved-searches.json', { as: person, body: search })
    await call(app, 'PUT exclusions.json', {
      as: person,
      body: { kind: 'word', value: person.username, isLeftOut: true },
    })
  }

  const { rawPayload, headers } = await take(await readyArchive(), { cookie: alice.cookie })
  expect(headers['content-type']).toBe('application/zip')
  expect(headers['content-disposition']).toBe('attachment; filename="volan-data.zip"')
  const files = unzip(rawPayload)
  expect([...files.keys()]).toEqual(['data.json', `photos/${photo.id}.webp`])
  expect((await sharp(files.get(`photos/${photo.id}.webp`)).metadata()).format).toBe('webp')
  const text = files.get('data.json')?.toString() ?? ''
  const data = JSON.parse(text)
  expect(data.account).toMatchObject({ username: alice.username, email: alice.email, telephoneShown: 'shown' })
  expect(Object.keys(data.offers)).toEqual([car])
  expect(Object.values(data.comments)).toMatchObject([
    { carId: other, comments: 'How many owners?', question: 'open' },
    { carId: car, comments: 'Two keys.' },
  ])
  expect(Object.values(data.saidFacts)).toMatchObject([{ carId: car, value: `2, says ${alice.username}` }])
  expect(Object.values(data.messagesSent)).toMatchObject([
    { content: 'To Bobby', sendTo: bobby.id },
    { step: { kind: 'viewing', what: 'proposed' } },
    { step: { kind: 'priceOffer', id: priceOffer, what: 'made' } },
  ])
  expect(data.priceOffers).toMatchObject({ [priceOffer]: { carId: other, amount: 30_000, state: 'open' } })
  expect(Object.values(data.viewings)).toMatchObject([{ carId: other, place: 'Sofia', state: 'proposed' }])
  expect(Object.values(data.messagesReceived)).toMatchObject([{ content: 'To Alice', sender: bobby.username }])
  expect(data.conversations).toEqual({
    [bobby.id]: {
      readUntil: '',
      unread: 1,
      archivedAt: null,
      markedUnreadAt: null,
      gotFirstAt: expect.any(Number),
      wroteFirstAt: expect.any(Number),
    },
  })
  expect(data.profile).toMatchObject({ about: 'I restore cars.', photoId: photo.id })
  expect(data.profileFacts).toMatchObject({ sold: 1, says: '{}' })
  expect(Object.values(data.notices)).toMatchObject([{ type: 'message', count: 1, readAt: null, details: {} }])
  expect(data.noticeSettings).toEqual({ choices: {}, quietFrom: 1320, quietUntil: 420, timeZone: 'Europe/Sofia' })
  expect(data.following).toMatchObject({ [bobby.id]: { username: bobby.username } })
  expect(Object.values(data.sessions)).toHaveLength(1)
  expect(data.savedCars).toMatchObject({ [other]: { note: `Note of ${alice.username}` } })
  expect(data.sales).toMatchObject({ [car]: { place: 'here' } })
  expect(data.seenCars).toEqual({ [other]: { seenAt: 1 } })
  expect(data.givenTelephones).toEqual({ [bobby.id]: { givenAt: 1 } })
  expect(Object.values(data.savedSearches)).toMatchObject([{ name: `Search of ${alice.username}` }])
  expect(Object.values(data.leftOut)).toMatchObject([{ kind: 'word', value: alice.username }])
  expect(text).not.toContain(bobby.email)
  expect(text).not.toMatch(/argon2|secretHash/i)
})

test('the link of an archive works once, for its person only, and the file is removed after the download', async () => {
  const address = await readyArchive()
  expect((await take(address, {})).statusCode).toBe(401)
  expect((await take(address, { cookie: bobby.cookie })).statusCode).toBe(404)
  expect((await take(address, { cookie: alice.cookie, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
  expect((await take(address, { cookie: alice.cookie })).statusCode).toBe(200)
  expect((await take(address, { cookie: alice.cookie })).statusCode).toBe(404)
  await expect.poll(() => readdir(folder)).toEqual([])
  expect((await call(app, 'GET auth/archive', { as: alice })).body.state).toBe('used')
  expect((await call(app, 'POST auth/archive/link', { as: alice })).status).toBe(404)
})

test('a second link of an archive replaces the first, and none works after a day', async () => {
  const first = await readyArchive()
  const second = (await call(app, 'POST auth/archive/link', { as: alice })).body.address
  expect((await take(first, { cookie: alice.cookie })).statusCode).toBe(404)
  await db
    .updateTable('archives')
    .set({ readyAt: Date.now() - 25 * hour })
    .execute()
  expect((await take(second, { cookie: alice.cookie })).statusCode).toBe(404)
})

test('an archive requires the password', async () => {
  const { body } = await call(app, 'POST auth/archive', { as: alice, body: { currentPassword: 'not this one' } })
  expect(body.code).toBe('wrongPassword')
  expect((await call(app, 'GET auth/archive', { as: alice })).body).toBeNull()
})

test('one of several processes makes an archive; one that a dead process left is taken over after a minute', async () => {
  const now = Date.now()
  await askArchive(db, { id: 'one', userId: alice.id }, now)
  const claims = await Promise.all([1, 2, 3].map(() => claimArchive(db, now, now + 60_000)))
  expect(claims.filter((claim) => claim !== undefined)).toEqual([{ id: 'one', userId: alice.id }])
  expect(await claimArchive(db, now + 59_000, now + 120_000)).toBeUndefined()
  expect(await claimArchive(db, now + 61_000, now + 120_000)).toEqual({ id: 'one', userId: alice.id })
})

test('an archive that was left unfinished is made again from the beginning', async () => {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'left.part'), 'half a file')
  await writeFile(join(folder, 'left.json'), '{')
  await askArchive(db, { id: 'left', userId: alice.id })
  await claimArchive(db, Date.now(), Date.now() - 1)
  const service = new ArchiveService({ db, storage, dataDir }, app.log)
  await expect.poll(async () => (await call(app, 'GET auth/archive', { as: alice })).body.state).toBe('ready')
  await service.stop()
  expect(await readdir(folder)).toEqual(['left.zip'])
})

test('a photo that is deleted while it is packed fails the archive, and nothing else', async () => {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#2b49b8' } })
    .png()
    .toBuffer()
  await offerCar(app, alice, { img: (await call(app, 'POST photos', { as: alice, body: picture })).body.address })
  await askArchive(db, { id: 'lost', userId: alice.id })
  const losing = new Proxy(storage, {
    get: (target, key: keyof Storage) => (key === 'read' ? async () => null : target[key].bind(target)),
  })
  const service = new ArchiveService({ db, storage: losing, dataDir }, app.log)
  await expect.poll(async () => (await call(app, 'GET auth/archive', { as: alice })).body.state).toBe('failed')
  await service.stop()
  expect(await readdir(folder)).toEqual([])
})

test('the sweep removes unused files of archives', async () => {
  await readyArchive()
  await writeFile(join(folder, 'stray.zip'), '')
  const service = new ArchiveService({ db, storage, dataDir }, app.log)
  await service.sweep(Date.now() + 2 * hour)
  expect(await readdir(folder)).not.toContain('stray.zip')
  expect(await readdir(folder)).toHaveLength(1)
  await service.sweep(Date.now() + 26 * hour)
  await service.stop()
  expect(await readdir(folder)).toEqual([])
  expect((await call(app, 'GET auth/archive', { as: alice })).body).toBeNull()
})

test('an archive whose download was interrupted can be downloaded again', async () => {
  const address = await readyArchive()
  const [row] = await db.selectFrom('archives').select('id').execute()
  await takeArchive(db, { userId: alice.id, secret: address.split('/').at(-1) ?? '' })
  const service = new ArchiveService({ db, storage, dataDir }, app.log)
  await service.sent(row?.id ?? '', false)
  await service.stop()
  const { body } = await call(app, 'POST auth/archive/link', { as: alice })
  expect((await take(body.address, { cookie: alice.cookie })).statusCode).toBe(200)
})
