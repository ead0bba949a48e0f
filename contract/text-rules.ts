import { lengths } from './limits.ts'
import { type MessageId } from './messages.ts'

/** The rules of a text without the library of schemas: a page that has a box for one text only needs no more. */
export type TextRules = readonly (readonly [holds: (text: string) => boolean, message: MessageId])[]

/** Control characters except tab and line breaks, and halves of broken surrogate pairs. */
// oxlint-disable-next-line no-control-regex -- naming them is this rule's purpose
const forbiddenInText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/u

/** Control, format (zero-width, direction), separator and unassigned characters. */
const forbiddenInLine = /[\p{Control}\p{Format}\p{Surrogate}\p{Line_Separator}\p{Paragraph_Separator}]/u

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

/** What people write below a car. */
export const commentRules: TextRules = [
  [(text) => text.trim() !== '', 'commentRequired'],
  [(text) => text.length <= lengths.comment.max, 'commentLong'],
  [isCleanText, 'commentCharacters'],
]

/** What people write to each other. */
export const messageRules: TextRules = [
  [(text) => text.trim() !== '', 'messageRequired'],
  [(text) => text.length <= lengths.message.max, 'messageLong'],
  [isCleanText, 'messageCharacters'],
]

/** The message of the first rule that `text` breaks. */
export function brokenRule(rules: TextRules, text: string): MessageId | undefined {
  return rules.find(([holds]) => !holds(text))?.[1]
}
