import { beforeEach, expect, test, vi } from 'vitest'
import { isNewSince, readVisit } from './last-visit.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  })
})

const minutes = (value: number) => value * 60_000

test('takes an offer for new when it was listed after the previous visit', () => {
  expect(readVisit(minutes(1))).toEqual({ at: minutes(1) })
  expect(readVisit(minutes(20)).before).toBeUndefined()
  expect(readVisit(minutes(100)).before).toBe(minutes(20))
  expect(readVisit(minutes(110)).before).toBe(minutes(20))
  expect(isNewSince({ listedAt: minutes(60) }, minutes(20))).toBe(true)
  expect(isNewSince({ listedAt: minutes(10) }, minutes(20))).toBe(false)
  expect(isNewSince({ listedAt: minutes(60) }, undefined)).toBe(false)
})

test.each(['', 'null', '7', '{"at":"x"}', '{'])('takes %s for no visit', (text) => {
  localStorage.setItem('lastVisit', text)
  expect(readVisit(minutes(1)).before).toBeUndefined()
})
