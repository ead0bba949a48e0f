import { expect, test } from 'vitest'
import { rowsBetween } from './row-window.ts'

/** 100 rows of 90 px with 10 px between them, the second one of 190. */
const rows = { count: 100, heightOf: (row: number) => (row === 1 ? 190 : 90), gap: 10 }

test('rows that reach into the window are in the page, the others leave their room', () => {
  expect(rowsBetween(rows, 0, 250)).toEqual({ first: 0, end: 1.75, above: 0, below: 9800 })
  expect(rowsBetween(rows, 100, 301)).toEqual({ first: 1, end: 2.01, above: 100, below: 9700 })
  expect(rowsBetween(rows, 299, 300)).toEqual({ first: 1, end: 2, above: 100, below: 9800 })
})

test('beyond the end nothing is in the page, and the list keeps its height', () => {
  expect(rowsBetween(rows, 20_000, 21_000)).toEqual({ first: 100, end: 100, above: 10_100, below: 0 })
  expect(rowsBetween({ ...rows, count: 0 }, 0, 500)).toEqual({ first: 0, end: 0, above: 0, below: 0 })
})

test('above the list only its height is known', () => {
  expect(rowsBetween(rows, -900, -100)).toEqual({ first: 0, end: 0, above: 0, below: 10_100 })
})

test('the number of rows in the page does not grow with the list', () => {
  const long = rowsBetween({ ...rows, count: 100_000 }, 5_000_000, 5_001_000)
  expect(long.end - long.first).toBeLessThanOrEqual(11)
})
