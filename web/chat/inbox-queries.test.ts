import { QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Conversation } from '../../contract/conversation.ts'
import { queryClient } from '../query-client.ts'
import { changeConversation, conversationStateQuery, inboxQuery, noteSeen } from './inbox-queries.ts'

const last = { id: '-M1', senderId: 'bobby', line: 'Hello', at: 1 }
const state = { unread: 1, readUntil: '', isArchived: false }
const conversation = (id: string): Conversation => ({ id, last: { ...last, senderId: id }, ...state })
const { queryKey } = inboxQuery('all')

const inbox = () =>
  queryClient.getQueryData(queryKey)?.pages.map((page) => page.conversations.map(({ id, unread }) => [id, unread]))

beforeEach(() => {
  queryClient.clear()
  queryClient.setQueryData(queryKey, {
    pages: [
      { conversations: [conversation('alice'), conversation('bobby')], next: '-M1' },
      { conversations: [conversation('carol')], next: null },
    ],
    pageParams: [null, '-M1'],
  })
})

test('what was seen while the state of the conversation was on its way is asked for again', async () => {
  const { queryKey: key } = conversationStateQuery('bobby')
  const answers = [Promise.withResolvers<object>(), Promise.withResolvers<object>()]
  let asked = 0
  const queryFn = () => answers[asked++]?.promise as Promise<never>
  const stop = new QueryObserver(queryClient, { queryKey: key, queryFn }).subscribe(() => {})
  void noteSeen({ kind: 'messagesSeen', id: 'bobby', until: '-M1' })
  answers[0]?.resolve({ id: 'bobby', ...state })
  answers[1]?.resolve({ id: 'bobby', ...state, seenUntil: '-M1' })
  await vi.waitFor(() => expect(queryClient.getQueryData(key)).toMatchObject({ seenUntil: '-M1' }))
  stop()
})

test('a new message brings its conversation to the top of the first page, once', () => {
  const newer = { ...last, id: '-M2', line: 'Are you there?' }
  changeConversation({ kind: 'conversationChanged', id: 'carol', state: { ...state, unread: 2 }, last: newer })
  expect(inbox()).toEqual([
    [
      ['carol', 2],
      ['alice', 1],
      ['bobby', 1],
    ],
    [],
  ])
})

test('what was read stays in its place, and the open conversation learns it', () => {
  const { queryKey: key } = conversationStateQuery('bobby')
  queryClient.setQueryData(key, conversation('bobby'))
  changeConversation({ kind: 'conversationChanged', id: 'bobby', state: { ...state, unread: 0, readUntil: '-M1' } })
  expect(inbox()?.[0]).toEqual([
    ['alice', 1],
    ['bobby', 0],
  ])
  expect(queryClient.getQueryData(key)).toMatchObject({ unread: 0, readUntil: '-M1', last: { line: 'Hello' } })
})

test('a conversation that is not loaded changes nothing until the inbox is asked for again', () => {
  changeConversation({ kind: 'conversationChanged', id: 'danny', state, last })
  expect(inbox()?.flat()).toHaveLength(3)
})
