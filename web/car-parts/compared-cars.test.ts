import { beforeEach, expect, test, vi } from 'vitest'
import { rememberCompared, withCompared } from './compared-cars.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

test('adds a car to those compared last, at the end and once', () => {
  expect(withCompared('a')).toBe('a')
  rememberCompared(['a', 'b'])
  expect(withCompared('c')).toBe('a,b,c')
  expect(withCompared('a')).toBe('a,b')
})

test('refuses a fifth car', () => {
  rememberCompared(['a', 'b', 'c', 'd'])
  expect(withCompared('e')).toBe('a,b,c,d,e')
})
