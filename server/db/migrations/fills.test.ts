import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { modelFamily } from '../../../contract/model-family.ts'
import { buildCar, offerCar } from '../../testing/cars.ts'
import { fillFamilies, numberedId, numberOffers } from '../../testing/numbered-offers-store.ts'
import { call } from '../../testing/test-app.ts'
import { useWorld } from '../../testing/world.ts'
import { isPostgres, openDatabase } from '../database.ts'
import { storePlace } from '../store-place.ts'
import { fill as factsOfMeetings } from './0041-amounts.ts'
import { type Fill } from './fill.ts'
import { StoreFills } from './store-fills.ts'

const { app, db, dataDir, databaseUrl, alice, bobby } = await useWorld(['alice', 'bobby'])
const log = { info: vi.fn<(text: string) => void>(), error: vi.fn<(error: unknown, text: string) => void>() }
const isOnPostgres = isPostgres(db)
const offers = isOnPostgres ? 100_000 : 3000

/** The fill of families, which tells of each piece before it begins; the pieces are of one size where that is given. */
function watched(onPiece: () => void | Promise<void>, fixedSize?: number): Fill {
  return {
    ...fillFamilies,
    async piece(tx, after, size) {
      await onPiece()
      return fillFamilies.piece(tx, after, fixedSize ?? size)
    },
  }
}

async function insertOffers(count: number): Promise<void> {
  await numberOffers(db, await offerCar(app, alice), { first: 1, last: count })
}

async function untilDone(fills: StoreFills, name: string): Promise<void> {
  fills.start()
  const done = db.selectFrom('jobs').select('doneAt').where('name', '=', `fill ${name}`)
  while (!(await done.executeTakeFirst())) await sleep(20)
}

const without = (family: string) =>
  db
    .selectFrom('cars')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('modelFamily', '=', family)
    .executeTakeFirstOrThrow()

test(`edits are answered while ${offers} offers are filled, and none is lost`, { timeout: 120_000 }, async () => {
  await insertOffers(offers)
  const begun = Promise.withResolvers<void>()
  const fill = watched(() => begun.resolve())
  const fills = new StoreFills({ db, log }, [{ name: 'families', fill }])
  const filled = untilDone(fills, 'families')
  const end = { isThere: false }
  void filled.then(() => (end.isThere = true))
  const edited: string[] = []
  let between = 0
  await begun.promise
  for (let at = 0; !end.isThere; at++) {
    const id = numberedId(1 + ((at * 37) % offers))
    const { status } = await call(app, `PUT cars/${id}.json`, { as: alice, body: buildCar({ model: '530d' }) })
    expect(status).toBe(200)
    if (fills.progress) between++
    edited.push(id)
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    await sleep(5)
  }
  await fills.stop()
  expect(between).toBeGreaterThan(0)
  expect(log.info).toHaveBeenCalledWith(expect.stringMatching(/^upgrade families: \d+ of \d+ rows$/))
  expect(log.info).toHaveBeenLastCalledWith('upgrade families: done')
  expect((await without('')).count).toBe(0)
  const rows = await db.selectFrom('cars').select('modelFamily').where('id', 'in', edited.slice(-500)).execute()
  expect(new Set(rows.map((row) => row.modelFamily))).toEqual(new Set([modelFamily('BMW', '530d')]))
})

test('a fill that was stopped in the middle goes on with the next process, and is done once', async () => {
  await insertOffers(900)
  let pieces = 0
  const [third, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const fill = watched(async () => {
    if (++pieces !== 3) return
    third.resolve()
    await held.promise
  }, 100)
  const first = new StoreFills({ db, log }, [{ name: 'again', fill }])
  first.start()
  await third.promise
  const stopped = first.stop()
  held.resolve()
  await stopped
  expect((await without('')).count).toBe(600)
  const second = new StoreFills({ db, log }, [{ name: 'again', fill }])
  await untilDone(second, 'again')
  await second.stop()
  expect((await without('')).count).toBe(0)
  const before = pieces
  const last = new StoreFills({ db, log }, [{ name: 'again', fill }])
  await untilDone(last, 'again')
  await last.stop()
  expect(pieces).toBe(before)
})

test('a piece that took long is followed by a smaller one', async () => {
  const sizes: number[] = []
  const fill: Fill = {
    count: async () => 3,
    async piece(_tx, after, size) {
      if (sizes.length === 3) return null
      sizes.push(size)
      await sleep(300)
      return { last: `${after}.`, rows: size }
    },
  }
  const fills = new StoreFills({ db, log }, [{ name: 'slow', fill }])
  await untilDone(fills, 'slow')
  await fills.stop()
  const [first = 0, second = 0, third = 0] = sizes
  expect(second).toBeLessThan(first)
  expect(third).toBeLessThan(second)
})

test.runIf(isOnPostgres)('of two processes one fills', async () => {
  await insertOffers(500)
  const other = openDatabase(storePlace({ dataDir, databaseUrl }))
  let pieces = 0
  const fill = watched(() => void pieces++, 100)
  const both = [db, other].map((each) => new StoreFills({ db: each, log }, [{ name: 'alone', fill }]))
  await Promise.all(both.map((each) => untilDone(each, 'alone')))
  await Promise.all(both.map((each) => each.stop()))
  await other.destroy()
  expect(pieces).toBe(6)
})

test('what people who met said of the price becomes what they say of the agreement', async () => {
  const row = { carId: '-Car', sellerId: alice.id, buyerId: bobby.id, metAt: 1, soldAt: null }
  const says = JSON.stringify({ onTime: true, priceAsAgreed: false })
  await db
    .insertInto('handovers')
    .values([
      { ...row, viewingId: '-V1', sellerSays: says, buyerSays: null },
      { ...row, viewingId: '-V2', sellerSays: '{"onTime":true}', buyerSays: says },
    ])
    .execute()
  const facts = { says: '{"onTime":[1,2],"priceAsAgreed":[0,1]}', dueAt: null }
  for (const { id } of [alice, bobby]) {
    const own = { ...facts, userId: id }
    await db
      .insertInto('profileFacts')
      .values(own)
      .onConflict((conflict) => conflict.column('userId').doUpdateSet(facts))
      .execute()
  }
  const fills = new StoreFills({ db, log }, [{ name: '0041', fill: factsOfMeetings }])
  await untilDone(fills, '0041')
  await fills.stop()
  const renamed = JSON.stringify({ onTime: true, keptWord: false })
  expect(await db.selectFrom('handovers').select(['sellerSays', 'buyerSays']).orderBy('viewingId').execute()).toEqual([
    { sellerSays: renamed, buyerSays: null },
    { sellerSays: '{"onTime":true}', buyerSays: renamed },
  ])
  const { body } = await call(app, `GET profiles/${alice.id}/facts.json`, { as: bobby })
  expect(body.says).toEqual({ onTime: [1, 2], keptWord: [0, 1] })
  const kept = await db.selectFrom('profileFacts').select(['says', 'dueAt']).execute()
  const now = { says: '{"onTime":[1,2],"keptWord":[0,1]}', dueAt: 0 }
  expect(kept).toEqual([now, now])
})
