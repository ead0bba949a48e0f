import { messageEndpoints } from '../../contract/message-endpoints.ts'
import { pages } from '../../contract/limits.ts'
import { type Message, type MessageWithId } from '../../contract/message.ts'
import { type Person } from '../../contract/user.ts'
import { call } from '../api.ts'
import { liveCollection } from '../live-collection.ts'
import { mergeById, rowsOf } from '../rows-by-id.ts'

/** The last 50 messages between the two people, in both directions, oldest first (specification 9). */
export const conversationWith = liveCollection<MessageWithId[], MessageWithId>({
  queryKey: (otherId) => ['conversation', otherId],
  topic: () => 'messages',
  load: async (otherId, signal) => {
    const query = { with: otherId, orderBy: '$key', limitToLast: pages.messages }
    return rowsOf(await call(messageEndpoints.listMessages, { query, ...(signal && { signal }) }))
  },
  merge: (known, changes) =>
    mergeById(
      known,
      [...changes.values()].filter((message) => message !== null),
    ).slice(-pages.messages),
  staleTime: Infinity,
})

export function addMessage(otherId: string, message: MessageWithId): void {
  conversationWith.change(otherId, new Map([[message.id, message]]))
}

/** Whether a message belongs to the conversation with that person. */
export function isWith(other: Person, myId: string, message: Message): boolean {
  return (
    message.senderId === other.id || (message.senderId === myId && [other.email, other.id].includes(message.sendTo))
  )
}

/** The sender's name in a person's messages. */
export function nameOf(person: Person): string {
  return person.email ?? person.username
}
