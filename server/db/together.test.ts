import { expect, test } from 'vitest'
import { Together } from './together.ts'

test('things that come while works are under way go together, each with its own result', async () => {
  const works: number[][] = []
  const doubled = new Together(async (things: number[]) => {
    works.push(things)
    await new Promise(setImmediate)
    return things.map((thing) => thing * 2)
  })
  const results = await Promise.all([1, 2, 3, 4, 5].map((thing) => doubled.take(thing)))
  expect(results).toEqual([2, 4, 6, 8, 10])
  expect(works).toEqual([[1], [2], [3, 4, 5]])
})

test('no work grows without end', async () => {
  const sizes: number[] = []
  const kept = new Together(async (things: number[]) => {
    sizes.push(things.length)
    await new Promise(setImmediate)
    return things
  })
  await Promise.all(Array.from({ length: 100 }, (_, thing) => kept.take(thing)))
  expect(Math.max(...sizes)).toBe(16)
})

test('a thing that fails fails alone, and works go on', async () => {
  const kept = new Together(async (things: string[]) => {
    await new Promise(setImmediate)
    if (things.includes('bad')) throw new Error('refused')
    return things
  })
  const settled = await Promise.allSettled(['a', 'b', 'c', 'bad', 'd'].map((thing) => kept.take(thing)))
  expect(settled.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)))).toEqual([
    'a',
    'b',
    'c',
    'Error: refused',
    'd',
  ])
  await expect(kept.take('bad')).rejects.toThrow('refused')
  expect(await kept.take('e')).toBe('e')
})
