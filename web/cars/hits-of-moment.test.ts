import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gather, joinHits, type HitsOfMoment } from './hits-of-moment.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function hit(carId: string, { searchId = 'one', count = 1 } = {}) {
  return { kind: 'searchHit', searchId, searchName: searchId, carId, carName: carId, count } as const
}

test('hits that come together are told once, those of a flood every few seconds', () => {
  const told: HitsOfMoment[] = []
  const { hear, end } = gather<ReturnType<typeof hit>>((hits) => told.push(joinHits(hits)))
  hear(hit('a'))
  vi.advanceTimersByTime(1000)
  expect(told).toEqual([{ count: 1, newest: hit('a'), isOfOneSearch: true }])
  for (let i = 0; i < 60; i++) {
    hear(hit(`b${i}`, { count: 10 }))
    vi.advanceTimersByTime(10)
  }
  vi.advanceTimersByTime(10_000)
  expect(told.slice(1)).toEqual([{ count: 600, newest: hit('b59', { count: 10 }), isOfOneSearch: true }])
  end()
})

test('hits of several searches are told as such, and none after the end', () => {
  const told: HitsOfMoment[] = []
  const { hear, end } = gather<ReturnType<typeof hit>>((hits) => told.push(joinHits(hits)))
  for (const searchId of ['one', 'other', 'other']) hear(hit('a', { searchId }))
  vi.advanceTimersByTime(1000)
  expect(told).toMatchObject([{ count: 3, isOfOneSearch: false }])
  hear(hit('a'))
  end()
  vi.advanceTimersByTime(10_000)
  expect(told).toHaveLength(1)
})
