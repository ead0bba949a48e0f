import sharp from 'sharp'
import { expect, test } from 'vitest'
import { photosPerMessage } from '../../contract/limits.ts'
import { photoIdOf } from '../../contract/photo.ts'
import { openStorage } from '../storage/open-storage.ts'
import { PhotoService } from '../photos/photo-service.ts'
import { deleteDueAccounts } from '../rights/rights-sweep.ts'
import { type TestPerson } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const { app, db, dataDir, alice, bobby } = await useWorld(['alice', 'bobby'])
const photos = new PhotoService(db, openStorage({ folder: dataDir }))

async function upload(as: TestPerson, background: string): Promise<string> {
  const body = await sharp({ create: { width: 8, height: 6, channels: 3, background } })
    .png()
    .toBuffer()
  return (await call(app, 'POST photos', { as, body })).body.address
}
const write = (from: TestPerson, to: TestPerson, body: object) =>
  call(app, 'POST messages.json', { as: from, body: { sendTo: to.id, content: '', ...body } })
const read = async (as: TestPerson, id: string) => (await call(app, `GET messages/${id}.json`, { as })).body
const isStored = async (address: string) =>
  (await db
    .selectFrom('photos')
    .select('id')
    .where('id', '=', photoIdOf(address) ?? '')
    .executeTakeFirst()) !== undefined

test('a message may be photos alone, which both see and the inbox counts', async () => {
  const [red, blue] = [await upload(alice, 'red'), await upload(alice, 'blue')]
  const { body } = await write(alice, bobby, { photos: [blue, red], content: ' ' })
  const shown = [blue, red].map((address) => ({ address, width: 8, height: 6 }))
  for (const person of [alice, bobby])
    expect(await read(person, body.name)).toMatchObject({ content: '', photos: shown })
  expect((await call(app, `GET conversations/${alice.id}.json`, { as: bobby })).body.last).toMatchObject({ photos: 2 })
  const answer = (await write(bobby, alice, { content: 'Nice', replyTo: body.name })).body.name
  expect(await read(alice, answer)).toMatchObject({ quote: { line: '', photos: 2 } })
  expect((await read(alice, answer)).photos).toBeUndefined()
})

test.each<[unknown, string]>([
  [['https://elsewhere.example/a.jpg'], 'invalid'],
  [[`/photos/${'0'.repeat(32)}-960.webp`], 'unknownPhoto'],
  [Array.from({ length: photosPerMessage + 1 }, () => `/photos/${'0'.repeat(32)}-960.webp`), 'invalid'],
  ['/photos', 'invalid'],
  ...[
    'javascript:alert(1)',
    'data:image/webp;base64,UklGRg==',
    '//elsewhere.example/photos/0-960.webp',
    `https://elsewhere.example/photos/${'0'.repeat(32)}-960.webp`,
    `/photos/${'0'.repeat(32)}-961.webp`,
    `/photos/${'0'.repeat(32)}-960.webp?to=elsewhere`,
    `/photos/${'0'.repeat(32)}-960.webp\n`,
    `/photos/${'0'.repeat(24)}/../../x-960.webp`,
    '/photos/../../etc/passwd',
    '/links/car/0-960.webp',
    '" onerror="alert(1)',
    '',
    null,
    960,
    { address: `/photos/${'0'.repeat(32)}-960.webp` },
  ].map((hostile): [unknown, string] => [[hostile], 'invalid']),
])('photos of %j are refused', async (named, code) => {
  expect((await write(alice, bobby, { photos: named })).body.code).toBe(code)
  expect((await write(alice, bobby, {})).body.code).toBe('invalid')
  expect(await db.selectFrom('messages').select('id').execute()).toEqual([])
})

test('the sweep leaves photos of messages, and takes those of deleted ones', async () => {
  const [kept, gone] = [await upload(alice, 'green'), await upload(alice, 'yellow')]
  await write(alice, bobby, { photos: [kept] })
  const { body } = await write(alice, bobby, { photos: [gone] })
  await call(app, `DELETE messages/${body.name}.json`, { as: alice })
  expect((await read(bobby, body.name)).photos).toBeUndefined()
  await photos.sweep(Date.now() + 1000)
  expect([await isStored(kept), await isStored(gone)]).toEqual([true, false])
})

test('photos stay with the other person of a deleted account, and go with the last one', async () => {
  const [sent, unsent] = [await upload(alice, 'orange'), await upload(alice, 'purple')]
  const { body } = await write(alice, bobby, { photos: [sent] })
  const leave = async (person: TestPerson) => {
    await db.updateTable('users').set({ deletionAt: 1 }).where('id', '=', person.id).execute()
    await deleteDueAccounts({ db, photos }, Date.now())
  }
  await leave(alice)
  expect(await read(bobby, body.name)).toMatchObject({ photos: [{ address: sent }] })
  expect([await isStored(sent), await isStored(unsent)]).toEqual([true, false])
  await leave(bobby)
  expect(await isStored(sent)).toBe(false)
  expect(await db.selectFrom('messagePhotos').selectAll().execute()).toEqual([])
})
