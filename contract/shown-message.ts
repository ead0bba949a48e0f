import { changeableMs } from './limits.ts'
import { type Message } from './message.ts'
import { shortened } from './shortened.ts'

/** Derived from a message's fields; apart from the schemas, which pages that only show do not load. */

/** The sender's name for whoever may not see the person: deleted, suspended, or of a block. */
export const unavailableName = 'Not available'

/** May its sender still edit or delete a message? Both in epoch ms. */
export function isChangeable({ timestamp }: Pick<Message, 'timestamp'>, now: number): boolean {
  return now - timestamp < changeableMs
}

/** Characters of a last line. */
const lineLength = 160

/** The beginning of a message on one line. */
export function lineOf(content: string): string {
  return shortened(
    content
      .slice(0, 2 * lineLength)
      .replaceAll(/\s+/g, ' ')
      .trim(),
    lineLength,
  )
}

/** Characters before the first of the words that are looked for. */
const before = 40

/** A message's text on one line, from shortly before the first word of a search. */
export function lineAround(content: string, text: string): string {
  const [word = ''] = text.trim().toLowerCase().split(/\s+/)
  const at = content.toLowerCase().indexOf(word)
  if (at <= before) return lineOf(content)
  const start = content.lastIndexOf(' ', at - before / 2)
  return `... ${lineOf(content.slice(Math.max(start, at - before)).replace(/^[\udc00-\udfff]/, ''))}`
}
