import { expect, test } from 'vitest'
import { modelFamily } from './model-family.ts'

test.each([
  ['320d Touring', '320'],
  ['320', '320'],
  ['Golf 7 Variant', 'Golf'],
  [' 3 Series', '3 Series'],
  ['C 220 CDI', 'C 220'],
  ['C Class', 'C Class'],
  ['Model S 75D', 'Model S'],
  ['A4', 'A4'],
  ['X5 xDrive', 'X5'],
  ['i30', 'i30'],
  ['', ''],
])('%s is of the family %s', (model, family) => {
  expect(modelFamily(model)).toBe(family)
})
