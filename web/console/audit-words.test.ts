import { expect, test } from 'vitest'
import { type AuditEntry } from '../../contract/moderation.ts'
import { actionInWords, actorInWords, reasonInWords, targetInWords } from './audit-words.ts'

const entry: AuditEntry = {
  id: '-A',
  at: 1,
  actor: 'erica',
  actorId: '-E',
  action: 'hide',
  kind: 'offer',
  targetId: '-T',
  reason: 'A copy: of another offer.',
}

test('what people typed stays as they typed it', () => {
  expect(reasonInWords(entry)).toBe('A copy: of another offer.')
  expect(reasonInWords({ ...entry, action: 'decide', reason: 'unheard: of' })).toBe('unheard: of')
  expect([actorInWords(entry), targetInWords(entry)]).toEqual(['erica', '-T'])
})

test('what a profile says is removed, and not its account', () => {
  expect(actionInWords(entry)).toBe('Offer: Hidden')
  expect(actionInWords({ ...entry, kind: 'account' })).toBe('Profile: Removed')
  expect(actionInWords({ kind: 'account', action: 'show' })).toBe('Profile: Put back')
  expect(actionInWords({ kind: 'account', action: 'suspend' })).toBe('Account: Suspended')
})

test('what the product wrote is said in the words of the catalogue', () => {
  const role = { ...entry, action: 'role', kind: 'account', reason: 'user to operator' } as const
  expect(reasonInWords(role)).toBe('Person → Operator')
  const ofCase = { ...entry, kind: 'case' } as const
  expect(reasonInWords({ ...ofCase, action: 'decide', reason: 'dismiss: All: is true.' })).toBe(
    'No breach: All: is true.',
  )
  expect(reasonInWords({ ...ofCase, action: 'appeal', reason: 'rejected: Still a copy.' })).toBe(
    'Rejected: Still a copy.',
  )
  expect(reasonInWords({ ...ofCase, action: 'look', reason: 'The conversation.' })).toBe('')
  const over = {
    ...entry,
    action: 'restore',
    actor: 'clock',
    actorId: null,
    reason: 'The suspension is over.',
  } as const
  expect([reasonInWords(over), actorInWords(over)]).toEqual(['', 'Time that was over'])
  expect(actorInWords({ ...entry, actor: 'command line (ops)', actorId: null })).toBe('Command line (ops)')
})

test('settings of the site are named, and told without their JSON', () => {
  const site = { ...entry, action: 'change', kind: 'site' } as const
  const lists = { ...site, targetId: 'lists', reason: '{"makes":["Lada","Dacia"],"lastYear":null}' }
  expect(targetInWords(lists)).toBe('Brands and years')
  expect(reasonInWords(lists)).toBe('Brands besides: Lada, Dacia · Last year: The current one')
  const texts = { ...site, targetId: 'texts', reason: '{"en":{"headline":"Hello"},"bg":{}}' }
  expect(reasonInWords(texts)).toBe('Headline: Hello')
  expect(reasonInWords({ ...texts, reason: '{"en":{},"bg":{}}' })).toBe('The usual texts again.')
  expect(reasonInWords({ ...texts, reason: '{"en":{"headl' })).toBe('{"en":{"headl')
})
