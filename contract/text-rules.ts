import * as z from 'zod/mini'
import { type MessageId } from './messages.ts'

/** Control characters except tab and line breaks, and halves of broken surrogate pairs. */
// oxlint-disable-next-line no-control-regex -- naming them is this rule's purpose
const forbiddenInText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/u

/** Control, format (zero-width, direction), separator and unassigned characters. */
const forbiddenInLine = /[\p{Control}\p{Format}\p{Surrogate}\p{Line_Separator}\p{Paragraph_Separator}]/u

/**
 * A check whose message is a message id; forms and server translate it. All rules of a field are asked and the first
 * broken one counts: a rule that aborted would silence the rules across fields.
 */
export function rule<T>(holds: (value: T) => boolean, message: MessageId) {
  return z.refine<T>(holds, { error: message })
}

/** Text of several lines may hold no control characters. */
export function isCleanText(text: string): boolean {
  return !forbiddenInText.test(text)
}

/** A single line may hold neither control nor invisible nor direction characters. */
export function isCleanLine(text: string): boolean {
  return !forbiddenInLine.test(text)
}

/** Begins with white space (specification 5: description and location must not). */
export function startsWithSpace(text: string): boolean {
  return /^\s/u.test(text)
}

/** Is `value` one of a fixed list? */
export function isOneOf<T>(list: readonly T[], value: unknown): value is T {
  return (list as readonly unknown[]).includes(value)
}
