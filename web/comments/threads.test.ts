import { expect, test } from 'vitest'
import { type CommentWithId } from '../../contract/comment.ts'
import { missingParents, threadsOf } from './threads.ts'

function comment(id: string, replyTo?: string): CommentWithId {
  const sender = { senderId: 'alice', user: 'alice', gender: 'Other' as const }
  return { id, comments: id, ...sender, timestamp: 0, ...(replyTo !== undefined && { replyTo }) }
}

const shapes = (comments: CommentWithId[]) =>
  threadsOf(comments, [], 'seller').map((thread) => [thread.comment.id, thread.replies.map(({ id }) => id).join('')])

test('shows the newest comment first and replies below theirs, oldest first', () => {
  const comments = [comment('a'), comment('b'), comment('c', 'a'), comment('d', 'b'), comment('e', 'a')]
  expect(shapes(comments)).toEqual([
    ['b', 'd'],
    ['a', 'ce'],
  ])
})

test('shows a reply alone when its comment is gone', () => {
  expect(missingParents([comment('b', 'a'), comment('c', 'a'), comment('d')])).toEqual(['a'])
  const [newest, oldest] = threadsOf([comment('b', 'a'), comment('d')], [], 'seller')
  expect([newest?.isOrphan, oldest?.isOrphan]).toEqual([false, true])
})

test("shows the seller's answer directly under a question", () => {
  const question = { ...comment('a'), question: 'answered' as const }
  const answer = { ...comment('c', 'a'), senderId: 'seller' }
  expect(shapes([question, comment('b', 'a'), answer])).toEqual([['a', 'cb']])
  expect(shapes([comment('a'), comment('b', 'a'), answer])).toEqual([['a', 'bc']])
})

test('shows the pinned comment above the others', () => {
  expect(shapes([{ ...comment('a'), isPinned: true }, comment('b'), comment('c')])).toEqual([
    ['a', ''],
    ['c', ''],
    ['b', ''],
  ])
})
