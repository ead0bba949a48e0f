import { type messages } from './texts/en/messages.ts'
import { type reportMessages } from './texts/en/report-messages.ts'

/** The id of a sentence about a broken rule; each language's catalogue has it under this name. */
export type MessageId = keyof typeof messages

/** One of a report or appeal. */
export type ReportMessageId = keyof typeof reportMessages
