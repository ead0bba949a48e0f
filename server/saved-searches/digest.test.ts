import { beforeEach, describe, expect, test } from 'vitest'
import { write } from '../db/write.ts'
import { offerCar } from '../testing/cars.ts'
import { openLetterDesk } from '../testing/letter-desk.ts'
import { type TestPerson } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'
import { queueDigests } from './digest-store.ts'

const world = await useWorld(['alice', 'bobby', 'carol'])
const { app, db, alice, bobby, carol } = world
const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const siteUrl = 'https://cars.example'

beforeEach(async () => {
  await db.deleteFrom('jobs').where('name', '=', 'digest').execute()
})

const save = (as: TestPerson, name: string, alert: string) =>
  call(app, 'POST saved-searches.json', { as, body: { name, address: 'brand=BMW', alert } })

test('matches of daily searches are sent once a day, in one letter per person; those of live searches are not', async () => {
  const desk = openLetterDesk(world)
  await save(bobby, 'Any BMW', 'daily')
  await save(carol, 'Now', 'live')
  const now = Date.now()
  expect(await queueDigests(db, now - dayMs)).toBe(0)
  const id = await offerCar(app, alice)
  expect(await queueDigests(db, now + dayMs)).toBe(1)
  expect(await desk.send(now + dayMs)).toBe(1)
  const { letters } = desk
  expect(letters).toMatchObject([{ to: bobby.email, stopAddress: expect.stringContaining(`${siteUrl}/stop-letters/`) }])
  expect(letters[0]?.text).toContain(`BMW 320d, 2019, 38900 BGN, 19889.25 EUR: ${siteUrl}/themes/${id}`)
  expect(await queueDigests(db, now + dayMs + 2000)).toBe(0)
  expect(await queueDigests(db, now + 3 * dayMs)).toBe(0)
})

test("a letter has both currencies, the operator's first", async () => {
  const desk = openLetterDesk(world, { env: { FIRST_CURRENCY: 'EUR' } })
  await save(bobby, 'Any BMW', 'daily')
  await queueDigests(db, Date.now() - dayMs)
  await offerCar(app, alice)
  await queueDigests(db, Date.now() + dayMs)
  await desk.send(Date.now() + dayMs)
  expect(desk.letters[0]?.text).toContain('BMW 320d, 2019, 19889.25 EUR, 38900 BGN: ')
})

test('a letter that waits is told with the next in one, each car once', async () => {
  const desk = openLetterDesk(world)
  await save(bobby, 'Any BMW', 'daily')
  const now = Date.now()
  await queueDigests(db, now - dayMs)
  const [first, second] = [await offerCar(app, alice), await offerCar(app, alice, { model: '330d' })]
  await queueDigests(db, now + dayMs)
  await db
    .updateTable('searchHits')
    .set({ at: now + 1.5 * dayMs })
    .where('carId', '=', second)
    .execute()
  await queueDigests(db, now + 2 * dayMs)
  expect(await desk.send(now + 2 * dayMs)).toBe(1)
  for (const id of [first, second]) expect(desk.letters[0]?.text.split(id)).toHaveLength(2)
  expect(await desk.send(now + 3 * dayMs)).toBe(0)
})

describe('the hour of daily letters', () => {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Sofia',
    dateStyle: 'short',
    timeStyle: 'short',
  })

  /** When a process that looks every five minutes sends daily letters, by the clock of Sofia; each time there is a new car. */
  async function hoursOf(times: Iterable<number>): Promise<string[]> {
    await db.deleteFrom('jobs').where('name', '=', 'digest').execute()
    await save(bobby, 'Any BMW', 'daily')
    const carId = await offerCar(app, alice)
    const sent: string[] = []
    for (const now of times) {
      await write(db, (tx) => tx.updateTable('searchHits').set({ at: now }).where('carId', '=', carId).execute())
      if ((await queueDigests(db, now)) > 0) sent.push(clock.format(now))
    }
    return sent
  }

  function* everyFiveMinutes(from: string, days: number): Generator<number> {
    const start = Date.parse(from)
    for (let at = start; at < start + days * dayMs; at += 5 * minuteMs) yield at
  }

  test('stays the same over both nights in which clocks change, once each day', async () => {
    expect(await hoursOf(everyFiveMinutes('2026-10-23T12:02:00Z', 4))).toEqual([
      '24/10/2026, 08:02',
      '25/10/2026, 08:02',
      '26/10/2026, 08:02',
      '27/10/2026, 08:02',
    ])
    expect(await hoursOf(everyFiveMinutes('2027-03-26T12:02:00Z', 4))).toEqual([
      '27/03/2027, 08:02',
      '28/03/2027, 08:02',
      '29/03/2027, 08:02',
      '30/03/2027, 08:02',
    ])
  })

  test('is made up once after a stop, and the next letter comes at the hour again', async () => {
    const times = [...everyFiveMinutes('2026-06-01T00:01:00Z', 1), ...everyFiveMinutes('2026-06-04T11:01:00Z', 1)]
    expect(await hoursOf(times)).toEqual(['01/06/2026, 08:01', '04/06/2026, 14:01', '05/06/2026, 08:01'])
  })

  test('comes once when the clock is set back over it, and again the day after a clock that was a month ahead', async () => {
    const times = (...all: string[]) => all.map((time) => Date.parse(`2026-06-${time}:00Z`))
    expect(await hoursOf(times('01T04:00', '01T05:04', '01T04:50', '01T05:01', '01T05:10', '02T05:01'))).toEqual([
      '01/06/2026, 08:04',
      '02/06/2026, 08:01',
    ])
    const ahead = [Date.parse('2026-07-20T06:00:00Z')]
    expect(await hoursOf([...times('01T04:00'), ...ahead, ...times('02T04:00', '02T05:01', '03T05:02')])).toEqual([
      '20/07/2026, 09:00',
      '02/06/2026, 08:01',
      '03/06/2026, 08:02',
    ])
  })
})
