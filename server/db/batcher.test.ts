import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Batcher } from './batcher.ts'

/** A batcher that converts to upper case, and the batches it has run. */
function upperCase(fails: (things: string[]) => Error | undefined = () => undefined) {
  const batches: string[][] = []
  const doAll = async (things: string[]) => {
    batches.push(things)
    for (let turn = 0; turn < 20; turn++) await nextTurn()
    const error = fails(things)
    if (error) throw error
    return things.map((thing) => thing.toUpperCase())
  }
  const isAway = (error: unknown) => (error as Error).message === 'away'
  return { batches, batcher: new Batcher<string, string>({ doAll, isAway }) }
}

/** Takes things in successive turns of the event loop; returns how each was settled. */
async function inTurns(batcher: Batcher<string, string>, ...turns: string[][]) {
  const taken: Promise<string>[] = []
  for (const things of turns) {
    const next = nextTurn()
    taken.push(...things.map((thing) => batcher.take(thing)))
    await next
  }
  return Promise.allSettled(taken)
}

test('things that arrive in successive turns of the event loop share a batch, as do those that arrive while batches run', async () => {
  const { batches, batcher } = upperCase()
  const settled = await inTurns(batcher, ['a', 'b'], ['c'], [], ['d'], [], ['e', 'f'])
  expect(settled.map((one) => one.status === 'fulfilled' && one.value)).toEqual(['A', 'B', 'C', 'D', 'E', 'F'])
  expect(batches).toEqual([['a', 'b', 'c'], ['d'], ['e', 'f']])
})

test('a batch has a maximum size', async () => {
  const { batches, batcher } = upperCase()
  await Promise.all(Array.from({ length: 100 }, () => batcher.take('a')))
  expect(Math.max(...batches.map((things) => things.length))).toBe(16)
})

test('a failing batch fails no other', async () => {
  const { batches, batcher } = upperCase((things) => (things.includes('bad') ? new Error('broken') : undefined))
  const settled = await inTurns(batcher, ['a'], [], ['bad', 'c'], [], [], [], ['d'])
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
  expect(batches).toEqual([['a'], ['bad', 'c'], ['d']])
})

test('when the store is away, everything that waits fails at once', async () => {
  const { batches, batcher } = upperCase(() => new Error('away'))
  const settled = await inTurns(batcher, ['a'], [], ['b'], [], ['c', 'd'])
  expect(settled.map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'rejected'))
  expect(batches).toEqual([['a'], ['b']])
})
