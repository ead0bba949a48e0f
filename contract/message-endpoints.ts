import { type Message, type Messages, type NamedMessage, type NewMessage } from './message.ts'
import { says, type Endpoint } from './endpoint.ts'

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
    reply: says<Messages | null>('messages by key'),
    errors: ['badQuery'],
  },
  createMessage: {
    kind: 'node',
    method: 'POST',
    path: '/messages',
    access: 'user',
    publishes: true,
    summary: 'Write a message',
    body: says<NewMessage>('{sendTo, content}'),
    reply: says<NamedMessage>('the new key; `isHeld` when it waits for a moderator'),
    errors: [
      'invalid',
      'selfMessage',
      'unknownRecipient',
      'messagesRefused',
      'unknownPhoto',
      'accountLimited',
      'keyReused',
      'noAnswerYet',
    ],
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
