import { expect, test } from 'vitest'
import { lineOf } from './shown-message.ts'

test.each([
  ['Is it\n\n still  there? ', 'Is it still there?'],
  ['x'.repeat(161), 'x'.repeat(160)],
  [`${'x'.repeat(159)}🚗`, 'x'.repeat(159)],
  [`${'x'.repeat(158)}🚗!`, `${'x'.repeat(158)}🚗`],
])('the last line of %j is %j', (content, line) => expect(lineOf(content)).toBe(line))
