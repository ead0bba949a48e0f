import { expect, test } from 'vitest'
import { isEik } from './eik.ts'

test('an EIK holds by its check digits', () => {
  // Public numbers of large companies.
  for (const eik of ['131129282', '121699202', '831609046', '175074752', '000694037']) expect(isEik(eik)).toBe(true)
})

test('a wrong digit, another length and other characters are refused', () => {
  for (const eik of ['131129283', '131192282', '13112928', '1311292820', '000000000', '', 'BG131129282', '13112928a'])
    expect(isEik(eik)).toBe(false)
})

test('branches have thirteen digits with a check digit of their own', () => {
  const branches = Array.from({ length: 10 }, (_, last) => `131129282001${last}`).filter(isEik)
  expect(branches).toHaveLength(1)
  expect(isEik(branches.join('').replace('131129282', '131129283'))).toBe(false)
})

test('a remainder of 10 takes the second weights, and then 0', () => {
  const valid = (first: string) => Array.from({ length: 10 }, (_, last) => `${first}${last}`).filter(isEik)
  for (let at = 10_000_000; at < 10_000_400; at++) expect(valid(String(at))).toHaveLength(1)
})
