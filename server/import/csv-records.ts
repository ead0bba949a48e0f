import { countKnown, readHeader, type Header } from './csv-header.ts'
import { RowReader, type Line, type Row } from './csv-rows.ts'
import { detectEncoding, readText, type FileEncoding } from './file-encoding.ts'
import { unguarded } from '../../contract/guarded-cell.ts'
import { listValue } from './csv-values.ts'

/** A row below the header; `problem` is a fault of its form. */
export interface CsvRecord {
  line: number
  values: string[]
  problem?: string
  /** Its number of columns if it has fewer than the header; missing ones are empty. */
  columns?: number
  /** The number of bytes of the file that have been read. */
  bytes: number
}

/** An opened dealer's file. */
export interface CsvFile extends Header {
  encoding: FileEncoding
  separator: string
  /** The names of the columns in the file, without the reason column of a rejected file. */
  names: string[]
  /** The rows below the header, read as they are needed. */
  rows: AsyncGenerator<CsvRecord>
}

const separators = [';', ',', '\t', '|']
const separatorLine = /^sep=(?<separator>.)$/iu
/** The header is searched in this many rows and characters at the beginning of the file. */
const headerRows = 20
const beginningLength = 64 * 1024
/** The last column of a file of rejected rows, with their reasons. */
export const reasonColumn = 'reason'

/**
 * Opens a dealer's file: detects its encoding, its separator and its header row.
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

/** The row with the most names of columns, and the separator with which it has them. */
function findHeader(lines: Line[]): { separator: string; header: Row } {
  const declared = separatorLine.exec(lines[0]?.text ?? '')?.groups?.separator
  const candidates = (declared === undefined ? separators : [declared]).flatMap((separator) =>
    firstRows(lines, separator).map((header) => ({ separator, header, known: countKnown(header.values) })),
  )
  const [first, ...others] = candidates
  if (!first) throw new Error('The file is empty.')
  return others.reduce((best, other) => {
    if (other.known !== best.known) return other.known > best.known ? other : best
    // Without any header the widest row counts, so that the error sentence names its columns.
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
  /** Is there a reason column after them? */
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

/** Lines in groups, and `null` after the last one. */
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

/** The sentence for a row with more or fewer columns than the header. */
export function wrongWidth(columns: number, width: number): string {
  return `The row has ${columns} columns, the header ${width}`
}

function isBlank(values: string[]): boolean {
  return values.every((value) => value.trim() === '')
}

function withoutEmptyEnd(values: string[]): string[] {
  return values.slice(0, values.findLastIndex((value) => value.trim() !== '') + 1)
}
