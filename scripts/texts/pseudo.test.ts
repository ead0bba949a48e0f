import { expect, test } from 'vitest'
import { marks, pseudo, withoutMarked } from './pseudo.ts'

test('a text of the language for tests is at least 40 % longer, and its letters are marked', () => {
  const text = String(pseudo('Delete my account'))
  expect(text.length).toBeGreaterThanOrEqual('Delete my account'.length * 1.4)
  expect(text.startsWith(marks[0]) && text.endsWith(marks[1])).toBe(true)
})

test('what a catalogue did not write remains, whatever stands within texts', () => {
  const catalogue = pseudo({ of: (name: string) => `Owner: ${name}`, many: ['One'], locale: 'en' })
  const { of, many, locale } = catalogue as { of: (name: string) => string; many: string[]; locale: string }
  expect(locale).toBe('en')
  expect(withoutMarked(`${of(many[0] ?? '')} and Delete`)).toBe(' and Delete')
})
