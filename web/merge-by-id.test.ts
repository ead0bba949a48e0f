import { expect, test } from 'vitest'
import { mergeById, rowsOf } from './merge-by-id.ts'

test('rows come in the order of their keys, each once, the later one wins', () => {
  const known = [
    { id: '-A', text: 'one' },
    { id: '-C', text: 'three' },
  ]
  const arrived = [
    { id: '-B', text: 'two' },
    { id: '-C', text: 'three, again' },
  ]
  expect(mergeById(known, arrived)).toEqual([
    { id: '-A', text: 'one' },
    { id: '-B', text: 'two' },
    { id: '-C', text: 'three, again' },
  ])
})

test('keys are compared bytewise: capitals before small letters', () => {
  expect(mergeById([{ id: '-a' }], [{ id: '-Z' }, { id: '-_' }]).map(({ id }) => id)).toEqual(['-Z', '-_', '-a'])
})

test('a keyed object of the wire becomes rows with ids; null becomes none', () => {
  expect(rowsOf({ '-B': { text: 'two' }, '-A': { text: 'one' } })).toEqual([
    { id: '-A', text: 'one' },
    { id: '-B', text: 'two' },
  ])
  expect(rowsOf(null)).toEqual([])
})
