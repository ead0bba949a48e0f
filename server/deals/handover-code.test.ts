import { beforeEach, describe, expect, test } from 'vitest'
import { type HubEvent } from '../events/hub.ts'
import { allHeard } from '../testing/all-heard.ts'
import { offerCar } from '../testing/cars.ts'
import { agreeOnViewing, confirmByCode, showCode } from '../testing/meetings.ts'
import { type TestPerson } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'
import { sweepHandoverCodes } from './handover-code-store.ts'

const server = await useWorld(['alice', 'bobby', 'carol'])
const { app, db, hub, alice, bobby, carol } = server
const hour = 60 * 60 * 1000
let car = ''
let id = ''

const showAgain = (as: TestPerson) => call(app, `POST viewings/${id}/code.json`, { as })
const show = (as: TestPerson) => showCode(app, as, id)
const meet = (as: TestPerson, code: string, viewing = id) => confirmByCode(app, as, { id: viewing, code })
const seen = async (as: TestPerson, other: TestPerson) =>
  (await call(app, `GET deals/${other.id}.json`, { as })).body.viewings[0]
const metBy = async (person: TestPerson) =>
  (await call(app, `GET profiles/${person.id}/facts.json`, { as: carol })).body.met
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')
const moveViewing = (by: number) =>
  db
    .updateTable('viewings')
    .set((eb) => ({ at: eb('at', '+', by) }))
    .execute()

beforeEach(async () => {
  car = await offerCar(app, alice)
  id = await agreeOnViewing(app, { seller: alice, buyer: bobby, carId: car })
})

describe('the code of a meeting', () => {
  test('one shows it, the other types it, and both have met', async () => {
    const code = await show(alice)
    expect(code).toMatch(/^\d{6}$/)
    expect(await show(alice)).toBe(code)
    const heard: HubEvent[] = []
    hub.subscribe(`messages/${alice.id}`, (event) => heard.push(event))
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`
    expect((await meet(bobby, spaced)).body).toMatchObject({ id, state: 'past', handover: { answered: [] } })
    await allHeard(server)
    expect(heard.map(({ kind }) => kind)).toContain('viewingChanged')
    for (const [one, two] of [
      [alice, bobby],
      [bobby, alice],
    ] as const)
      expect(await seen(one, two)).toMatchObject({ handover: { metAt: expect.any(Number) } })
    expect([await metBy(alice), await metBy(bobby)]).toEqual([1, 1])
    expect((await call(app, 'GET viewings.json', { as: bobby })).body).toEqual([])
  })

  test('the buyer may show it, too, and each shows a code of their own', async () => {
    const [sellers, buyers] = [await show(alice), await show(bobby)]
    expect((await meet(alice, sellers)).body.code).toBe(sellers === buyers ? undefined : 'codeWrong')
    expect((await meet(alice, buyers)).status).toBe(200)
  })

  test('it works once: neither the same nor the other code confirms a second time', async () => {
    const [code, second] = [await show(alice), await show(bobby)]
    expect((await meet(bobby, code)).status).toBe(200)
    expect([(await meet(bobby, code)).body.code, (await meet(alice, second)).body.code]).toEqual([
      'dealChanged',
      'dealChanged',
    ])
    expect((await showAgain(alice)).body.code).toBe('dealChanged')
    expect(await db.selectFrom('handovers').selectAll().execute()).toHaveLength(1)
    expect(await db.selectFrom('handoverCodes').selectAll().execute()).toEqual([])
  })

  test('five wrong tries end a code, also for the right one, and the next is another row of tries', async () => {
    const code = await show(alice)
    const codes = []
    for (let at = 0; at < 5; at++) codes.push((await meet(bobby, wrongFor(code))).body.code)
    expect(codes).toEqual(['codeWrong', 'codeWrong', 'codeWrong', 'codeWrong', 'codeGone'])
    expect((await meet(bobby, code)).body.code).toBe('codeGone')
    expect(await db.selectFrom('handovers').selectAll().execute()).toEqual([])
    const next = await show(alice)
    expect((await meet(bobby, next)).status).toBe(200)
  })

  test('wrong tries at once are all counted', async () => {
    const code = await show(alice)
    const answers = await Promise.all(Array.from({ length: 12 }, () => meet(bobby, wrongFor(code))))
    expect(answers.filter(({ body }) => body.code === 'codeWrong')).toHaveLength(4)
    expect(answers.filter(({ body }) => body.code === 'codeGone')).toHaveLength(8)
    expect((await meet(bobby, code)).body.code).toBe('codeGone')
  })

  test('the right code from two phones at once confirms one meeting', async () => {
    const code = await show(alice)
    const answers = await Promise.all([meet(bobby, code), meet(bobby, code), meet(bobby, code)])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
    expect(await metBy(alice)).toBe(1)
  })

  test('it ends after ten minutes, and what ended is swept', async () => {
    const code = await show(alice)
    await db
      .updateTable('handoverCodes')
      .set({ expiresAt: Date.now() - 1 })
      .execute()
    expect((await meet(bobby, code)).body.code).toBe('codeGone')
    await sweepHandoverCodes(db)
    expect(await db.selectFrom('handoverCodes').selectAll().execute()).toEqual([])
  })

  test('nobody confirms with their own code, nor a stranger with anything, nor with a code of another viewing', async () => {
    const code = await show(alice)
    expect((await meet(alice, code)).body.code).toBe('codeGone')
    expect((await meet(carol, code)).body.code).toBe('notYours')
    expect((await showAgain(carol)).body.code).toBe('notYours')
    const second = await agreeOnViewing(app, { seller: alice, buyer: carol, carId: car })
    expect((await meet(carol, code, second)).body.code).toBe('codeGone')
    expect((await meet(bobby, code, '-Nothing')).body.code).toBe('dealGone')
    for (const wrong of ['12345', 'abcdef', '', '1234567', '١٢٣٤٥٦'])
      expect((await meet(bobby, wrong)).body.code).toBe('invalid')
    expect(await db.selectFrom('handovers').selectAll().execute()).toEqual([])
  })

  test('it is shown from 12 hours before the agreed time until 48 hours after it, of what was agreed on alone', async () => {
    await moveViewing(12 * hour)
    expect((await showAgain(alice)).body.code).toBe('notMeetingTime')
    await moveViewing(-13 * hour - 48 * hour - hour)
    expect((await showAgain(alice)).body.code).toBe('notMeetingTime')
    await moveViewing(40 * hour)
    const code = await show(alice)
    await moveViewing(-40 * hour)
    expect((await meet(bobby, code)).body.code).toBe('notMeetingTime')
    await moveViewing(40 * hour)
    await db.updateTable('viewings').set({ state: 'cancelled' }).execute()
    expect((await meet(bobby, code)).body.code).toBe('notMeetingTime')
  })

  test('a car that was sold on the spot is no hindrance', async () => {
    await call(app, `PUT cars/${car}/state.json`, { as: alice, body: { state: 'sold' } })
    expect((await meet(bobby, await show(alice))).status).toBe(200)
  })
})
