import { countKnown, readHeader, type Header } from './csv-header.ts'
import { RowReader, type Line, type Row } from './csv-rows.ts'
import { detectEncoding, readText, type FileEncoding } from './file-encoding.ts'
import { unguarded } from './guarded-cell.ts'
import { listValue } from './csv-values.ts'

/** A row below the header; `problem` says what is wrong with its form. */
export interface CsvRecord {
  line: number
  values: string[]
  problem?: string
  /** How many columns it has, if those are fewer than the header's: what lacks is empty. */
  columns?: number
  /** How far the file has been read. */
  bytes: number
}

/** A dealer's file that has been opened. */
export interface CsvFile extends Header {
  encoding: FileEncoding
  separator: string
  /** The names of the columns as the file has them, without those of a rejected file's reasons. */
  names: string[]
  /** The rows below the header, never all in memory. */
  rows: AsyncGenerator<CsvRecord>
}

const separators = [';', ',', '\t', '|']
const separatorLine = /^sep=(?<separator>.)$/iu
/** The header stands among so many rows, of so many letters, at the file's beginning. */
const headerRows = 20
const beginningLength = 64 * 1024
/** Behind the columns of rejected rows stands why they were rejected. */
export const reasonColumn = 'reason'

/**
 * Opens a dealer's file: finds out how its letters are written, what parts its columns and which row is the header.
 * @throws Error with a sentence when it is empty or its header lacks a column
 */
export async function openCsv(file: string): Promise<CsvFile> {
  const encoding = await detectEncoding(file)
  const { separator, header } = findHeader(await beginningOf(file, encoding))
  const names = withoutEmptyEnd(header.values.map((name) => name.trim()))
  const hasReasons = names.at(-1)?.toLowerCase() === reasonColumn
  if (hasReasons) names.pop()
  const found = readHeader(names)
  const shape = { width: names.length, hasReasons, brandAt: found.layout.get('brand')!.at, headerLine: header.line }
  return { encoding, separator, names, ...found, rows: readRows(file, { encoding, separator, ...shape }) }
}

async function beginningOf(file: string, encoding: FileEncoding): Promise<Line[]> {
  let text = ''
  for await (const piece of readText(file, encoding)) {
    text += piece.text
    if (text.length >= beginningLength) break
  }
  const lines = text.split(/\r\n|\n|\r/u)
  return lines.map((line, at) => ({ number: at + 1, text: line }))
}

/** The row of which most cells are names of columns, and the separator with which it is so. */
function findHeader(lines: Line[]): { separator: string; header: Row } {
  const declared = separatorLine.exec(lines[0]?.text ?? '')?.groups?.separator
  const candidates = (declared === undefined ? separators : [declared]).flatMap((separator) =>
    firstRows(lines, separator).map((header) => ({ separator, header, known: countKnown(header.values) })),
  )
  const [first, ...others] = candidates
  if (!first) throw new Error('The file is empty.')
  return others.reduce((best, other) => {
    if (other.known !== best.known) return other.known > best.known ? other : best
    // Of what is no header the row that falls into most columns, so that the sentence names them.
    return best.known === 0 && other.header.values.length > best.header.values.length ? other : best
  }, first)
}

function firstRows(lines: Line[], separator: string): Row[] {
  const reader = new RowReader(separator, () => false)
  const rows: Row[] = []
  for (const line of lines) {
    if (!separatorLine.test(line.text)) rows.push(...reader.take(line))
    if (rows.length >= headerRows) break
  }
  return rows.filter((row) => !isBlank(row.values))
}

interface Shape {
  encoding: FileEncoding
  separator: string
  headerLine: number
  /** Columns of the header. */
  width: number
  /** Stands behind them why a row was rejected? */
  hasReasons: boolean
  brandAt: number
}

async function* readRows(file: string, shape: Shape): AsyncGenerator<CsvRecord> {
  const { separator, headerLine, width, hasReasons, brandAt } = shape
  const isWholeRow = (values: string[]) =>
    values.length >= width &&
    withoutEmptyEnd(values).length <= width + Number(hasReasons) &&
    listValue('brand', values[brandAt]!) !== undefined
  const reader = new RowReader(separator, isWholeRow)
  for await (const { lines, bytes } of readLines(file, shape.encoding)) {
    const rows = lines?.flatMap((line) => (line.number < headerLine ? [] : [...reader.take(line)])) ?? reader.end()
    for (const row of rows) {
      if (row.line > headerLine && !isBlank(row.values)) yield { ...recordOf(row, shape), bytes }
    }
  }
}

/** Lines, many at once; `null` at the end. */
async function* readLines(
  file: string,
  encoding: FileEncoding,
): AsyncGenerator<{ lines: Line[] | null; bytes: number }> {
  let rest = ''
  let number = 0
  let read = 0
  for await (const { text, bytes } of readText(file, encoding)) {
    read = bytes
    // A carriage return at the end may be half of a line break.
    const parts = (rest + text).split(/\r\n|\n|\r(?!$)/u)
    rest = parts.pop()!
    yield { lines: parts.map((line) => ({ number: (number += 1), text: line })), bytes }
  }
  yield { lines: [{ number: number + 1, text: rest.replace(/\r$/u, '') }], bytes: read }
  yield { lines: null, bytes: read }
}

function recordOf({ line, values, isUnclosed }: Row, { width, hasReasons }: Shape): Omit<CsvRecord, 'bytes'> {
  const own = hasReasons && values.length > width ? values.slice(0, -1) : values
  const cells = withoutEmptyEnd(own.map(unguarded))
  const missing = Math.max(0, width - cells.length)
  const problem = isUnclosed
    ? `The quotation mark that opens a field in line ${line} is not closed`
    : problemOf(cells, width)
  return {
    line,
    values: [...cells, ...Array<string>(missing).fill('')],
    ...(problem !== undefined && { problem }),
    ...(own.length < width && { columns: own.length }),
  }
}

function problemOf(cells: string[], width: number): string | undefined {
  if (cells.length > width) return wrongWidth(cells.length, width)
  if (cells.some((cell) => cell.includes('\uFFFD'))) {
    return 'The row holds letters that cannot be read: the file is damaged there'
  }
  return undefined
}

/** Says that a row has more or fewer columns than the header. */
export function wrongWidth(columns: number, width: number): string {
  return `The row has ${columns} columns, the header ${width}`
}

function isBlank(values: string[]): boolean {
  return values.every((value) => value.trim() === '')
}

function withoutEmptyEnd(values: string[]): string[] {
  return values.slice(0, values.findLastIndex((value) => value.trim() !== '') + 1)
}
