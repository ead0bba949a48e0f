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

test("the archive holds a person's own data and photos, and nobody else's secrets", async () => {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c5283a' } })
    .png()
    .toBuffer()
  const photo = (await call(app, 'POST photos', { as: alice, body: picture })).body
  const car = await offerCar(app, alice, { img: photo.address })
  const other = await offerCar(app, bobby)
  await call(app, 'PUT auth/privacy', { as: bobby, body: { telephoneShown: 'hidden', emailShown: 'hidden' } })
  await call(app, `POST cars/${other}/comments.json`, { as: alice, body: { comments: 'How many owners?' } })
  await call(app, 'POST messages.json', { as: alice, body: { sendTo: bobby.id, content: 'To Bobby' } })
  await call(app, 'POST messages.json', { as: bobby, body: { sendTo: alice.email, content: 'To Alice' } })
  await call(app, `POST users/${alice.id}/following/${bobby.id}.json`, { as: alice, body: true })
  for (const person of [alice, bobby]) {
    await call(app, `PUT saved-cars/${other}.json`, { as: person, body: { note: `Note of ${person.username}` } })
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
  expect(Object.values(data.comments)).toMatchObject([{ carId: other, comments: 'How many owners?' }])
  expect(Object.values(data.messagesSent)).toMatchObject([{ content: 'To Bobby', sendTo: bobby.id }])
  expect(Object.values(data.messagesReceived)).toMatchObject([{ content: 'To Alice', sender: bobby.username }])
  expect(data.following).toMatchObject({ [bobby.id]: { username: bobby.username } })
  expect(Object.values(data.sessions)).toHaveLength(1)
  expect(data.savedCars).toMatchObject({ [other]: { note: `Note of ${alice.username}` } })
  expect(Object.values(data.savedSearches)).toMatchObject([{ name: `Search of ${alice.username}` }])
  expect(Object.values(data.leftOut)).toMatchObject([{ kind: 'word', value: alice.username }])
  expect(text).not.toContain(bobby.email)
  expect(text).not.toMatch(/argon2|secretHash/i)
})

test('the link is good once, for the person whose data it is, and the file goes when it was had', async () => {
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

test('a second link takes the place of the first, and none is good after a day', async () => {
  const first = await readyArchive()
  const second = (await call(app, 'POST auth/archive/link', { as: alice })).body.address
  expect((await take(first, { cookie: alice.cookie })).statusCode).toBe(404)
  await db
    .updateTable('archives')
    .set({ readyAt: Date.now() - 25 * hour })
    .execute()
  expect((await take(second, { cookie: alice.cookie })).statusCode).toBe(404)
})

test('asks for the password', async () => {
  const { body } = await call(app, 'POST auth/archive', { as: alice, body: { currentPassword: 'not this one' } })
  expect(body.code).toBe('wrongPassword')
  expect((await call(app, 'GET auth/archive', { as: alice })).body).toBeNull()
})

test('of several processes one makes an archive; what a dead one left is taken up after a minute', async () => {
  const now = Date.now()
  await askArchive(db, { id: 'one', userId: alice.id }, now)
  const claims = await Promise.all([1, 2, 3].map(() => claimArchive(db, now, now + 60_000)))
  expect(claims.filter((claim) => claim !== undefined)).toEqual([{ id: 'one', userId: alice.id }])
  expect(await claimArchive(db, now + 59_000, now + 120_000)).toBeUndefined()
  expect(await claimArchive(db, now + 61_000, now + 120_000)).toEqual({ id: 'one', userId: alice.id })
})

test('one that was left half made is made again from the beginning', async () => {
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

test('a photo that goes while it is packed fails the archive, and nothing else', async () => {
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

test('files that nobody needs go with the sweep', async () => {
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

test('one whose sending broke off can be had again', async () => {
  const address = await readyArchive()
  const [row] = await db.selectFrom('archives').select('id').execute()
  await takeArchive(db, { userId: alice.id, secret: address.split('/').at(-1) ?? '' })
  const service = new ArchiveService({ db, storage, dataDir }, app.log)
  await service.sent(row?.id ?? '', false)
  await service.stop()
  const { body } = await call(app, 'POST auth/archive/link', { as: alice })
  expect((await take(body.address, { cookie: alice.cookie })).statusCode).toBe(200)
})
