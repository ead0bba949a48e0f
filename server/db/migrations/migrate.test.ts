import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { findCar, listCars } from '../../cars/car-store.ts'
import { listMessages } from '../../chat/mailbox-store.ts'
import { listComments } from '../../comments/listed-comments-store.ts'
import { makeTemporaryPlace, type TemporaryPlace } from '../../testing/temporary-place.ts'
import { findUser } from '../../users/user-store.ts'
import { openDatabase, type Database } from '../database.ts'
import { announceMigration, isOfNewerProgram, levels, migrate, newestMigration } from './migrate.ts'
import { storePlace } from '../store-place.ts'

const places: TemporaryPlace[] = []
const stores: Database[] = []

afterEach(async () => {
  for (const db of stores.splice(0)) await db.destroy()
  for (const place of places.splice(0)) await place.remove()
})

async function openPlace(): Promise<Database> {
  const place = await makeTemporaryPlace()
  places.push(place)
  const db = openDatabase(storePlace(place))
  stores.push(db)
  return db
}

/** Inserts rows with the columns of the first level. */
async function fillFirstLevel(db: Database): Promise<void> {
  for (const name of ['alice', 'bobby']) {
    const user = sql`(${name}, ${name}, ${name}, ${`${name}@gmail.com`}, '0888123456', 'Other', 0, 0, 1, 5)`
    await sql`insert into users values ${user}`.execute(db)
    await sql`insert into credentials values (${name}, 'hash', 5)`.execute(db)
    await sql`insert into sessions values (${`s-${name}`}, ${name}, ${`secret-${name}`}, 5, 6)`.execute(db)
  }
  await sql`insert into follows values ('alice', 'bobby', 7)`.execute(db)
  await sql`insert into cars values ('car1', 'alice', 'BMW', '320d', 'Diesel', 'Manual', 2019, 'Well kept', 'Sofia',
    1234.5, 8, 8, null)`.execute(db)
  await sql`insert into pictures values ('car1', 0, 'https://example.com/a.jpg', null)`.execute(db)
  await sql`insert into comments values ('comment1', 'car1', 'bobby', 'Nice', 9)`.execute(db)
  await sql`insert into messages values ('message1', 'bobby', 'alice', 'alice bobby', 'Hello', 1700000000000)`.execute(
    db,
  )
  await sql`update totals set count = 1, version = 4 where name = 'cars'`.execute(db)
}

describe.each(levels.slice(0, -1))('a store with data at level %s', (level) => {
  test('is migrated without losing data', async () => {
    const db = await openPlace()
    await migrate(db, levels[0])
    await fillFirstLevel(db)
    await migrate(db, level)
    await migrate(db)
    const alice = { userId: 'alice', role: 'user' } as const
    expect(await findUser(db, alice, 'alice')).toMatchObject({ email: 'alice@gmail.com', posts: { car1: true } })
    expect(await findCar(db, 'car1')).toMatchObject({ price: 1234.5, year: 2019, img: 'https://example.com/a.jpg' })
    expect(await listCars(db, { orderBy: 'price', startAt: 1000.5 })).toHaveLength(1)
    expect(await listComments(db, 'car1', { query: {} })).toMatchObject([['comment1', { user: 'bobby' }]])
    expect(await listMessages(db, { of: 'alice' }, { query: {} })).toMatchObject([
      ['message1', { content: 'Hello', sendTo: 'alice@gmail.com', timestamp: 1_700_000_000_000 }],
    ])
    expect(await db.selectFrom('sessions').select('secretHash').execute()).toHaveLength(2)
  })
})

test('concurrent processes apply each level once', async () => {
  const db = await openPlace()
  const place = places.at(-1)
  if (!place) throw new Error('There is no place')
  const others = [1, 2, 3].map(() => openDatabase(storePlace(place)))
  stores.push(...others)
  await Promise.all([db, ...others].map((each) => migrate(each)))
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(db)
  expect(rows.map((row) => row.name)).toEqual(levels)
})

test('refuses the store of a newer program with a sentence and does not change it', async () => {
  const db = await openPlace()
  await migrate(db)
  await sql`insert into migrations values ('9999-future', 1)`.execute(db)
  await expect(migrate(db)).rejects.toThrow('made by a newer version of the product (9999-future)')
  expect(newestMigration < '9999-future').toBe(true)
})

test('a migration is announced first, so that older programs stop before it', async () => {
  const db = await openPlace()
  await announceMigration(db)
  await migrate(db)
  await announceMigration(db)
  const namesOf = async () => (await sql<{ name: string }>`select name from migrations`.execute(db)).rows
  expect(await namesOf()).toHaveLength(levels.length)
  await sql`delete from migrations where name = ${newestMigration}`.execute(db)
  await announceMigration(db)
  expect(await namesOf()).toContainEqual({ name: `${newestMigration}-upgrading` })
  // This program does not stop for its own announcement.
  expect(await isOfNewerProgram(db)).toBe(false)
  await sql`insert into migrations values (${newestMigration}, 1)`.execute(db)
  await migrate(db)
  expect(await namesOf()).toHaveLength(levels.length)
})
