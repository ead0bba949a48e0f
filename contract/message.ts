import * as z from 'zod/mini'
import { lengths } from './limits.ts'
import { isCleanText, rule } from './text-rules.ts'

/** Chat form and POST messages.json: recipient's e-mail and text; sender and time are the server's. */
export const newMessageSchema = z.object({
  sendTo: z.string({ error: 'recipientRequired' }).check(rule((email: string) => email !== '', 'recipientRequired')),
  content: z.string({ error: 'messageRequired' }).check(
    rule((text: string) => text.trim() !== '', 'messageRequired'),
    rule((text: string) => text.length <= lengths.message.max, 'messageLong'),
    rule(isCleanText, 'messageCharacters'),
  ),
})
export type NewMessage = z.infer<typeof newMessageSchema>

/** A message node of the wire (specification 3): `sendTo` and `sender` are e-mails, `timestamp` is epoch ms. */
export interface Message {
  sendTo: string
  senderId: string
  sender: string
  content: string
  timestamp: number
}

export type MessageWithId = Message & { id: string }
