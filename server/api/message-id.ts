import { type MessageId, type ReportMessageId } from '../../contract/messages.ts'
import { messages } from '../../contract/texts/en/messages.ts'
import { reportMessages } from '../../contract/texts/en/report-messages.ts'

/** The message id that a schema's issue carries; `undefined` for the sentences of the schema library. */
export function messageIdOf(message: string | undefined): MessageId | ReportMessageId | undefined {
  if (message === undefined) return undefined
  return [messages, reportMessages].some((all) => Object.hasOwn(all, message))
    ? (message as MessageId | ReportMessageId)
    : undefined
}
