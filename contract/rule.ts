import * as z from 'zod/mini'
import { type MessageId } from './messages.ts'
import { tidyLine, tidyText, type TextRules } from './text-rules.ts'

/**
 * A check whose message is a message id; forms and server translate it. All rules of a field are asked and the first
 * broken one counts: a rule that aborted would silence the rules across fields.
 */
export function rule<T>(holds: (value: T) => boolean, message: MessageId) {
  return z.refine<T>(holds, { error: message })
}

/** The checks of a list of rules. */
export function checksOf(rules: TextRules) {
  return rules.map(([holds, message]) => rule(holds, message))
}

/** The check that tidies a single line before the rules behind it judge it. */
export const tidiedLine = z.overwrite<string>(tidyLine)

/** The check that tidies a text of several lines before the rules behind it judge it. */
export const tidiedText = z.overwrite<string>(tidyText)
