import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Together, type Works } from './together.ts'

class Refused extends Error {}
class Away extends Error {}

/** More turns of the event loop than any test lets things come in. */
async function manyTurns() {
  for (let i = 0; i < 20; i++) await nextTurn()
}

/** Answers what it is given, in upper case, and notes its works. */
function shouting(fails: (things: string[]) => Error | undefined = () => undefined) {
  const works: string[][] = []
  const work = async (things: string[]) => {
    works.push(things)
    await manyTurns()
    const error = fails(things)
    if (error) throw error
    return things.map((thing) => thing.toUpperCase())
  }
  const given: Works<string, string> = {
    together: work,
    refused: {
      isRefusal: (error) => error instanceof Refused,
      alone: async (thing) => (await work([thing]))[0] ?? '',
    },
    isAway: (error) => error instanceof Away,
  }
  return { works, together: new Together(given) }
}

/** Lets turns of the event loop that follow each other bring things; answers what became of them all. */
async function inTurns(together: Together<string, string>, ...turns: string[][]) {
  const taken: Promise<string>[] = []
  for (const things of turns) {
    const next = nextTurn()
    taken.push(...things.map((thing) => together.take(thing)))
    await next
  }
  return Promise.allSettled(taken)
}

test('things of turns that follow each other go together, and those that come while works are under way, each with its own result', async () => {
  const { works, together } = shouting()
  const settled = await inTurns(together, ['a', 'b'], ['c'], [], ['d'], [], ['e', 'f'])
  expect(settled.map((one) => one.status === 'fulfilled' && one.value)).toEqual(['A', 'B', 'C', 'D', 'E', 'F'])
  expect(works).toEqual([['a', 'b', 'c'], ['d'], ['e', 'f']])
})

test('no work grows without end', async () => {
  const { works, together } = shouting()
  await Promise.all(Array.from({ length: 100 }, () => together.take('a')))
  expect(Math.max(...works.map((things) => things.length))).toBe(16)
})

test('one that is refused is refused alone', async () => {
  const { together } = shouting((things) => (things.includes('bad') ? new Refused('refused') : undefined))
  const settled = await Promise.allSettled(['a', 'b', 'c', 'bad', 'd'].map((thing) => together.take(thing)))
  expect(settled.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)))).toEqual([
    'A',
    'B',
    'C',
    'Error: refused',
    'D',
  ])
  await expect(together.take('bad')).rejects.toThrow('refused')
  expect(await together.take('e')).toBe('E')
})

test('without a way to do them alone, those that are refused together fail together', async () => {
  const together = new Together<string, string>({
    together: async (things) => {
      throw new Refused(things.join(' and '))
    },
    isAway: () => false,
  })
  const settled = await Promise.allSettled(['a', 'b'].map((thing) => together.take(thing)))
  expect(settled.map((one) => one.status === 'rejected' && String(one.reason))).toEqual([
    'Error: a and b',
    'Error: a and b',
  ])
})

test('what may have been done is not done again', async () => {
  const { works, together } = shouting((things) => (things.length > 1 ? new Error('broken') : undefined))
  const settled = await inTurns(together, ['a'], [], ['b', 'c'])
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(works).toEqual([['a'], ['b', 'c']])
})

test('when the store is away, whoever waits hears of it at once', async () => {
  const { works, together } = shouting(() => new Away('away'))
  const settled = await inTurns(together, ['a'], [], ['b'], [], ['c', 'd'])
  expect(settled.map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'rejected'))
  expect(works).toEqual([['a'], ['b']])
})

test('one that is held up alone holds up nobody else', async () => {
  const { promise: isFree, resolve: free } = Promise.withResolvers<void>()
  const together = new Together<string, string>({
    together: async (things) => {
      if (things.includes('slow')) throw new Refused('locked')
      return things
    },
    refused: {
      isRefusal: (error) => error instanceof Refused,
      alone: async (thing) => {
        await isFree
        return thing
      },
    },
    isAway: () => false,
  })
  const slow = ['slow', 'slow', 'slow'].map((thing) => together.take(thing))
  await manyTurns()
  expect(await together.take('quick')).toBe('quick')
  free()
  expect(await Promise.all(slow)).toEqual(['slow', 'slow', 'slow'])
})
