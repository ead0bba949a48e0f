import { type MessageId } from '../contract/messages.ts'
import { en } from './texts/en.ts'

/** Every word of the interface. A second language is a second catalogue of the same type, chosen here. */
export const texts = en

/** The sentence of a broken rule; the contract's schemas name it by its message id. */
export function messageSentence(messageId: string | undefined): string | undefined {
  return messageId === undefined ? undefined : texts.messages[messageId as MessageId]
}
