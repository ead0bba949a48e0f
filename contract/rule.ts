import * as z from 'zod/mini'
import { type MessageId, type ReportMessageId } from './messages.ts'
import { tidyLine, tidyText, type TextRules } from './text-rules.ts'

/**
 * A check whose message is a message id, which form and server translate. All rules of a field run and the first broken
 * one counts: an aborting rule would silence the rules across fields.
 */
export function rule<T>(holds: (value: T) => boolean, message: MessageId | ReportMessageId) {
  return z.refine<T>(holds, { error: message })
}

/** Turns a list of rules into checks. */
export function checksOf(rules: TextRules) {
  return rules.map(([holds, message]) => rule(holds, message))
}

/** Tidies a single line before the next rules. */
export const tidiedLine = z.overwrite<string>(tidyLine)

/** Tidies a text of several lines before the next rules. */
export const tidiedText = z.overwrite<string>(tidyText)
