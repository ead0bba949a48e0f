import { expect, test } from 'vitest'
import { withChanges, withEarlier, withNewest, type LoadedComments } from './loaded-comments.ts'

function loaded(ids: string, hasEarlier: boolean, answeredTo = ids.at(-1) ?? ''): LoadedComments {
  return { comments: Array.from(ids, comment), hasEarlier, answeredTo }
}

function comment(id: string) {
  return { id, comments: id, senderId: 'alice', user: 'alice', gender: 'Other' as const, timestamp: 0 }
}

const ids = ({ comments }: LoadedComments) => comments.map(({ id }) => id).join('')

test('merges the newest comments with loaded, live and earlier ones', () => {
  const merged = withNewest(loaded('abcd', false), loaded('cdef', true))
  expect(ids(merged)).toBe('abcdef')
  expect(merged.hasEarlier).toBe(false)
})

test('shows only the newest when others lie between, and offers earlier ones', () => {
  const merged = withNewest(loaded('abc', false), loaded('xyz', true))
  expect(ids(merged)).toBe('xyz')
  expect(merged.hasEarlier).toBe(true)
})

test('takes a short answer for all comments', () => {
  const merged = withNewest(loaded('', false), loaded('ab', false))
  expect(ids(merged)).toBe('ab')
  expect(merged.hasEarlier).toBe(false)
})

test('leaves a comment that came live during the request', () => {
  const merged = withNewest(loaded('abc', false), loaded('ab', false))
  expect(ids(merged)).toBe('abc')
})

test('removes a comment that was hidden while nobody listened, and leaves an earlier one', () => {
  const merged = withNewest(loaded('abcdef', true), loaded('cef', true))
  expect(ids(merged)).toBe('abcef')
})

test('notices missing comments before an own or a live one', () => {
  const merged = withNewest(loaded('abcy', false, 'c'), loaded('wx', true), new Map([['y', comment('y')]]))
  expect(ids(merged)).toBe('wxy')
  expect(merged.hasEarlier).toBe(true)
})

test('leaves a comment with a smaller key that came during the request', () => {
  const merged = withNewest(loaded('abc', false, 'a'), loaded('ac', false), new Map([['b', comment('b')]]))
  expect(ids(merged)).toBe('abc')
})

test('puts comments from events in their place, each once, and removes hidden ones', () => {
  const changes = new Map([
    ['b', comment('b')],
    ['c', comment('c')],
    ['d', null],
  ])
  expect(ids(withChanges(loaded('acd', true), changes))).toBe('abc')
})

test('does not restore a comment that was hidden during the request', () => {
  const hidden = new Map([['b', null]])
  expect(ids(withNewest(loaded('ac', false), loaded('abc', false), hidden))).toBe('ac')
  expect(ids(withEarlier(loaded('d', true), loaded('abc', false), hidden))).toBe('acd')
})
