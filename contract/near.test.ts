import { expect, test } from 'vitest'
import { distanceKm } from './distances.ts'
import { isNear, nearText, readNear } from './near.ts'
import { places } from './places.ts'

test('every town has coordinates, and lies within Bulgaria', () => {
  const towns = places.flatMap((region) => region.towns.map(([town]) => town))
  for (const town of towns) expect(distanceKm('Sofia', town), town).toBeLessThan(450)
})

test.each([
  ['Sofia', 'Plovdiv', 133],
  ['Sofia', 'Varna', 378],
  ['Ruse', 'Razgrad', 59],
  ['Plovdiv', 'Asenovgrad', 18],
  ['Plovdiv', 'Plovdiv', 0],
])('from %s to %s it is about %d km', (one, other, km) => {
  expect(Math.abs(distanceKm(one, other)! - km)).toBeLessThan(5)
})

test('a town is near to itself and to those within the radius, an unknown one is not', () => {
  expect(isNear('Plovdiv', { town: 'Plovdiv', km: 1 })).toBe(true)
  expect(isNear('Asenovgrad', { town: 'Plovdiv', km: 25 })).toBe(true)
  expect(isNear('Sofia', { town: 'Plovdiv', km: 100 })).toBe(false)
  expect(isNear(undefined, { town: 'Plovdiv', km: 300 })).toBe(false)
})

test.each(['', 'Plovdiv', 'Plovdiv,0', 'Plovdiv,301', 'Plovdiv,-5', 'Nowhere,50', 'Plovdiv,5.5'])(
  '%s is none',
  (text) => {
    expect(readNear(text)).toBeUndefined()
  },
)

test('a town whose name has brackets is read as it was written', () => {
  const near = { town: 'Byala (Varna)', km: 50 }
  expect(readNear(nearText(near))).toEqual(near)
})
