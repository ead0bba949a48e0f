/** A line of a file. */
export interface Line {
  /** Counted from 1. */
  number: number
  text: string
}

/** A row of a CSV file: RFC 4180, except that a quote inside an unquoted field is an ordinary character. */
export interface Row {
  /** The number of its first line. */
  line: number
  values: string[]
  /** A quote opens a field and is never closed. */
  isUnclosed?: true
}

/** A row of more lines than this has an unclosed quote. */
const maxLines = 200

/** Composes rows of lines, as a quoted field may contain line breaks. */
export class RowReader {
  readonly #separator: string
  readonly #isWholeRow: (values: string[]) => boolean
  #open: Line[] = []

  /** @param isWholeRow is a line with these values a row of its own, so that an earlier quote was never closed? */
  constructor(separator: string, isWholeRow: (values: string[]) => boolean) {
    this.#separator = separator
    this.#isWholeRow = isWholeRow
  }

  /** The rows that are complete with this line. */
  *take(line: Line): Generator<Row> {
    const alone = splitRow(line.text, this.#separator)
    if (this.#open.length === 0) {
      if (alone.isOpen) this.#open.push(line)
      else yield { line: line.number, values: alone.values }
      return
    }
    if (!alone.isOpen && this.#isWholeRow(alone.values)) {
      yield* this.end()
      yield { line: line.number, values: alone.values }
      return
    }
    this.#open.push(line)
    const { values, isOpen } = splitRow(this.#open.map(({ text }) => text).join('\n'), this.#separator)
    if (!isOpen) yield { line: this.#open.splice(0)[0]!.number, values }
    else if (this.#open.length > maxLines) yield* this.#giveUp()
  }

  /** The rows of lines that wait for a quote which never came. */
  *end(): Generator<Row> {
    while (this.#open.length > 0) yield* this.#giveUp()
  }

  /** Treats the first line as a row with an unclosed quote, and continues after it. */
  *#giveUp(): Generator<Row> {
    const [first, ...others] = this.#open.splice(0)
    const values = first!.text.split(this.#separator)
    const isLiteral = this.#isWholeRow(values) && values.every((value) => value.split('"').length % 2 === 1)
    yield { line: first!.number, values, ...(!isLiteral && { isUnclosed: true }) }
    for (const line of others) yield* this.take(line)
  }
}

/** Splits a row into its fields; `isOpen` when a quoted field does not end in it. */
export function splitRow(text: string, separator: string): { values: string[]; isOpen: boolean } {
  const values: string[] = []
  let at = 0
  for (;;) {
    const opening = skipGap(text, at, separator)
    let end: number
    if (text[opening] === '"') {
      const closing = closingQuote(text, opening + 1, separator)
      values.push(text.slice(opening + 1, closing < 0 ? undefined : closing).replaceAll('""', '"'))
      if (closing < 0) return { values, isOpen: true }
      end = text.indexOf(separator, closing)
    } else {
      end = text.indexOf(separator, at)
      values.push(text.slice(at, end < 0 ? undefined : end))
    }
    if (end < 0) return { values, isOpen: false }
    at = end + separator.length
  }
}

/** The quote that ends a field: a separator or the end follows. */
function closingQuote(text: string, from: number, separator: string): number {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 1)) {
    if (text[at + 1] === '"') {
      at += 1
      continue
    }
    const behind = skipGap(text, at + 1, separator)
    if (behind === text.length || text.startsWith(separator, behind)) return at
  }
  return -1
}

function skipGap(text: string, from: number, separator: string): number {
  const gap = separator === '\t' ? ' ' : ' \t'
  let at = from
  while (at < text.length && gap.includes(text[at]!)) at += 1
  return at
}
