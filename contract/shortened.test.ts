import { expect, test } from 'vitest'
import { shortened } from './shortened.ts'
import { lineAround, lineOf } from './shown-message.ts'

const family = '👨‍👩‍👧‍👦'

test('a short text stays as it is', () => expect(shortened('Opel', 4)).toBe('Opel'))

test.each([
  ['a family', `ab${family}`, 5, 'ab'],
  ['a flag', 'a🇧🇬🇧🇬', 6, 'a🇧🇬'],
  ['a letter of two characters', 'кра\u0438\u0306', 4, 'кра'],
  ['a letter of two code units', 'a😀😀', 4, 'a😀'],
])('%s is never cut in half', (_what, text, max, expected) => {
  expect(shortened(text, max)).toBe(expected)
})

test('one letter under more marks than there is room for is well formed', () => {
  expect(shortened(`e${'\u0301'.repeat(400)}`, 10)).toHaveLength(10)
})

test('the lines of an inbox end with whole letters', () => {
  expect(lineOf('a'.repeat(155) + family)).toBe('a'.repeat(155))
  expect(lineAround(`${'b'.repeat(60)} find ${'c'.repeat(130)}${family}`, 'find')).not.toMatch(/\p{Surrogate}|\u200d$/u)
})
