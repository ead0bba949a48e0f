import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { publish } from '../events/publish.ts'
import { allHeard } from '../testing/all-heard.ts'
import { useWorld } from '../testing/world.ts'
import { isPostgres, type Writing } from './database.ts'
import { GroupCommit } from './group-commit.ts'
import { noteForLastStep } from './transaction.ts'
import { write, writeAlone } from './write.ts'

const { db, hub } = await useWorld()
let transactions: unknown[]

beforeEach(async () => {
  transactions = []
})

/** Writes a sponsor and records the transaction that wrote it. */
const add = (name: string) => async (tx: Writing) => {
  transactions.push(tx)
  await tx.insertInto('sponsors').values({ id: name, name, img: '', link: '' }).execute()
  return name
}

const stored = async () => (await db.selectFrom('sponsors').select('id').orderBy('id').execute()).map(({ id }) => id)
const reasons = (settled: PromiseSettledResult<unknown>[]) =>
  settled.map((one) => (one.status === 'fulfilled' ? one.value : (one.reason as Error).message))

test('concurrent writes share a transaction, and each gets its own result', async () => {
  const names = ['a', 'b', 'c', 'd']
  expect(await Promise.all(names.map((name) => write(db, add(name))))).toEqual(names)
  expect(await stored()).toEqual(names)
  expect(new Set(transactions).size).toBe(1)
})

test('a shared transaction has a maximum size', async () => {
  const names = Array.from({ length: 100 }, (_none, at) => `n${at}`)
  await Promise.all(names.map((name) => write(db, add(name))))
  const sizes = [...Map.groupBy(transactions, (tx) => tx).values()].map((works) => works.length)
  expect(Math.max(...sizes)).toBe(16)
  expect(await stored()).toEqual(names.toSorted())
})

test('a failing write fails no other, and its events are not published', async () => {
  const heard: unknown[] = []
  const stop = hub.subscribe('cars/told', (event) => heard.push(event))
  const telling = (name: string, isRefused: boolean) => async (tx: Writing) => {
    await add(name)(tx)
    publish(tx, ['cars/told'], { kind: 'carDeleted', id: name })
    if (isRefused) throw new Error(`${name} is refused`)
    return name
  }
  const settled = await Promise.allSettled(['a', 'b', 'c'].map((name) => write(db, telling(name, name === 'b'))))
  await allHeard({ db, hub })
  stop()
  expect(new Set(heard.map((event) => (event as { id: string }).id))).toEqual(new Set(['a', 'c']))
  expect(heard).toHaveLength(2)
  expect(reasons(settled)).toEqual(['a', 'b is refused', 'c'])
  expect(await stored()).toEqual(['a', 'c'])
})

test('a write that the store refuses fails no other', async () => {
  const twice = async (tx: Writing) => {
    await add('b')(tx)
    await add('b')(tx)
  }
  const settled = await Promise.allSettled([write(db, add('a')), write(db, twice), write(db, add('c'))])
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await stored()).toEqual(['a', 'c'])
})

test('a last step that fails for one write fails no other', async () => {
  const step = async (_tx: Writing, names: string[]) => {
    if (names.includes('b')) throw new Error('b is refused')
  }
  const noting = (name: string) => async (tx: Writing) => {
    await add(name)(tx)
    noteForLastStep(tx, 'notices', { step, note: name })
    return name
  }
  const settled = await Promise.allSettled(['a', 'b', 'c'].map((name) => write(db, noting(name))))
  expect(reasons(settled)).toEqual(['a', 'b is refused', 'c'])
  expect(await stored()).toEqual(['a', 'c'])
})

test('does not repeat writes that may have been committed', async () => {
  const works: string[] = []
  const noting = (name: string) => async () => void works.push(name)
  const group = new GroupCommit(async (work, { onCommit }) => {
    await work(undefined as never)
    onCommit?.()
    throw new Error('broken at the commit')
  })
  const settled = await Promise.allSettled(['a', 'b'].map((name) => group.run(noting(name))))
  expect(reasons(settled)).toEqual(['broken at the commit', 'broken at the commit'])
  expect(works).toEqual(['a', 'b'])
})

test('when the store is away, every waiting write fails at once', async () => {
  let begun = 0
  const group = new GroupCommit(async () => {
    begun++
    await sleep(20)
    throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
  })
  const settled = await Promise.allSettled(Array.from({ length: 100 }, () => group.run(async () => 'done')))
  expect(new Set(reasons(settled))).toEqual(new Set(['away']))
  expect(begun).toBeLessThanOrEqual(2)
})

test('writeAlone shares its transaction with no other write', async () => {
  await Promise.all([write(db, add('a')), writeAlone(db, add('b')), write(db, add('c'))])
  expect(new Set(transactions).size).toBe(2)
})

// SQLite has one writer at a time.
test.runIf(isPostgres(db))('a write that waits for a row delays others only briefly', async () => {
  await write(db, add('held'))
  const change = async (tx: Writing) => {
    await tx.updateTable('sponsors').set({ name: 'changed' }).where('id', '=', 'held').execute()
    return 'changed'
  }
  const { waiting } = await writeAlone(db, async (tx) => {
    await sql`select id from sponsors where id = 'held' for update`.execute(tx)
    const held = [write(db, change), write(db, change)]
    await sleep(20)
    expect(await write(db, add('free'))).toBe('free')
    expect(await Promise.all([write(db, add('one')), write(db, add('other'))])).toEqual(['one', 'other'])
    return { waiting: held }
  })
  expect(await Promise.all(waiting)).toEqual(['changed', 'changed'])
})
