import { lengths } from './limits.ts'
import { type MessageId } from './messages.ts'

/** Rules of a text without the schema library, for pages with a single text box. */
export type TextRules = readonly (readonly [holds: (text: string) => boolean, message: MessageId])[]

/** Control characters except tab and line breaks, and unpaired surrogates. */
// oxlint-disable-next-line no-control-regex -- naming them is this rule's purpose
const forbiddenInText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/u

/** Control, format (zero-width, direction), separator and unpaired surrogate characters. */
const forbiddenInLine = /[\p{Control}\p{Format}\p{Surrogate}\p{Line_Separator}\p{Paragraph_Separator}]/u

/** Invisible characters, including those that change the direction of writing. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Format}]/gu

/** White space of every kind and width, the vertical tab of word processors and the empty Braille pattern included. */
const gaps = /[\s\u0085\u2800]+/gu

/** Line breaks other than `\n`: vertical tab and page break of word processors, and those of Unicode. */
const otherLineBreaks = /[\v\f\u0085\u2028\u2029]/gu

/**
 * Tidies a single line: composed letters (NFC), no invisible characters, single spaces, none at the ends. Control
 * characters remain for the rules to refuse.
 */
export function tidyLine(text: string): string {
  return tidyGaps(text).trim()
}

/** As `tidyLine`, but leaves a leading space, which a rule refuses (specification 5, location). */
export function tidyLineEnd(text: string): string {
  return tidyGaps(text).trimEnd()
}

/** As `tidyLine`, but leaves a trailing space, for a line that is still being typed. */
export function tidyBeginning(text: string): string {
  return tidyGaps(text).trimStart()
}

/** Whether the text has visible characters. */
export function isVisible(text: string): boolean {
  return tidyLine(text) !== ''
}

function tidyGaps(text: string): string {
  return text.normalize('NFC').replace(invisible, '').replace(gaps, ' ')
}

/** Tidies a text of several lines: every line break becomes `\n` or stays `\r\n`. */
export function tidyText(text: string): string {
  return text.replace(otherLineBreaks, '\n')
}

/** Whether a text of several lines is free of control characters. */
export function isCleanText(text: string): boolean {
  return !forbiddenInText.test(text)
}

/** Whether a single line is free of control, invisible and direction characters. */
export function isCleanLine(text: string): boolean {
  return !forbiddenInLine.test(text)
}

/** Whether the text begins with white space, which description and location must not (specification 5). */
export function startsWithSpace(text: string): boolean {
  return /^\s/u.test(text)
}

/** The rules of a comment. */
export const commentRules: TextRules = [
  [isVisible, 'commentRequired'],
  [(text) => text.length <= lengths.comment.max, 'commentLong'],
  [isCleanText, 'commentCharacters'],
]

/** The rules of the name of a fact that the seller says. */
export const saidNameRules: TextRules = [
  [isVisible, 'saidNameRequired'],
  [(text) => text.length <= lengths.saidName.max, 'saidNameLong'],
  [isCleanLine, 'saidCharacters'],
]

/** The rules of what the seller says of it. */
export const saidValueRules: TextRules = [
  [isVisible, 'saidValueRequired'],
  [(text) => text.length <= lengths.saidValue.max, 'saidValueLong'],
  [isCleanLine, 'saidCharacters'],
]

/** The rules of a message's text, which may be blank beside photos. */
export const messageTextRules: TextRules = [
  [(text) => text.length <= lengths.message.max, 'messageLong'],
  [isCleanText, 'messageCharacters'],
]

/** The rules of a message without photos. */
export const messageRules: TextRules = [[isVisible, 'messageRequired'], ...messageTextRules]

/** The message of the first rule that `text` breaks. */
export function brokenRule(rules: TextRules, text: string): MessageId | undefined {
  return rules.find(([holds]) => !holds(text))?.[1]
}
