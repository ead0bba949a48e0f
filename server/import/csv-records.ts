import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { parse, type CsvError } from 'csv-parse'

/** A row of the file; `problem` says what is wrong with its form. `bytes` is how far the file has been read. */
export interface CsvRecord {
  line: number
  values: string[]
  problem?: string
  bytes: number
}

/** A row longer than this has lost the end of a quoted text. */
const recordBytes = 256 * 1024

/** Reads a CSV file row by row, never whole. The sign between columns is the one that the first line has most of. */
export async function* readCsv(file: string): AsyncGenerator<CsvRecord> {
  const broken: CsvRecord[] = []
  const parser = createReadStream(file).pipe(
    parse({
      bom: true,
      delimiter: await delimiterOf(file),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      max_record_size: recordBytes,
      on_skip: (error: CsvError | undefined) =>
        void broken.push({ line: parser.info.lines, values: [], problem: problemOf(error), bytes: parser.info.bytes }),
    }),
  )
  let width: number | undefined
  for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: typeof parser.info }>) {
    width ??= record.length
    const row = { line: info.lines, values: record, bytes: info.bytes }
    yield record.length === width
      ? row
      : { ...row, problem: `The row has ${record.length} columns, the header ${width}` }
    // After the row, so that the header comes first.
    yield* broken.splice(0)
  }
  yield* broken
}

async function delimiterOf(file: string): Promise<string> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(8192), 0, 8192, 0)
    const [header = ''] = buffer.toString('utf8', 0, bytesRead).split(/\r?\n/)
    const counted = [',', ';', '\t'].map((sign) => ({ sign, count: header.split(sign).length }))
    return counted.reduce((best, other) => (other.count > best.count ? other : best)).sign
  } finally {
    await handle.close()
  }
}

function problemOf(error: CsvError | undefined): string {
  return `The row cannot be read: ${error?.message ?? 'a quote is not closed'}`
}
