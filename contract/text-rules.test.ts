import { expect, test } from 'vitest'
import { isVisible, tidyBeginning, tidyLine, tidyLineEnd, tidyText } from './text-rules.ts'

test.each([
  ['  Ivan  Petrov ', 'Ivan Petrov'],
  ['Golf\u00a0\u20097\u3000GTI', 'Golf 7 GTI'],
  ['Golf\t7\r\nGTI\u000b2.0', 'Golf 7 GTI 2.0'],
  ['Golf\u2028GTI\u0085TCR', 'Golf GTI TCR'],
  ['\u202a+359 888 123 456\u202c', '+359 888 123 456'],
  ['zero\u200bwidth\u2060\ufeff', 'zerowidth'],
  ['soft\u00adhyphen', 'softhyphen'],
  ['\u2067right to left\u2069\u200f', 'right to left'],
  ['fillers\u3164\u115f\u180e', 'fillers'],
  ['a\u2800b', 'a b'],
  ['Caf\u0065\u0301', 'Café'],
  ['Реги\u0438\u0306', 'Регий'],
  ['\u200b \u00a0\t', ''],
])('tidies the line %j to %j, and that to itself', (typed, tidied) => {
  expect(tidyLine(typed)).toBe(tidied)
  expect(tidyLine(tidied)).toBe(tidied)
})

test('leaves control characters for a rule to refuse', () => {
  expect(tidyLine('Golf\u0000\u001b7')).toBe('Golf\u0000\u001b7')
})

test('leaves a leading space where a rule refuses it, and a trailing space while typing', () => {
  expect(tidyLineEnd('\u200b\t Sofia ,  Mladost ')).toBe(' Sofia , Mladost')
  expect(tidyBeginning('  ivan  p\u200b ')).toBe('ivan p ')
})

test('replaces line breaks of word processors and changes nothing else of a text', () => {
  expect(tidyText('one\u000btwo\fthree\u2028four\r\nfive  \u200d six\n')).toBe(
    'one\ntwo\nthree\nfour\r\nfive  \u200d six\n',
  )
})

test('a text of invisible characters alone is not visible', () => {
  expect([isVisible('\u200b\u2800 \u3164'), isVisible('\u200ba')]).toEqual([false, true])
})
