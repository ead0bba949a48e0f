import { sql } from 'kysely'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { eachCar } from '../../cars/car-store.ts'
import { listMessages } from '../../chat/mailbox-store.ts'
import { listPriceOffers } from '../../deals/price-offer-store.ts'
import { recount } from '../../import/folder-import-store.ts'
import { listReleases, openReleaseStore, type Release } from '../../testing/releases-store.ts'
import { makeTemporaryPlace, type TemporaryPlace } from '../../testing/temporary-place.ts'
import { findUser } from '../../users/user-store.ts'
import { openDatabase, type Database } from '../database.ts'
import { storePlace } from '../store-place.ts'
import { allTables, proveTable, dataTables } from '../table-proofs.ts'
import { write } from '../write.ts'
import { levels, migrate } from './migrate.ts'
import { migrations } from './migrations.ts'
import { StoreFills } from './store-fills.ts'

const places: TemporaryPlace[] = []
const stores: Database[] = []

afterEach(async () => {
  for (const db of stores.splice(0)) await db.destroy()
  for (const place of places.splice(0)) await place.remove()
})

async function makePlace(): Promise<TemporaryPlace> {
  const place = await makeTemporaryPlace()
  places.push(place)
  return place
}

/** The store of a release, brought to the level of this program, with what follows in pieces. */
async function upgrade(release: Release): Promise<Database> {
  const db = await openReleaseStore(release, await makePlace())
  stores.push(db)
  const before = await countAll(db)
  for (const [table, count] of Object.entries(before)) expect(count, table).toBe(release.tables[table])
  const says = JSON.stringify({ onTime: true, priceAsAgreed: false })
  await db.updateTable('handovers').set({ buyerSays: says }).execute()
  await sql`update "profileFacts" set says = '{"priceAsAgreed":[0,1]}'
    where "userId" in (select "sellerId" from handovers)`.execute(db)
  await sql`update "priceOffers" set state = 'ended' where state = 'open'`.execute(db)
  await sql`update messages set step = replace(step, '"what":"countered"', '"what":"accepted"')
    where step like '{"kind":"priceOffer"%'`.execute(db)
  await migrate(db)
  await fillAll(db)
  return db
}

async function fillAll(db: Database): Promise<void> {
  const log = { info: vi.fn<(text: string) => void>(), error: vi.fn<(error: unknown, text: string) => void>() }
  const fills = new StoreFills({ db, log })
  fills.start()
  const done = sql<{ count: number }>`select count(*) as count from jobs where name like 'fill %' and "doneAt" > 0`
  const count = migrations.filter(({ fill }) => fill).length
  await vi.waitFor(async () => expect((await done.execute(db)).rows[0]?.count).toBe(count), 10_000)
  await fills.stop()
  expect(log.error).not.toHaveBeenCalled()
}

/** Rows of the tables that are there, but of jobs and changes that every start writes. */
async function countAll(db: Database): Promise<Record<string, number>> {
  const there = new Set((await db.introspection.getTables()).map(({ name }) => name))
  const counts: [string, number][] = []
  for (const table of allTables.filter((name) => there.has(name) && !['jobs', 'carChanges'].includes(name))) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db)
    counts.push([table, rows[0]?.count ?? 0])
  }
  return Object.fromEntries(counts)
}

const shapeOf = async (db: Database) =>
  (await db.introspection.getTables()).map(({ name, columns }) => [
    name,
    columns.map((column) => `${column.name} ${column.dataType} ${column.isNullable}`).toSorted(),
  ])

test('there is a store of a release, below the level of this program or at it', () => {
  expect(listReleases().length).toBeGreaterThan(0)
  for (const { level } of listReleases()) expect(levels).toContain(level)
})

describe.each(listReleases())('the store of $version', (release) => {
  test('loses no row and has the counts that a new count finds', async () => {
    const db = await upgrade(release)
    for (const [table, count] of Object.entries(await countAll(db))) {
      expect(count, table).toBe(release.tables[table] ?? 0)
    }
    const counted = dataTables().filter(({ table }) => ['users', 'cars'].includes(table))
    const prove = async () => Promise.all(counted.map((place) => proveTable(db, place)))
    const totals = () => db.selectFrom('totals').select(['name', 'count']).orderBy('name').execute()
    const before = [await prove(), await totals()]
    await write(db, recount)
    expect([await prove(), await totals()]).toEqual(before)
  })

  test('has the shape of a new store', async () => {
    const db = await upgrade(release)
    const fresh = openDatabase(storePlace(await makePlace()))
    stores.push(fresh)
    await migrate(fresh)
    expect(await shapeOf(db)).toEqual(await shapeOf(fresh))
  })

  test('is read by the code of today: offers, people, messages, deals', async () => {
    const db = await upgrade(release)
    let cars = 0
    for await (const [, car] of eachCar(db, { viewer: 'operator' })) if (car.price > 0) cars++
    expect(cars).toBe(release.tables.cars)
    const people = await db.selectFrom('users').select(['id', 'suspendedAt']).execute()
    let [messages, offers] = [0, 0]
    for (const { id, suspendedAt } of people) {
      expect(suspendedAt !== null || (await findUser(db, { userId: id }, id))).toBeTruthy()
      messages += (await listMessages(db, { of: id }, { query: {} })).length
      for (const other of people) offers += (await listPriceOffers(db, id, other.id)).length
    }
    expect([messages, offers]).toEqual([2 * release.tables.messages!, 2 * release.tables.priceOffers!])
    const ended = await db.selectFrom('priceOffers').select(['round', 'acceptedAt']).execute()
    expect(new Set(ended.map(({ acceptedAt }) => acceptedAt === null))).toEqual(new Set([true, false]))
    for (const { round, acceptedAt } of ended) expect(acceptedAt === null).toBe(round === 1)
    const said = await db.selectFrom('handovers').select(['sellerSays', 'buyerSays']).execute()
    const facts = await db.selectFrom('profileFacts').select('says').execute()
    for (const rows of [said, facts]) {
      expect(JSON.stringify(rows)).toContain('keptWord')
      expect(JSON.stringify(rows)).not.toContain('priceAsAgreed')
    }
  })
})
