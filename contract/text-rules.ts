import { lengths } from './limits.ts'
import { type MessageId } from './messages.ts'

/** The rules of a text without the library of schemas: a page that has a box for one text only needs no more. */
export type TextRules = readonly (readonly [holds: (text: string) => boolean, message: MessageId])[]

/** Control characters except tab and line breaks, and halves of broken surrogate pairs. */
// oxlint-disable-next-line no-control-regex -- naming them is this rule's purpose
const forbiddenInText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/u

/** Control, format (zero-width, direction), separator and unassigned characters. */
const forbiddenInLine = /[\p{Control}\p{Format}\p{Surrogate}\p{Line_Separator}\p{Paragraph_Separator}]/u

/** Invisible characters, and the signs that turn the direction of writing. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Format}]/gu

/** Gaps of every kind and width: spaces, tabs, line breaks, the vertical tab of word processors, the empty Braille sign. */
const gaps = /[\s\u0085\u2800]+/gu

/** Line breaks that are not `\n`: the vertical tab and the page break of word processors, and those of Unicode. */
const otherLineBreaks = /[\v\f\u0085\u2028\u2029]/gu

/**
 * A single line as it was meant: letters composed (NFC), nothing invisible, one space for each gap, none at the ends.
 * Control characters stay, for the rules to refuse.
 */
export function tidyLine(text: string): string {
  return tidyGaps(text).trim()
}

/** As `tidyLine`, but a gap at the beginning stays, as a rule speaks of it (specification 5, location). */
export function tidyLineEnd(text: string): string {
  return tidyGaps(text).trimEnd()
}

/** What is typed of a line so far: as `tidyLine`, but the gap at its end may go on. */
export function tidyBeginning(text: string): string {
  return tidyGaps(text).trimStart()
}

/** Is there anything to be seen? */
export function isVisible(text: string): boolean {
  return tidyLine(text) !== ''
}

function tidyGaps(text: string): string {
  return text.normalize('NFC').replace(invisible, '').replace(gaps, ' ')
}

/** A text of several lines, with every line break as `\n` or `\r\n`. */
export function tidyText(text: string): string {
  return text.replace(otherLineBreaks, '\n')
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

/** What people write below a car. */
export const commentRules: TextRules = [
  [isVisible, 'commentRequired'],
  [(text) => text.length <= lengths.comment.max, 'commentLong'],
  [isCleanText, 'commentCharacters'],
]

/** What people write to each other. */
export const messageRules: TextRules = [
  [isVisible, 'messageRequired'],
  [(text) => text.length <= lengths.message.max, 'messageLong'],
  [isCleanText, 'messageCharacters'],
]

/** The message of the first rule that `text` breaks. */
export function brokenRule(rules: TextRules, text: string): MessageId | undefined {
  return rules.find(([holds]) => !holds(text))?.[1]
}
