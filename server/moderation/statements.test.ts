import { beforeEach, expect, test } from 'vitest'
import { type Case } from '../../contract/case.ts'
import { statementOf } from '../../contract/statement.ts'
import { statement } from '../../contract/texts/en/statement.ts'
import { offerCar } from '../testing/cars.ts'
import { type TestPerson } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const server = await useWorld(['alice', 'bobby', 'erica', 'frank'], {
  roles: { erica: 'moderator', frank: 'operator' },
})
const { app, db, alice, bobby, erica, frank } = server

let car = ''

beforeEach(async () => {
  car = await offerCar(app, alice)
})

const moderate = (path: string, state: string, more: object = {}, as = erica) =>
  call(app, `PUT moderation/${path}`, { as, body: { state, ground: 'fraud', reason: 'No such car.', ...more } })
const get = (path: string, as: TestPerson) => call(app, `GET ${path}`, { as })
const decisionsOf = async (as: TestPerson) => (await get('decisions', as)).body
const open = async (id: string, as = erica) => (await get(`moderation/cases/${id}`, as)).body as Case
const openCases = async () => (await get('moderation/cases', erica)).body.cases

const content = 'See https://shop.example'

const holdMessage = (sender: TestPerson) =>
  db
    .insertInto('heldMessages')
    .values({
      id: '-Held',
      senderId: sender.id,
      recipientId: bobby.id,
      content,
      aboutId: null,
      photos: '[]',
      createdAt: 1,
      refusedAt: null,
      reason: null,
    })
    .execute()
const decideHeld = (decision: string) =>
  call(app, 'PUT moderation/held-messages/-Held', {
    as: erica,
    body: { decision, ground: 'spam', reason: 'A shop.' },
  })

async function contest() {
  const [own] = await decisionsOf(alice)
  await call(app, `POST decisions/${own.id}/appeal`, { as: alice, body: { text: 'It is the advert.' } })
  return own
}

async function uphold(caseId: string) {
  const { appeals, version } = await open(caseId)
  const body = { state: 'upheld', answer: 'So it is.', version }
  expect((await call(app, `PUT moderation/appeals/${appeals[0]!.id}`, { as: frank, body })).status).toBe(200)
  expect((await decisionsOf(alice))[0].appeal).toMatchObject({ state: 'upheld' })
}

test('a refused message is a decision that its sender contests, and that sends it', async () => {
  await holdMessage(alice)
  await decideHeld('refused')
  const own = await contest()
  const outcome = { decision: 'remove', ground: 'spam', found: 'held' }
  expect(own).toMatchObject({ kind: 'message', outcome, mayAppeal: true })
  expect(statementOf(own, statement).join()).toContain('Held by an automated check before it was sent')
  expect((await open(own.id)).now).toBe('hidden')
  await uphold(own.id)
  const messages = (await get(`messages.json?with=${alice.id}`, bobby)).body
  expect(Object.values(messages)).toMatchObject([{ content }])
})

test.each([
  ['its sender withdrew', () => db.deleteFrom('heldMessages').execute()],
  [
    'its recipient blocks',
    () => call(app, `PUT blocks/${alice.id}.json`, { as: bobby, body: { kind: 'block', isOn: true } }),
  ],
  [
    'its recipient cannot get any more',
    () => db.updateTable('users').set({ suspendedAt: 1 }).where('id', '=', bobby.id).execute(),
  ],
])('an appeal about a refused message that %s is upheld all the same', async (_what, change) => {
  await holdMessage(alice)
  await decideHeld('refused')
  const { id } = await contest()
  await change()
  await uphold(id)
  expect(await db.selectFrom('messages').select('id').execute()).toEqual([])
})

test('an appeal about a hidden offer that its owner deleted is upheld all the same', async () => {
  await moderate(`offers/${car}`, 'hidden')
  const { id } = await contest()
  await db.deleteFrom('cars').where('id', '=', car).execute()
  await uphold(id)
  expect(await openCases()).toEqual([])
})

test.each(['released', 'refused'])('nobody decides that their own waiting message is %s', async (decision) => {
  await holdMessage(erica)
  expect((await decideHeld(decision)).body.code).toBe('ownCase')
  expect(await db.selectFrom('heldMessages').select('refusedAt').execute()).toEqual([{ refusedAt: null }])
})

test('a statement says that the radar marked an offer or comment', async () => {
  const body = { comments: 'Hello' }
  const { name } = (await call(app, `POST cars/${car}/comments.json`, { as: alice, body })).body
  await moderate(`offers/${car}`, 'hidden')
  expect((await decisionsOf(alice))[0].outcome.found).toBeUndefined()
  await moderate(`offers/${car}`, 'shown')
  const before = (await get(`cars/${car}.json`, alice)).body
  const description = 'I am abroad. Pay the deposit by Western Union, and the courier brings the car.'
  await call(app, `PUT cars/${car}.json`, { as: alice, body: { ...before, description } })
  await moderate(`offers/${car}`, 'hidden')
  await db.updateTable('comments').set({ warnings: '["link"]' }).where('id', '=', name).execute()
  await moderate(`comments/${name}`, 'hidden')
  const [comment, offer] = await decisionsOf(alice)
  for (const { outcome } of [comment, offer]) expect(outcome).toMatchObject({ decision: 'hide', found: 'radar' })
  expect(statementOf(offer, statement).join()).toContain('where an automated check had marked it')
})

test('nobody contests a decision that an appeal has undone', async () => {
  await moderate(`offers/${car}`, 'hidden')
  const [offer] = await decisionsOf(alice)
  expect(statementOf(offer, statement)).toContain(statement.redress)
  expect(statementOf({ ...offer, isUndone: true }, statement)).not.toContain(statement.redress)
})

test.each([
  ['unlimited', 'limited', 'You can offer, comment and write to people again.'],
  ['reportsUnlimited', 'reportsLimited', 'You can report to moderators again.'],
  ['active', 'suspended', 'Your account is there again; earlier decisions about it are undone.'],
])(
  'the end of a state (%s) says what one can do again, without redress, and is no breach',
  async (end, begin, said) => {
    await moderate(`accounts/${alice.id}`, begin)
    await moderate(`accounts/${alice.id}`, end)
    const { id } = await db.selectFrom('cases').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
    const { kind, name, outcome, reports, about } = await open(id)
    const sentences = statementOf({ kind, name, outcome: outcome!, reports }, statement)
    expect(sentences[0]).toBe(said)
    expect(sentences).not.toContain(statement.redress)
    expect(about).toMatchObject({ breaches: 1 })
  },
)
