import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { openTemporaryStore } from '../testing/temporary-store.ts'
import { isPostgres, isUniqueViolation, type Writing } from './database.ts'
import { write } from './write.ts'
import { sendTogether } from './sent-together.ts'

const { db } = await openTemporaryStore()
const sponsor = (id: string) => ({ id, name: id, img: '', link: '' })
const selectIds = (from = db) => from.selectFrom('sponsors').select('id').orderBy('id')

beforeEach(async () => {
  await db.deleteFrom('sponsors').execute()
})

test('executes pipelined statements in order and returns the rows of each', async () => {
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

test('executes nothing after a statement that ends the transaction, as a full disk does on SQLite', async () => {
  const ending = isPostgres(db) ? sql`select 1 / 0` : sql`insert or rollback into sponsors select * from sponsors`
  const add = (tx: Writing, id: string) => tx.insertInto('sponsors').values(sponsor(id))
  await expect(
    write(db, (tx) => sendTogether(tx, [add(tx, 'a'), { compile: () => ending.compile(db) }, add(tx, 'b')])),
  ).rejects.toThrow()
  expect(await selectIds().execute()).toEqual([])
})

test('when one statement fails, it reports the error and all are rolled back', async () => {
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
