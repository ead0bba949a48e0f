import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { hashPassword } from '../auth/passwords.ts'
import { openDatabase, type Database } from '../db/database.ts'
import { migrate } from '../db/migrations/migrate.ts'
import { storePlace } from '../db/store-place.ts'
import { fillDemo } from '../demo/demo-store.ts'
import { openStorage } from '../storage/open-storage.ts'
import { openTemporaryStore } from '../testing/temporary-store.ts'
import { moveStore } from './move-store.ts'

const isOnPostgres = process.env.TEST_ENGINE === 'postgres'

// Without PostgreSQL there is nothing to move to.
describe.runIf(isOnPostgres)('a store moved from SQLite to PostgreSQL', async () => {
  const target = await openTemporaryStore()
  let from: Database

  beforeAll(async () => {
    const dataDir = join(target.dataDir, 'sqlite')
    await mkdir(dataDir)
    from = openDatabase(storePlace({ dataDir }))
    await migrate(from)
    await fillDemo(from, {
      storage: openStorage({ folder: dataDir }),
      mailProvider: 'gmail',
      passwordHash: await hashPassword('volan-demo'),
    })
    return () => from.destroy()
  })

  test('is equal, table by table', async () => {
    const proofs = await moveStore(from, target.db)
    expect(proofs.find(({ table }) => table === 'cars')?.count).toBeGreaterThan(100)
    expect(proofs.find(({ table }) => table === 'users')?.count).toBe(24)
    const cars = (db: Database) => db.selectFrom('cars').selectAll().orderBy('id').execute()
    expect(await cars(target.db)).toEqual(await cars(from))
    const totals = (db: Database) => db.selectFrom('totals').selectAll().orderBy('name').execute()
    expect(await totals(target.db)).toEqual(await totals(from))
  })

  test('is not moved into a store with data', async () => {
    await expect(moveStore(from, target.db)).rejects.toThrow('is not empty')
  })
})

test.runIf(!isOnPostgres)('refuses a copy that differs and removes it', async () => {
  const [one, two] = [await openTemporaryStore(), await openTemporaryStore()]
  for (const id of ['a', 'b']) await one.db.insertInto('sponsors').values({ id, name: id, img: '', link: '' }).execute()
  await sql`create trigger spoil after insert on sponsors when new.id = 'b'
    begin update sponsors set name = 'spoilt' where id = 'b'; end`.execute(two.db)
  await expect(moveStore(one.db, two.db)).rejects.toThrow('The copy of sponsors is not equal to the original')
  expect(await two.db.selectFrom('sponsors').selectAll().execute()).toEqual([])
})
