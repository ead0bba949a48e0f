import { expect, test } from 'vitest'
import { appealMs } from '../../contract/decision.ts'
import { type Case, type CaseRow } from '../../contract/case.ts'
import { photoIdOf } from '../../contract/photo.ts'
import { CountingLimits } from '../limits/rate-limits.ts'
import { forgetUnusedPhoto } from '../photos/photo-store.ts'
import { expireOffers } from '../publishing/offer-state-store.ts'
import { offerCar } from '../testing/cars.ts'
import { storePhoto } from '../testing/fingerprinted-photos.ts'
import { type TestPerson } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

/** What a nuisance does to get round moderators, and what moderators see of it. */

const { app, db, alice, bobby, erica, frank } = await useWorld(['alice', 'bobby', 'erica', 'frank'], {
  roles: { erica: 'moderator', frank: 'operator' },
  limits: new CountingLimits(),
})

const report = (as: TestPerson, body: object) =>
  call(app, 'POST reports', { as, body: { kind: 'offer', reason: 'fraud', text: '', ...body } })
const get = async (path: string, as = erica) => (await call(app, `GET ${path}`, { as })).body
const put = (path: string, body: object, as = erica) => call(app, `PUT ${path}`, { as, body })
const edit = async (id: string, change: object) =>
  put(`cars/${id}.json`, { ...(await get(`cars/${id}.json`, alice)), ...change }, alice)
const hide = (id: string) => put(`moderation/offers/${id}`, { state: 'hidden', reason: 'Wheels of another car.' })
const onlyCase = async () => {
  const { cases } = (await get('moderation/cases')) as { cases: CaseRow[] }
  expect(cases).toHaveLength(1)
  return cases[0]!
}
const open = async () => (await get(`moderation/cases/${(await onlyCase()).id}`)) as Case
const decide = async (more: object) => {
  const { id, version } = await onlyCase()
  const body = { ground: 'fraud', facts: 'Not this firm.', version, ...more }
  expect((await put(`moderation/cases/${id}/decision`, body)).status).toBe(200)
  return id
}
const uphold = async (caseId: string) => {
  await call(app, `POST decisions/${caseId}/appeal`, { as: alice, body: { text: 'It is mine.' } })
  const { appeals, version } = (await get(`moderation/cases/${caseId}`)) as Case
  const answer = { state: 'upheld', answer: 'So it is.', version }
  expect((await put(`moderation/appeals/${appeals[0]!.id}`, answer, frank)).status).toBe(200)
}

test('photos that are taken away before a moderator looks stay until the case can be contested no more', async () => {
  const [shown, other] = [await storePhoto(db, alice.id, null), await storePhoto(db, alice.id, null)]
  const [id, otherId] = [photoIdOf(shown) ?? '', photoIdOf(other) ?? '']
  const car = await offerCar(app, alice, { img: shown, images: [shown] })
  await report(bobby, { targetId: car })
  await call(app, `DELETE cars/${car}.json`, { as: alice })
  const isSwept = (photo: string) => forgetUnusedPhoto(db, photo, Date.now() + 1000)
  expect([await isSwept(id), await isSwept(otherId)]).toEqual([false, true])
  await decide({ decision: 'dismiss', ground: 'noBreach' })
  expect(await isSwept(id)).toBe(false)
  await db
    .updateTable('cases')
    .set({ decidedAt: Date.now() - appealMs - 1 })
    .execute()
  expect(await isSwept(id)).toBe(true)
})

test('a picture that moderators took from a profile is there when an appeal is upheld, however late', async () => {
  const picture = await storePhoto(db, alice.id, null)
  await put('own-profile.json', { picture }, alice)
  await report(bobby, { kind: 'profile', targetId: alice.id })
  const caseId = await decide({ decision: 'remove' })
  expect(await forgetUnusedPhoto(db, photoIdOf(picture) ?? '', Date.now() + 1000)).toBe(false)
  await uphold(caseId)
  const { photoId } = await db.selectFrom('profiles').select('photoId').executeTakeFirstOrThrow()
  expect(photoId).toBe(photoIdOf(picture))
})

test('photos of a message that moderators removed come back with it, those of one that waits stay', async () => {
  const [sent, waiting] = [await storePhoto(db, alice.id, null), await storePhoto(db, alice.id, null)]
  const isSwept = (address: string) => forgetUnusedPhoto(db, photoIdOf(address) ?? '', Date.now() + 1000)
  const write = async (content: string, photos: string[], to = bobby) =>
    (await call(app, 'POST messages.json', { as: alice, body: { sendTo: to.id, content, photos } })).body
  const { name: targetId } = await write('Look at it.', [sent])
  await report(bobby, { kind: 'message', targetId })
  const caseId = await decide({ decision: 'remove' })
  const seen = async () => (await get(`messages/${targetId}.json`, bobby)) as { content: string; photos?: object[] }
  expect([await isSwept(sent), (await seen()).photos]).toEqual([false, undefined])
  await uphold(caseId)
  expect(await seen()).toMatchObject({ content: 'Look at it.', photos: [{ address: sent }] })
  expect((await write('See https://shop.example', [waiting], erica)).isHeld).toBe(true)
  expect(await isSwept(waiting)).toBe(false)
  await db.deleteFrom('heldMessages').execute()
  expect(await isSwept(waiting)).toBe(true)
})

test('a picture behind a link that is exchanged after a report is told to moderators', async () => {
  const [before, after] = ['https://example.com/stolen.jpg', 'https://example.com/harmless.jpg']
  const car = await offerCar(app, alice, { img: before, images: [before] })
  await report(bobby, { targetId: car })
  expect((await open()).changed).toBeUndefined()
  expect((await edit(car, { img: after, images: [after] })).status).toBe(200)
  expect(await open()).toMatchObject({ content: { links: [before] }, changed: { links: [after] } })
})

test("a trader's details that are another's are seen, removed with the profile, and put back by an appeal", async () => {
  const trader = { name: 'Rila Cars EOOD', eik: '131129282', address: 'Sofia, 1 Rila St' }
  await put('own-seller.json', { kind: 'Trader', ...trader }, alice)
  const car = await offerCar(app, alice)
  await report(bobby, { kind: 'profile', targetId: alice.id })
  expect(await open()).toMatchObject({ content: { trader } })
  const caseId = await decide({ decision: 'remove' })
  const facts = () => get(`profiles/${alice.id}/facts.json`, bobby)
  expect(await facts()).not.toHaveProperty('trader')
  expect((await get(`cars/${car}.json`, bobby)).seller).toBeUndefined()
  await uphold(caseId)
  expect(await facts()).toMatchObject({ seller: 'Trader', trader })
  expect((await get(`cars/${car}.json`, bobby)).seller).toBe('Trader')
})

test('a declaration as private seller stays when a profile is cleared', async () => {
  await put('own-seller.json', { kind: 'Private' }, alice)
  await put('own-profile.json', { about: 'Call me at once.' }, alice)
  await report(bobby, { kind: 'profile', targetId: alice.id })
  await decide({ decision: 'remove' })
  expect(await get(`profiles/${alice.id}/facts.json`, bobby)).toMatchObject({ about: '', seller: 'Private' })
})

test('an offer that is shown again has the days that moderators took from it', async () => {
  const dayMs = 24 * 60 * 60 * 1000
  const [hidden, ofSuspended] = [await offerCar(app, alice), await offerCar(app, bobby)]
  const daysLeft = async (id: string, as: TestPerson) =>
    Math.round(((await get(`cars/${id}.json`, as)).expiresAt - Date.now()) / dayMs)
  expect(await daysLeft(hidden, alice)).toBe(44)
  await hide(hidden)
  await put(`moderation/accounts/${bobby.id}`, { state: 'suspended', reason: 'Spam.' })
  // Twenty days after it was listed it was hidden, thirty days ago.
  const [listedAt, takenAt] = [50, 30].map((days) => Date.now() - days * dayMs)
  await db.updateTable('cars').set({ renewedAt: listedAt! }).execute()
  await db.updateTable('cars').set({ hiddenAt: takenAt! }).where('id', '=', hidden).execute()
  await db.updateTable('users').set({ suspendedAt: takenAt! }).where('id', '=', bobby.id).execute()
  await put(`moderation/offers/${hidden}`, { state: 'shown', reason: 'It is honest.' })
  await put(`moderation/accounts/${bobby.id}`, { state: 'active', reason: 'It is honest.' })
  expect(await expireOffers(db)).toBe(0)
  expect(await daysLeft(hidden, alice)).toBe(24)
  const { renewedAt } = await db
    .selectFrom('cars')
    .select('renewedAt')
    .where('id', '=', ofSuspended)
    .executeTakeFirstOrThrow()
  expect(Math.round((Date.now() - renewedAt) / dayMs)).toBe(20)
})

test('of whom everything is reported, each case shows the others that wait', async () => {
  const [one, two] = [await offerCar(app, alice), await offerCar(app, alice, { model: 'X5' })]
  const neighbour = await offerCar(app, erica)
  for (const targetId of [one, two, neighbour]) await report(bobby, { targetId })
  await report(bobby, { kind: 'profile', targetId: alice.id })
  const { cases } = (await get('moderation/cases')) as { cases: CaseRow[] }
  const first = cases.find(({ name }) => name.includes('X5'))!
  const of = async () => ((await get(`moderation/cases/${first.id}`)) as Case).others
  expect((await of()).map(({ kind }) => kind).toSorted()).toEqual(['offer', 'profile'])
  const { id, version } = cases.find(({ kind }) => kind === 'profile')!
  const body = { decision: 'dismiss', ground: 'noBreach', facts: 'It is honest.', version }
  await put(`moderation/cases/${id}/decision`, body)
  expect((await of()).map(({ kind }) => kind)).toEqual(['offer'])
})

test('a hidden offer is not changed so often that nobody can decide on what they saw', async () => {
  const [hidden, shown] = [await offerCar(app, alice), await offerCar(app, alice)]
  await hide(hidden)
  const statuses: number[] = []
  for (let i = 1; i <= 11; i++) statuses.push((await edit(hidden, { price: i })).status)
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
  await decide({ decision: 'hide' })
  expect((await edit(shown, { price: 2 })).status).toBe(200)
})

test('who is blocked learns by a report as little as by all else: what a suspended person offers is as far away', async () => {
  const car = await offerCar(app, alice)
  const { name: comment } = (
    await call(app, `POST cars/${await offerCar(app, erica)}/comments.json`, { as: alice, body: { comments: 'Hello' } })
  ).body
  const message = (await call(app, 'POST messages.json', { as: alice, body: { sendTo: bobby.id, content: 'Hello' } }))
    .body.name as string
  const answers = async () => {
    const things = { offer: car, profile: alice.id, comment, message }
    const statuses: number[] = []
    for (const [kind, targetId] of Object.entries(things))
      statuses.push((await report(bobby, { kind, targetId })).status)
    const { like, end } = (await call(app, `GET similar-cars/${car}.json`, { as: bobby })).body
    return [...statuses, like, end]
  }
  const hidden = [{ brand: 'BMW', model: '', year: 2019 }, { what: 'hidden' }]
  await put(`blocks/${bobby.id}.json`, { kind: 'block', isOn: true }, alice)
  const blocked = await answers()
  // What was written to one stays, and can be reported.
  expect(blocked).toEqual([404, 404, 404, 200, ...hidden])
  await put(`blocks/${bobby.id}.json`, { kind: 'block', isOn: false }, alice)
  expect((await answers())[0]).toBe(200)
  await put(`moderation/accounts/${alice.id}`, { state: 'suspended', reason: 'Spam.' })
  expect(await answers()).toEqual(blocked)
})
