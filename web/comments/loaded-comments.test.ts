import { expect, test } from 'vitest'
import { withNewest, type LoadedComments } from './loaded-comments.ts'

function loaded(ids: string, hasEarlier: boolean, answeredTo = ids.at(-1) ?? ''): LoadedComments {
  const comments = Array.from(ids).map((id) => ({
    id,
    comments: id,
    senderId: 'alice',
    user: 'alice',
    gender: 'Other' as const,
  }))
  return { comments, hasEarlier, answeredTo }
}

const ids = ({ comments }: LoadedComments) => comments.map(({ id }) => id).join('')

test('newest comments join those that are loaded, with what came live and earlier', () => {
  const merged = withNewest(loaded('abcd', false), loaded('cdef', true))
  expect(ids(merged)).toBe('abcdef')
  expect(merged.hasEarlier).toBe(false)
})

test('when others lie between, only the newest are shown and earlier ones are offered', () => {
  const merged = withNewest(loaded('abc', false), loaded('xyz', true))
  expect(ids(merged)).toBe('xyz')
  expect(merged.hasEarlier).toBe(true)
})

test('a short answer is the whole of it', () => {
  const merged = withNewest(loaded('', false), loaded('ab', false))
  expect(ids(merged)).toBe('ab')
  expect(merged.hasEarlier).toBe(false)
})

test('a comment that came live while the answer was on its way stays', () => {
  const merged = withNewest(loaded('abc', false), loaded('ab', false))
  expect(ids(merged)).toBe('abc')
})

test('a comment that was hidden while nobody listened goes, an earlier one stays', () => {
  const merged = withNewest(loaded('abcdef', true), loaded('cef', true))
  expect(ids(merged)).toBe('abcef')
})

test('neither an own comment nor one that came live hides a gap before it', () => {
  const merged = withNewest(loaded('abcy', false, 'c'), loaded('wx', true), new Set('y'))
  expect(ids(merged)).toBe('wxy')
  expect(merged.hasEarlier).toBe(true)
})

test('a comment with a smaller key that came while the answer was on its way stays', () => {
  const merged = withNewest(loaded('abc', false, 'a'), loaded('ac', false), new Set('b'))
  expect(ids(merged)).toBe('abc')
})
