import { expect, test } from 'vitest'
import { heightOfRows, rowsBetween } from './row-window.ts'

/** 100 rows of 90 px with gaps of 10 px; the second one has 190 px. */
const rows = { count: 100, heightOf: (row: number) => (row === 1 ? 190 : 90), gap: 10 }
const height = 10_100

test('finds the rows that reach into the window', () => {
  expect(rowsBetween(rows, 0, 250)).toEqual({ first: 0, end: 2, above: 0, height })
  expect(rowsBetween(rows, 100, 301)).toEqual({ first: 1, end: 3, above: 100, height })
  expect(rowsBetween(rows, 299, 300)).toEqual({ first: 1, end: 2, above: 100, height })
})

test('finds no rows beyond the end, and the list retains its height', () => {
  expect(rowsBetween(rows, 20_000, 21_000)).toEqual({ first: 100, end: 100, above: 10_100, height })
  expect(rowsBetween({ ...rows, count: 0 }, 0, 500)).toEqual({ first: 0, end: 0, above: 0, height: 0 })
})

test('knows only the height above the list', () => {
  expect(rowsBetween(rows, -900, -100)).toEqual({ first: 0, end: 0, above: 0, height })
})

test('does not find more rows in a longer list', () => {
  const long = rowsBetween({ ...rows, count: 100_000 }, 5_000_000, 5_001_000)
  expect(long.end - long.first).toBeLessThanOrEqual(11)
})

test('leaves room for rows that are not rendered', () => {
  expect(heightOfRows(rows, 0, 100)).toBe(height)
  expect(heightOfRows(rows, 0, 2)).toBe(300)
  expect(heightOfRows(rows, 5, 5)).toBe(0)
})
