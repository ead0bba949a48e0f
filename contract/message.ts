import * as z from 'zod/mini'
import { checksOf, rule, tidiedLine, tidiedText } from './rule.ts'
import { messageRules } from './text-rules.ts'

/** Chat form and POST messages.json: recipient's e-mail or id, and text; sender and time are the server's. */
export const newMessageSchema = z.object({
  sendTo: z.string({ error: 'recipientRequired' }).check(
    tidiedLine,
    rule((email: string) => email !== '', 'recipientRequired'),
  ),
  content: z.string({ error: 'messageRequired' }).check(tidiedText, ...checksOf(messageRules)),
})
/** What the chat form sends. */
export type NewMessage = z.infer<typeof newMessageSchema>

/** What stands for the name of a sender whose account is deleted. */
export const deletedAccount = 'Deleted account'

/**
 * A message node of the wire (specification 3): `sendTo` and `sender` are e-mails, `timestamp` is epoch ms. For who may
 * not see an e-mail, `sendTo` is the recipient's id and `sender` the username, or `deletedAccount`.
 */
export interface Message {
  sendTo: string
  senderId: string
  sender: string
  content: string
  timestamp: number
}

/** A message with the id that its key gives it. */
export type MessageWithId = Message & { id: string }
