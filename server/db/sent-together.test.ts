import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { openTemporaryStore } from '../testing/temporary-store.ts'
import { isPostgres, isUniqueViolation, write, type Writing } from './database.ts'
import { sendTogether } from './sent-together.ts'

const { db } = await openTemporaryStore()
const sponsor = (id: string) => ({ id, name: id, img: '', link: '' })
const selectIds = (from = db) => from.selectFrom('sponsors').select('id').orderBy('id')

beforeEach(async () => {
  await db.deleteFrom('sponsors').execute()
})

test('statements that are sent together are done in their order, and each answers its rows', async () => {
  const answers = await write(db, (tx) =>
    sendTogether(tx, [
      tx.insertInto('sponsors').values(sponsor('a')).returning('id'),
      tx.insertInto('sponsors').values(sponsor('b')),
      selectIds(tx),
    ]),
  )
  expect(answers).toEqual([[{ id: 'a' }], [], [{ id: 'a' }, { id: 'b' }]])
  expect(await selectIds().execute()).toEqual([{ id: 'a' }, { id: 'b' }])
})

test('nothing is done behind one that ends the transaction by itself, as a full disk does on SQLite', async () => {
  const ending = isPostgres(db) ? sql`select 1 / 0` : sql`insert or rollback into sponsors select * from sponsors`
  const add = (tx: Writing, id: string) => tx.insertInto('sponsors').values(sponsor(id))
  await expect(
    write(db, (tx) => sendTogether(tx, [add(tx, 'a'), { compile: () => ending.compile(db) }, add(tx, 'b')])),
  ).rejects.toThrow()
  expect(await selectIds().execute()).toEqual([])
})

test('where one of them fails it says why, and none is done, not even those behind it', async () => {
  for (let round = 0; round < 20; round += 1) {
    const error = await write(db, (tx) =>
      sendTogether(
        tx,
        ['a', 'a', 'b', 'c'].map((id) => tx.insertInto('sponsors').values(sponsor(id))),
      ),
    ).catch((reason: unknown) => reason)
    expect(isUniqueViolation(error)).toBe(true)
    expect(await selectIds().execute()).toEqual([])
  }
})
