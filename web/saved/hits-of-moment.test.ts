import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gather, joinHits, type HitsOfMoment } from './hits-of-moment.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function hit(carId: string, { searchId = 'one', count = 1 } = {}) {
  return { kind: 'searchHit', searchId, searchName: searchId, carId, carName: carId, count } as const
}

test('reports hits that come together once, and those of a flood every few seconds', () => {
  const reported: HitsOfMoment[] = []
  const { add, end } = gather<ReturnType<typeof hit>>((hits) => reported.push(joinHits(hits)))
  add(hit('a'))
  vi.advanceTimersByTime(1000)
  expect(reported).toEqual([{ count: 1, newest: hit('a'), isOfOneSearch: true }])
  for (let i = 0; i < 60; i++) {
    add(hit(`b${i}`, { count: 10 }))
    vi.advanceTimersByTime(10)
  }
  vi.advanceTimersByTime(10_000)
  expect(reported.slice(1)).toEqual([{ count: 600, newest: hit('b59', { count: 10 }), isOfOneSearch: true }])
  end()
})

test('reports hits of several searches as such, and none after the end', () => {
  const reported: HitsOfMoment[] = []
  const { add, end } = gather<ReturnType<typeof hit>>((hits) => reported.push(joinHits(hits)))
  for (const searchId of ['one', 'other', 'other']) add(hit('a', { searchId }))
  vi.advanceTimersByTime(1000)
  expect(reported).toMatchObject([{ count: 3, isOfOneSearch: false }])
  add(hit('a'))
  end()
  vi.advanceTimersByTime(10_000)
  expect(reported).toHaveLength(1)
})
