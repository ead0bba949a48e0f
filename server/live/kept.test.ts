import { expect, test, vi } from 'vitest'
import { Changes } from './changes.ts'
import { Kept } from './kept.ts'

const answering = (texts: string[]) => async () => texts.shift()

function heardChanges(): Changes {
  const changes = new Changes()
  changes.hear(true)
  return changes
}

test('what was made stays until something of its kind changes', async () => {
  const changes = heardChanges()
  const kept = new Kept<unknown>(changes, 'offers', { entries: 10 })
  const make = answering(['first', 'second'])
  expect(await kept.take('list', make)).toBe('first')
  changes.count(['sponsors', 'cars/some'])
  expect(await kept.take('list', make)).toBe('first')
  changes.count(['offers'])
  expect(await kept.take('list', make)).toBe('second')
})

test('while changes may be missed nothing is kept, and nothing from before comes back', async () => {
  const changes = heardChanges()
  const kept = new Kept<unknown>(changes, 'offers', { entries: 10 })
  const make = answering(['first', 'second', 'third', 'fourth', 'fifth'])
  expect(await kept.take('list', make)).toBe('first')
  changes.hear(false)
  expect(await kept.take('list', make)).toBe('second')
  expect(await kept.take('list', make)).toBe('third')
  changes.hear(true)
  expect(await kept.take('list', make)).toBe('fourth')
  expect(await kept.take('list', make)).toBe('fourth')
  changes.miss()
  expect(await kept.take('list', make)).toBe('fifth')
})

test('what took longer than a change is not kept', async () => {
  const changes = heardChanges()
  const kept = new Kept<unknown>(changes, 'offers', { entries: 10 })
  const { promise, resolve } = Promise.withResolvers<string>()
  const slow = kept.take('list', () => promise)
  changes.count(['offers'])
  expect(await kept.take('list', answering(['new']))).toBe('new')
  resolve('old')
  expect(await slow).toBe('old')
  expect(await kept.take('list', answering(['another']))).toBe('new')
})

test('those who ask at once share one reading, and a failure is not kept', async () => {
  const kept = new Kept<unknown>(heardChanges(), 'offers', { entries: 10 })
  let readings = 0
  const failing = async () => {
    readings++
    throw new Error('away')
  }
  const both = await Promise.allSettled([kept.take('list', failing), kept.take('list', failing)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(readings).toBe(1)
  expect(await kept.take('list', answering(['back']))).toBe('back')
})

test('the oldest go when they are too many or too large', async () => {
  const kept = new Kept<string>(heardChanges(), 'offers', { entries: 2, bytes: 10, bytesOf: (text) => text.length })
  const isKept = async (key: string) => (await kept.take(key, async () => 'anew')) !== 'anew'
  for (const key of ['a', 'b', 'c']) await kept.take(key, async () => 'four')
  expect(await isKept('c')).toBe(true)
  expect(await isKept('b')).toBe(true)
  expect(await isKept('a')).toBe(false)
  await kept.take('large', async () => '123456789')
  expect(await isKept('c')).toBe(false)
})

test('what is kept for a time is made anew after it, though nothing has changed', async () => {
  vi.useFakeTimers()
  try {
    const kept = new Kept<unknown>(heardChanges(), 'identities', { entries: 10, ms: 1000 })
    const make = answering(['first', 'second'])
    expect(await kept.take('token', make)).toBe('first')
    vi.advanceTimersByTime(999)
    expect(await kept.take('token', make)).toBe('first')
    vi.advanceTimersByTime(1)
    expect(await kept.take('token', make)).toBe('second')
  } finally {
    vi.useRealTimers()
  }
})

test('what was made can tell whether it still stands: until a change, or its time is over', async () => {
  vi.useFakeTimers()
  try {
    const changes = heardChanges()
    const kept = new Kept<() => boolean>(changes, 'offers', { entries: 10, ms: 1000 })
    const standsNow = () => kept.take('page', async (stands) => stands)
    const first = await standsNow()
    changes.count(['sponsors'])
    expect(first()).toBe(true)
    changes.count(['offers'])
    const second = await standsNow()
    expect([first(), second()]).toEqual([false, true])
    vi.advanceTimersByTime(1000)
    expect(second()).toBe(false)
    const third = await standsNow()
    changes.hear(false)
    expect([third(), (await standsNow())()]).toEqual([false, false])
  } finally {
    vi.useRealTimers()
  }
})
