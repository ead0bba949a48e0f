import { expect, test } from 'vitest'
import { type Case } from '../../contract/case.ts'
import { type OwnDecision } from '../../contract/report.ts'
import { statementOf } from '../../contract/statement.ts'
import { statement } from '../../contract/texts/en/statement.ts'
import { offerCar } from '../testing/cars.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

/** What a seller sees whose offer or comment a moderator hid. */

const { app, alice, bobby, erica, frank } = await useWorld(['alice', 'bobby', 'erica', 'frank'], {
  roles: { erica: 'moderator', frank: 'operator' },
})

const get = async (path: string, as = alice) => (await call(app, `GET ${path}`, { as })).body
const hide = (path: string) =>
  call(app, `PUT moderation/${path}`, { as: erica, body: { state: 'hidden', ground: 'fraud', reason: 'A copy.' } })
const own = async () => ((await get('decisions')) as OwnDecision[])[0]!

test('a decision leads to its offer while its owner has it, and to no comment', async () => {
  const [car, bobbys] = [await offerCar(app, alice), await offerCar(app, bobby)]
  await hide(`offers/${car}`)
  expect(await own()).toMatchObject({ kind: 'offer', carId: car })
  await call(app, `DELETE cars/${car}.json`, { as: alice })
  expect(await own()).not.toHaveProperty('carId')
  const body = { comments: 'A copy.' }
  const { name } = (await call(app, `POST cars/${bobbys}/comments.json`, { as: alice, body })).body
  await hide(`comments/${name}`)
  const comment = await own()
  expect(comment).not.toHaveProperty('carId')
  expect(statementOf(comment, statement)[0]).toBe('Your comment "A copy." is hidden everywhere.')
})

test('a hidden offer says since when its change waits, to its owner, until a moderator has decided', async () => {
  const car = await offerCar(app, alice)
  await hide(`offers/${car}`)
  const before = await get(`cars/${car}.json`)
  expect(before).not.toHaveProperty('hiddenChangeAt')
  await call(app, `PUT cars/${car}.json`, { as: alice, body: { ...before, price: 1 } })
  expect(await get(`cars/${car}.json`)).toMatchObject({ hiddenChangeAt: expect.any(Number) })
  expect(await get(`cars/${car}.json`, bobby)).toBeNull()
  const { cases } = await get('moderation/cases', erica)
  const decision = { decision: 'hide', ground: 'fraud', facts: 'Still a copy.', version: cases[0].version }
  await call(app, `PUT moderation/cases/${cases[0].id}/decision`, { as: erica, body: decision })
  expect(await get(`cars/${car}.json`)).not.toHaveProperty('hiddenChangeAt')
})

test('whoever has contested a decision is told of bodies elsewhere only', async () => {
  const car = await offerCar(app, alice)
  await hide(`offers/${car}`)
  const { id } = await own()
  await call(app, `POST decisions/${id}/appeal`, { as: alice, body: { text: 'It is mine.' } })
  const { appeals, version } = (await get(`moderation/cases/${id}`, frank)) as Case
  const rejected = { state: 'rejected', answer: 'It is not.', version }
  await call(app, `PUT moderation/appeals/${appeals[0]!.id}`, { as: frank, body: rejected })
  const decision = await own()
  const said = (isContested: boolean) => statementOf({ ...decision, isContested }, statement)
  expect(said(false)).toEqual(expect.arrayContaining([statement.redress, statement.redressElsewhere]))
  expect(said(true)).not.toContain(statement.redress)
  expect(said(true)).toContain(statement.redressElsewhere)
})
