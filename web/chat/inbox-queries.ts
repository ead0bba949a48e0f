import { infiniteQueryOptions, queryOptions, type InfiniteData } from '@tanstack/react-query'
import { type Conversation, type ConversationPage } from '../../contract/conversation.ts'
import { type LiveEvent } from '../../contract/live.ts'
import { conversationEndpoints } from '../../contract/conversation-endpoints.ts'
import { call } from '../api.ts'
import { queryClient } from '../query-client.ts'

type Changed = Extract<LiveEvent, { kind: 'conversationChanged' }>
type Inbox = InfiniteData<ConversationPage, string | null>

export const inboxKey = ['inbox']
const unreadKey = ['unread']

/** What an inbox lists. */
export type InboxKind = 'all' | 'unread' | 'archive'
const inboxKinds: readonly InboxKind[] = ['all', 'unread', 'archive']

/** One's conversations, newest first. */
export function inboxQuery(kind: InboxKind) {
  return infiniteQueryOptions({
    queryKey: [...inboxKey, kind],
    queryFn: ({ pageParam, signal }) =>
      call(conversationEndpoints.listConversations, {
        query: {
          ...(pageParam !== null && { before: pageParam }),
          ...(kind === 'archive' && { archived: 'yes' }),
          ...(kind === 'unread' && { unread: 'yes' }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })
}

/** One's unread messages; 100 stand for more than 99. */
export const unreadQuery = queryOptions({
  queryKey: unreadKey,
  queryFn: async ({ signal }) => (await call(conversationEndpoints.countUnread, { signal })).messages,
})

/** What the inbox says of the conversation with a person; null before the first message. */
export function conversationStateQuery(otherId: string) {
  return queryOptions({
    queryKey: ['conversationState', otherId],
    queryFn: ({ signal }) => call(conversationEndpoints.getConversation, { params: { id: otherId }, signal }),
  })
}

/** Ms between requests, however many changes come. */
const pauseMs = 100
let pause: ReturnType<typeof setTimeout> | undefined
let hasChanged = false

/** Puts a live change into what is loaded. The total is asked for again, because no event knows it. */
export function changeConversation(event: Changed): void {
  const { id } = event
  queryClient.setQueryData(conversationStateQuery(id).queryKey, (known) => (known ? withEvent(known, event) : known))
  for (const kind of inboxKinds) {
    queryClient.setQueryData<Inbox>(inboxQuery(kind).queryKey, (known) => known && withChange(known, event))
  }
  refetchSoon()
}

/** Refetches at once, or after the pause that the last time began. */
function refetchSoon(): void {
  hasChanged = pause !== undefined
  if (hasChanged) return
  void refetchInbox()
  pause = setTimeout(() => {
    pause = undefined
    if (hasChanged) refetchSoon()
  }, pauseMs)
}

/** The other person has read until a message. */
export async function noteSeen({ id, until }: Extract<LiveEvent, { kind: 'messagesSeen' }>): Promise<void> {
  const { queryKey } = conversationStateQuery(id)
  const isKnown = queryClient.getQueryData(queryKey) && queryClient.isFetching({ queryKey }) === 0
  queryClient.setQueryData(queryKey, (known) => known && { ...known, seenUntil: until })
  if (isKnown) return
  // An answer that is under way may be older than the event, and would replace it.
  await queryClient.invalidateQueries({ queryKey })
}

/** Asks again for what may have changed. Throws when it cannot be read. */
export async function refetchInbox(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: inboxKey }),
    queryClient.invalidateQueries({ queryKey: ['conversationState'] }),
    queryClient.invalidateQueries({ queryKey: unreadKey }, { throwOnError: true }),
  ])
}

type Told = { [part in 'state' | 'last']?: Changed[part] | undefined }

/** A conversation after an event. A message that was edited or deleted shows only if it is the last. */
function withEvent(known: Conversation, { state, last }: Told): Conversation {
  const { isMarkedUnread, ...before } = known
  const marked = state ? state.isMarkedUnread : isMarkedUnread
  return {
    ...before,
    ...state,
    ...(marked && { isMarkedUnread: marked }),
    ...(last && last.id >= known.last.id && { last }),
  }
}

/** A change in place; a new message brings its conversation to the top. */
function withChange(known: Inbox, { id, state, last }: Told & Pick<Changed, 'id'>): Inbox {
  const found = known.pages.flatMap((page) => page.conversations).find((one) => one.id === id)
  if (!found) return known
  const changed = withEvent(found, { state, last })
  const isNewer = last !== undefined && last.id > found.last.id
  const pages = known.pages.map((page) => ({
    ...page,
    conversations: page.conversations.flatMap((one) => (one.id !== id ? [one] : isNewer ? [] : [changed])),
  }))
  const [first, ...others] = pages
  if (!isNewer || !first) return { ...known, pages }
  return { ...known, pages: [{ ...first, conversations: [changed, ...first.conversations] }, ...others] }
}
