import { expect, test } from 'vitest'
import { mergeById, rowsOf } from './rows-by-id.ts'

test('sorts rows by key, each once, and lets the later one win', () => {
  const known = [
    { id: '-A', text: 'one' },
    { id: '-C', text: 'three' },
  ]
  const added = [
    { id: '-B', text: 'two' },
    { id: '-C', text: 'three, again' },
  ]
  expect(mergeById(known, added)).toEqual([
    { id: '-A', text: 'one' },
    { id: '-B', text: 'two' },
    { id: '-C', text: 'three, again' },
  ])
})

test('compares keys bytewise, capitals before small letters', () => {
  expect(mergeById([{ id: '-a' }], [{ id: '-Z' }, { id: '-_' }]).map(({ id }) => id)).toEqual(['-Z', '-_', '-a'])
})

test('turns a keyed object of the wire into rows with ids, and null into none', () => {
  expect(rowsOf({ '-B': { text: 'two' }, '-A': { text: 'one' } })).toEqual([
    { id: '-A', text: 'one' },
    { id: '-B', text: 'two' },
  ])
  expect(rowsOf(null)).toEqual([])
})
