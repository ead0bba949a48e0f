import { type Message, type NewMessage } from './message.ts'
import { name, says, type Endpoint, type WireMap } from './endpoint.ts'

/** Messages (specification 7). */
export const messageEndpoints = {
  listMessages: {
    kind: 'node',
    method: 'GET',
    path: '/messages',
    access: 'user',
    orderBy: ['$key', 'sendTo', 'timestamp'],
    streams: true,
    query: { with: 'text' },
    summary: "One's own messages by key; `with` names the other person of a conversation",
    reply: says<WireMap<Message> | null>('messages by key'),
    errors: ['badQuery'],
  },
  createMessage: {
    kind: 'node',
    method: 'POST',
    path: '/messages',
    access: 'user',
    summary: 'Write a message',
    body: says<NewMessage>('{sendTo, content}'),
    reply: name,
    errors: ['invalid', 'selfMessage', 'unknownRecipient'],
  },
  getMessage: {
    kind: 'node',
    method: 'GET',
    path: '/messages/:id',
    access: 'user',
    summary: "One message of one's own",
    reply: says<Message | null>('the message'),
    errors: ['notYours'],
  },
} as const satisfies Record<string, Endpoint>
