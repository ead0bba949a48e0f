import { beforeEach, expect, test } from 'vitest'
import { openTemporaryStore } from '../testing/temporary-store.ts'
import { PreparedStatement } from './prepared-statement.ts'

const { db } = await openTemporaryStore()

beforeEach(async () => {
  await db.deleteFrom('sponsors').execute()
  const sponsors = ['a', 'b', 'c'].map((id) => ({ id, name: `${id} of 'us'`, img: '', link: '' }))
  await db.insertInto('sponsors').values(sponsors).execute()
})

test('compiles a statement once and finds the rows for each value', async () => {
  let timesWritten = 0
  const behind = new PreparedStatement((store, { id }: { id: string }) => {
    timesWritten += 1
    return store.selectFrom('sponsors').select('id').where('name', 'like', '%us%').where('id', '>', id).orderBy('id')
  })
  expect(await behind.execute(db, { id: 'a' })).toEqual([{ id: 'b' }, { id: 'c' }])
  expect(await behind.execute(db, { id: 'b' })).toEqual([{ id: 'c' }])
  expect(await behind.execute(db, { id: "'; delete from sponsors; --" })).toHaveLength(3)
  expect(timesWritten).toBe(1)
})
