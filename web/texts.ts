import { messages, type MessageId } from '../contract/messages.ts'

/** Every word of the interface. A second language is a second catalogue of the same type, chosen here. */
export * as texts from './texts/en.ts'

/** The sentence of a broken rule; the contract's schemas name it by its message id. */
export function messageSentence(messageId: string | undefined): string | undefined {
  return messageId === undefined ? undefined : messages[messageId as MessageId]
}
