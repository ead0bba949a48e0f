import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openTestApp } from '../testing/test-app.ts'
import { write, type Writing } from './database.ts'
import { sentTogether } from './sent-together.ts'

const { db } = await openTestApp()

test('works that are begun together answer in their order', async () => {
  expect(await sentTogether([Promise.resolve(1), Promise.resolve('two')])).toEqual([1, 'two'])
})

test('works fail as the first that fails, and what the others write meanwhile is undone', async () => {
  const refused = async (tx: Writing) => {
    await tx.selectFrom('sponsors').select('id').execute()
    throw new Error('refused')
  }
  // Among so many turns is one in which the transaction is being undone.
  const goesOn = async (tx: Writing) => {
    const inserts: Promise<unknown>[] = []
    for (let turn = 0; turn < 50; turn++) {
      const sponsor = { id: `${turn}`, name: 'Bank', img: '/bank.svg', link: 'https://example.com' }
      inserts.push(tx.insertInto('sponsors').values(sponsor).execute())
      await nextTurn()
    }
    await Promise.allSettled(inserts)
  }
  await expect(write(db, (tx) => sentTogether([refused(tx), goesOn(tx)]))).rejects.toThrow('refused')
  expect(await db.selectFrom('sponsors').select('id').execute()).toEqual([])
})
