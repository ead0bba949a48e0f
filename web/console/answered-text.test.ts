import { expect, test } from 'vitest'
import { withAnswer } from './answered-text.ts'

test('an answer stands below what is typed, and in place of the one chosen before', () => {
  expect(withAnswer('', 'Stolen photos.', '')).toBe('Stolen photos.')
  expect(withAnswer('Photo 3.', 'Stolen photos.', '')).toBe('Photo 3.\nStolen photos.')
  expect(withAnswer('Photo 3.\nStolen photos.', 'A copy.', 'Stolen photos.')).toBe('Photo 3.\nA copy.')
  expect(withAnswer('Stolen photos.', 'A copy.', 'Stolen photos.')).toBe('A copy.')
  expect(withAnswer('Photo 3.\nStolen photos.', '', 'Stolen photos.')).toBe('Photo 3.')
})

test('an answer that was changed after it was chosen stays', () => {
  expect(withAnswer('Stolen photos 2 and 3', 'A copy.', 'Stolen photos.')).toBe('Stolen photos 2 and 3\nA copy.')
  expect(withAnswer('Stolen photos 2 and 3', '', 'Stolen photos.')).toBe('Stolen photos 2 and 3')
})
