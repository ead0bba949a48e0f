import { type MessageId } from '../contract/messages.ts'
import { texts } from './texts.ts'

/** The sentence of a broken rule; the contract's schemas name it by its message id. */
export function messageSentence(messageId: string | undefined): string | undefined {
  return messageId === undefined ? undefined : texts.messages[messageId as MessageId]
}
