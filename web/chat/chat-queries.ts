import { queryOptions } from '@tanstack/react-query'
import { messageEndpoints } from '../../contract/message-endpoints.ts'
import { pages } from '../../contract/limits.ts'
import { type Message, type MessageWithId } from '../../contract/message.ts'
import { type Person } from '../../contract/user.ts'
import { call } from '../api.ts'
import { mergeById, rowsOf } from '../merge-by-id.ts'
import { queryClient } from '../query-client.ts'

/** The last 50 messages between the two people, in both directions, oldest first (specification 9). */
export function conversationQuery(otherId: string) {
  return queryOptions({
    queryKey: ['conversation', otherId],
    queryFn: () => loadConversation(otherId),
    staleTime: Infinity,
    refetchOnReconnect: false,
  })
}

/** After a gap: asks again and puts the answer to what is shown. What comes before the first answer is in this one. */
export async function catchUpConversation(otherId: string): Promise<void> {
  await queryClient.ensureQueryData(conversationQuery(otherId))
  const messages = await loadConversation(otherId)
  for (const message of messages) addMessage(otherId, message)
}

export function addMessage(otherId: string, message: MessageWithId): void {
  queryClient.setQueryData<MessageWithId[]>(
    conversationQuery(otherId).queryKey,
    (known) => known && mergeById(known, [message]).slice(-pages.messages),
  )
}

/** Does this message belong to the conversation with that person? */
export function isWith(other: Person, myId: string, message: Message): boolean {
  return (
    message.senderId === other.id || (message.senderId === myId && [other.email, other.id].includes(message.sendTo))
  )
}

/** Sends a message and shows it with the time of this browser until the server's is known. */
export async function sendMessage(me: Person, other: Person, content: string, key: string): Promise<void> {
  const { name } = await call(messageEndpoints.createMessage, { body: { sendTo: other.id, content }, key })
  const isKnown = queryClient
    .getQueryData<MessageWithId[]>(conversationQuery(other.id).queryKey)
    ?.some((message) => message.id === name)
  if (isKnown) return
  addMessage(other.id, {
    id: name,
    sendTo: other.email ?? other.id,
    senderId: me.id,
    sender: nameOf(me),
    content,
    timestamp: Date.now(),
  })
}

/** What messages of a person name as their sender. */
export function nameOf(person: Person): string {
  return person.email ?? person.username
}

async function loadConversation(otherId: string): Promise<MessageWithId[]> {
  return rowsOf(
    await call(messageEndpoints.listMessages, {
      query: { with: otherId, orderBy: '$key', limitToLast: pages.messages },
    }),
  )
}
