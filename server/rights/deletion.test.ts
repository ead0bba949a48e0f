import { access } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { noLimits } from '../limits/rate-limits.ts'
import { pictureName } from '../photos/picture-files.ts'
import { PhotoService } from '../photos/photo-service.ts'
import { offerCar } from '../testing/cars.ts'
import { openStorage } from '../storage/open-storage.ts'
import { signUp, testPassword, type TestPerson } from '../testing/people.ts'
import { call, emptyStore, openTestApp } from '../testing/test-app.ts'
import { deleteAccount } from './deletion-store.ts'
import { deleteDueAccounts } from './rights-sweep.ts'

const limits = { ...noLimits }
const { app, db, hub, dataDir } = await openTestApp({ limits })
const services = { db, photos: new PhotoService(db, openStorage({ folder: dataDir })) }
const day = 24 * 60 * 60 * 1000
let alice: TestPerson
let bobby: TestPerson

beforeEach(async () => {
  await emptyStore(db)
  alice = await signUp(app, 'alice')
  bobby = await signUp(app, 'bobby')
})

const askDeletion = () => call(app, 'POST auth/deletion', { as: alice, body: { currentPassword: testPassword } })

async function upload(as: TestPerson, background: string): Promise<{ id: string; address: string }> {
  const body = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer()
  return (await call(app, 'POST photos', { as, body })).body
}

describe('asking to be deleted', () => {
  test('wants the password, says when, and ends the other sessions', async () => {
    const other = (await call(app, 'POST auth/login', { body: { email: alice.email, password: testPassword } })).body
    const wrong = await call(app, 'POST auth/deletion', { as: alice, body: { currentPassword: 'not this one' } })
    expect(wrong.body.code).toBe('wrongPassword')
    expect((await call(app, 'GET auth/account', { as: other })).body.deletionAt).toBeNull()
    const { body } = await askDeletion()
    expect(body.deletionAt - Date.now()).toBeGreaterThan(13.9 * day)
    expect((await call(app, 'GET auth/account', { as: alice })).body.deletionAt).toBe(body.deletionAt)
    expect((await call(app, 'GET auth/account', { as: other })).status).toBe(401)
    expect((await askDeletion()).body.deletionAt).toBe(body.deletionAt)
  })

  test('is judged again at the moment of the deletion: who has changed their mind stays', async () => {
    await askDeletion()
    expect(await deleteAccount(db, alice.id, Date.now())).toBeUndefined()
    expect((await call(app, 'GET auth/account', { as: alice })).status).toBe(200)
  })

  test('can be taken back for 14 days, also after a new login', async () => {
    await askDeletion()
    await deleteDueAccounts(services, Date.now() + 13.9 * day)
    const login = await call(app, 'POST auth/login', { body: { email: alice.email, password: testPassword } })
    await call(app, 'DELETE auth/deletion', { as: login.body })
    await deleteDueAccounts(services, Date.now() + 15 * day)
    expect((await call(app, 'GET auth/account', { as: alice })).body.deletionAt).toBeNull()
  })
})

describe('after 14 days', () => {
  const leave = async () => {
    await askDeletion()
    await deleteDueAccounts(services, Date.now() + 14 * day + 1000)
  }

  test('nothing of the person is left in any table but their messages, without their name', async () => {
    const car = await offerCar(app, alice)
    const other = await offerCar(app, bobby)
    await call(app, `POST cars/${car}/comments.json`, { as: bobby, body: { comments: 'Nice' } })
    await call(app, `POST cars/${other}/comments.json`, { as: alice, body: { comments: 'How many owners?' } })
    await call(app, 'POST messages.json', { as: alice, body: { sendTo: bobby.email, content: 'From one who left' } })
    await call(app, 'POST messages.json', { as: bobby, body: { sendTo: alice.email, content: 'Good bye' } })
    await call(app, 'POST auth/recovery-code', { as: alice, body: { currentPassword: testPassword } })
    await call(app, 'POST auth/archive', { as: alice, body: { currentPassword: testPassword } })
    await leave()

    const tables = [
      'users',
      'credentials',
      'sessions',
      'follows',
      'cars',
      'comments',
      'recoveryCodes',
      'archives',
    ] as const
    for (const table of tables) {
      expect(JSON.stringify(await db.selectFrom(table).selectAll().execute()), table).not.toContain(alice.id)
    }
    expect((await call(app, `GET cars/${other}/comments.json`, { as: bobby })).body).toBeNull()
    const kept = (await call(app, `GET messages.json?with=${alice.id}`, { as: bobby })).body
    expect(Object.values(kept)).toMatchObject([
      { content: 'From one who left', sender: 'Deleted account', sendTo: bobby.email },
      { content: 'Good bye', sender: bobby.email, sendTo: alice.id },
    ])
    expect((await call(app, 'POST auth/login', { body: { email: alice.email, password: testPassword } })).status).toBe(
      400,
    )
    expect((await call(app, 'GET auth/account', { as: alice })).status).toBe(401)
  })

  test('counts are right, and live viewers are told', async () => {
    const car = await offerCar(app, alice)
    const other = await offerCar(app, bobby)
    await call(app, `POST cars/${other}/comments.json`, { as: alice, body: { comments: 'How many owners?' } })
    await call(app, `POST users/${alice.id}/following/${bobby.id}.json`, { as: alice, body: true })
    await call(app, `POST users/${bobby.id}/following/${alice.id}.json`, { as: bobby, body: true })
    const heard: unknown[] = []
    const topics = ['cars', `cars/${car}`, `cars/${other}`, `profiles/${bobby.id}`] as const
    const stops = topics.map((topic) => hub.subscribe(topic, (event) => heard.push({ topic, ...event })))
    await leave()
    await expect
      .poll(() => heard)
      .toEqual(
        expect.arrayContaining([
          { topic: 'cars', kind: 'carsGone', ids: [car] },
          { topic: `cars/${car}`, kind: 'carsGone', ids: [car] },
          expect.objectContaining({ topic: `cars/${other}`, kind: 'commentsGone' }),
          { topic: `profiles/${bobby.id}`, kind: 'counts', followers: 0, following: 0, posts: 1 },
        ]),
      )
    for (const stop of stops) stop()
    expect((await call(app, 'GET counts.json')).body.cars).toBe(1)
    expect((await call(app, `GET profiles/${bobby.id}.json`, { as: bobby })).body).toMatchObject({
      followers: 0,
      following: 0,
    })
    const totals = await db.selectFrom('totals').select(['name', 'count']).execute()
    expect(totals).toEqual(
      expect.arrayContaining([
        { name: 'users', count: 1 },
        { name: 'cars', count: 1 },
      ]),
    )
  })

  test("their photos go with their files; one that another's offer shows stays", async () => {
    const [own, shared] = [await upload(alice, '#c5283a'), await upload(alice, '#2b49b8')]
    await offerCar(app, alice, { img: own.address, images: [own.address, shared.address] })
    const other = await offerCar(app, bobby, { img: shared.address })
    await leave()
    const fileOf = (id: string) =>
      access(join(dataDir, pictureName('photos', id, 480))).then(
        () => 'there',
        () => 'gone',
      )
    expect([await fileOf(own.id), await fileOf(shared.id)]).toEqual(['gone', 'there'])
    expect((await call(app, `GET cars/${other}.json`, { as: bobby })).body.img).toBe(shared.address)
    expect(await db.selectFrom('photos').select(['id', 'ownerId']).execute()).toEqual([
      { id: shared.id, ownerId: bobby.id },
    ])
  })

  test('a conversation goes when both are gone, and only that one', async () => {
    const carol = await signUp(app, 'carol')
    await call(app, 'POST messages.json', { as: alice, body: { sendTo: bobby.email, content: 'Hello Bobby' } })
    await call(app, 'POST messages.json', { as: carol, body: { sendTo: bobby.email, content: 'Hello from Carol' } })
    await leave()
    await call(app, 'POST auth/deletion', { as: bobby, body: { currentPassword: testPassword } })
    await deleteDueAccounts(services, Date.now() + 14 * day + 1000)
    expect(await db.selectFrom('messages').select('content').execute()).toEqual([{ content: 'Hello from Carol' }])
  })
})

test('who writes at the moment at which their account goes is told to log in', async () => {
  const car = await offerCar(app, bobby)
  await db.updateTable('users').set({ deletionAt: 0 }).where('id', '=', alice.id).execute()
  // Limits are spent after the token was judged and before anything is written.
  limits.spend = async () => void (await deleteAccount(db, alice.id, Date.now()))
  const { status, body } = await call(app, `POST cars/${car}/comments.json`, { as: alice, body: { comments: 'Hello' } })
  limits.spend = async () => {}
  expect([status, body.code]).toEqual([401, 'tokenExpired'])
  expect(await db.selectFrom('comments').select('id').execute()).toEqual([])
})
