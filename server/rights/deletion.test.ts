import { access } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { noLimits } from '../limits/rate-limits.ts'
import { pictureName } from '../photos/picture-files.ts'
import { PhotoService } from '../photos/photo-service.ts'
import { offerCar } from '../testing/cars.ts'
import { openStorage } from '../storage/open-storage.ts'
import { registrationOf, signUp, testPassword, type TestPerson } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'
import { deleteAccount } from './deletion-store.ts'
import { deleteDueAccounts } from './rights-sweep.ts'

const limits = { ...noLimits }
const { app, db, hub, dataDir, alice, bobby } = await useWorld(['alice', 'bobby'], { limits })
const services = { db, photos: new PhotoService(db, openStorage({ folder: dataDir })) }
const day = 24 * 60 * 60 * 1000

const askDeletion = () => call(app, 'POST auth/deletion', { as: alice, body: { currentPassword: testPassword } })

async function upload(as: TestPerson, background: string): Promise<{ id: string; address: string }> {
  const body = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer()
  return (await call(app, 'POST photos', { as, body })).body
}

describe('asking for the deletion of an account', () => {
  test('needs the password, answers the date, and ends the other sessions', async () => {
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

  test('has no effect when the person cancels it just before it is carried out', async () => {
    await askDeletion()
    expect(await deleteAccount(db, alice.id, Date.now())).toBeUndefined()
    expect((await call(app, 'GET auth/account', { as: alice })).status).toBe(200)
  })

  test('can be cancelled for 14 days, also after a new login', async () => {
    await askDeletion()
    await deleteDueAccounts(services, Date.now() + 13.9 * day)
    const login = await call(app, 'POST auth/login', { body: { email: alice.email, password: testPassword } })
    await call(app, 'DELETE auth/deletion', { as: login.body })
    await deleteDueAccounts(services, Date.now() + 15 * day)
    expect((await call(app, 'GET auth/account', { as: alice })).body.deletionAt).toBeNull()
  })
})

describe('the deletion of an account after 14 days', () => {
  test('waits while the account is suspended, as long as that can be contested, and the address is not free', async () => {
    await askDeletion()
    await db.updateTable('users').set({ suspendedAt: Date.now() }).where('id', '=', alice.id).execute()
    await deleteDueAccounts(services, Date.now() + 15 * day)
    expect(await deleteAccount(db, alice.id, Date.now() + 15 * day)).toBeUndefined()
    const again = await call(app, 'POST auth/register', { body: registrationOf('alice') })
    expect(again.body.code).toBe('emailTaken')
    await deleteDueAccounts(services, Date.now() + 184 * day)
    expect(await db.selectFrom('users').select('id').execute()).toEqual([{ id: bobby.id }])
  })

  const leave = async () => {
    await askDeletion()
    await deleteDueAccounts(services, Date.now() + 14 * day + 1000)
  }

  test('leaves nothing of the person in any table but their messages, without their name', async () => {
    const car = await offerCar(app, alice)
    const other = await offerCar(app, bobby)
    await call(app, `POST cars/${car}/comments.json`, { as: bobby, body: { comments: 'Nice' } })
    await call(app, `POST cars/${other}/comments.json`, { as: alice, body: { comments: 'How many owners?' } })
    const answer = await call(app, `POST cars/${car}/comments.json`, { as: alice, body: { comments: 'Two keys.' } })
    const fact = { as: alice, body: { name: 'Keys', value: '2' } }
    await call(app, `PUT cars/${car}/comments/${answer.body.name}/fact.json`, fact)
    await call(app, 'POST messages.json', { as: alice, body: { sendTo: bobby.email, content: 'From one who left' } })
    await call(app, 'POST messages.json', { as: bobby, body: { sendTo: alice.email, content: 'Good bye' } })
    await call(app, 'POST auth/recovery-code', { as: alice, body: { currentPassword: testPassword } })
    await call(app, 'POST auth/archive', { as: alice, body: { currentPassword: testPassword } })
    await call(app, 'PUT notice-settings.json', { as: alice, body: { quietHours: null } })
    const push = { endpoint: 'https://push.example/1', p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
    await call(app, 'PUT push-subscriptions.json', { as: alice, body: push })
    await leave()

    const tables = [
      'users',
      'credentials',
      'sessions',
      'follows',
      'cars',
      'comments',
      'saidFacts',
      'recoveryCodes',
      'archives',
      'noticeSettings',
      'pushSubscriptions',
      'offerFanOuts',
    ] as const
    for (const table of tables) {
      expect(JSON.stringify(await db.selectFrom(table).selectAll().execute()), table).not.toContain(alice.id)
    }
    const conversations = await db.selectFrom('conversations').select(['userId', 'otherId']).execute()
    expect(await db.selectFrom('notices').select('id').where('userId', '=', alice.id).execute()).toEqual([])
    expect(conversations).toEqual([{ userId: bobby.id, otherId: alice.id }])
    expect((await call(app, `GET cars/${other}/comments.json`, { as: bobby })).body).toBeNull()
    const remaining = (await call(app, `GET messages.json?with=${alice.id}`, { as: bobby })).body
    expect(Object.values(remaining)).toMatchObject([
      { content: 'From one who left', sender: 'Not available', sendTo: bobby.email },
      { content: 'Good bye', sender: bobby.email, sendTo: alice.id },
    ])
    expect((await call(app, 'POST auth/login', { body: { email: alice.email, password: testPassword } })).status).toBe(
      400,
    )
    expect((await call(app, 'GET auth/account', { as: alice })).status).toBe(401)
  })

  test('removes a deleted comment that only this person answered', async () => {
    const car = await offerCar(app, bobby)
    const path = `cars/${car}/comments`
    const { name } = (await call(app, `POST ${path}.json`, { as: bobby, body: { comments: 'I take it back' } })).body
    await call(app, `POST ${path}.json`, { as: alice, body: { comments: 'Why so?', replyTo: name } })
    await call(app, `DELETE ${path}/${name}.json`, { as: bobby })
    expect((await call(app, `GET ${path}/${name}.json`, { as: bobby })).body.isDeleted).toBe(true)
    await leave()
    expect((await call(app, `GET ${path}.json`, { as: bobby })).body).toBeNull()
  })

  test('ends the deals of the person for the other one, and deletes those of which both are gone', async () => {
    const [car, other] = [await offerCar(app, alice), await offerCar(app, bobby)]
    await call(app, 'POST price-offers.json', { as: bobby, body: { carId: car, amount: 1 } })
    await call(app, 'POST price-offers.json', { as: alice, body: { carId: other, amount: 1 } })
    const viewing = { carId: car, withId: alice.id, times: [Date.now() + day], place: 'Sofia' }
    await call(app, 'POST viewings.json', { as: bobby, body: viewing })
    await leave()
    const states = async () => {
      const offers = await db.selectFrom('priceOffers').select('state').execute()
      const viewings = await db.selectFrom('viewings').select('state').execute()
      return [...offers, ...viewings].map(({ state }) => state)
    }
    expect(await states()).toEqual(['ended', 'ended', 'ended'])
    await call(app, 'POST auth/deletion', { as: bobby, body: { currentPassword: testPassword } })
    await deleteDueAccounts(services, Date.now() + 14 * day + 1000)
    expect(await states()).toEqual([])
  })

  test('corrects the counts, and is published to viewers', async () => {
    const car = await offerCar(app, alice)
    const other = await offerCar(app, bobby)
    await call(app, `POST cars/${other}/comments.json`, { as: alice, body: { comments: 'How many owners?' } })
    await call(app, `POST users/${alice.id}/following/${bobby.id}.json`, { as: alice, body: true })
    await call(app, `POST users/${bobby.id}/following/${alice.id}.json`, { as: bobby, body: true })
    const received: unknown[] = []
    const topics = ['cars', `cars/${car}`, `cars/${other}`, `profiles/${bobby.id}`] as const
    const stops = topics.map((topic) => hub.subscribe(topic, (event) => received.push({ topic, ...event })))
    await leave()
    await expect
      .poll(() => received)
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

  test("deletes their photos with the files, except one that another's offer shows", async () => {
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

  test('deletes a conversation when both people are deleted, and no other', async () => {
    const carol = await signUp(app, 'carol')
    await call(app, 'POST messages.json', { as: alice, body: { sendTo: bobby.email, content: 'Hello Bobby' } })
    await call(app, 'POST messages.json', { as: carol, body: { sendTo: bobby.email, content: 'Hello from Carol' } })
    await leave()
    await call(app, 'POST auth/deletion', { as: bobby, body: { currentPassword: testPassword } })
    await deleteDueAccounts(services, Date.now() + 14 * day + 1000)
    expect(await db.selectFrom('messages').select('content').execute()).toEqual([{ content: 'Hello from Carol' }])
  })
})

test('a comment at the moment at which its account is deleted is refused with tokenExpired', async () => {
  const car = await offerCar(app, bobby)
  await db.updateTable('users').set({ deletionAt: 0 }).where('id', '=', alice.id).execute()
  // The limit runs after the token was checked and before anything is written.
  limits.consume = async () => void (await deleteAccount(db, alice.id, Date.now()))
  const { status, body } = await call(app, `POST cars/${car}/comments.json`, { as: alice, body: { comments: 'Hello' } })
  limits.consume = async () => {}
  expect([status, body.code]).toEqual([401, 'tokenExpired'])
  expect(await db.selectFrom('comments').select('id').execute()).toEqual([])
})
