import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Database } from '../db/database.ts'
import { readHeader } from './csv-columns.ts'
import { type Rate } from './csv-price.ts'
import { readCsv, type CsvRecord } from './csv-records.ts'
import { judgeRow, type Change, type RowSettings } from './csv-row.ts'
import { storeBatch, type ImportedCar } from './import-store.ts'
import { RejectedFile } from './rejected-file.ts'

/** What an import is told. */
export interface CsvImport {
  file: string
  ownerId: string
  rate: Rate | null
  location: string
  /** Where rejected rows are written. */
  rejected: string
  /** Told how many bytes of the file have been worked off. */
  onProgress: (bytes: number) => void
  /** Ends the import after the current batch. */
  signal: AbortSignal
}

/** What became of a file's rows. */
export interface ImportSummary {
  rows: number
  accepted: number
  /** Of the accepted, those that the store did not have yet. */
  added: number
  /** Of the accepted, those that are not word for word what the file says, and how often for which reason. */
  changed: number
  changes: Map<Change, number>
  rejected: number
}

/** While a batch is written the running product cannot write: each takes about this long, in ms, and then rests. */
const batchMs = 20
const restMs = 6
const smallestBatch = 10
const largestBatch = 400

/**
 * Imports a dealer's file in batches that never hold up a product running on the same store. Interrupted, it has stored
 * whole batches; run again, it goes on where it was.
 * @throws Error with a sentence when the file cannot be understood at all
 */
export async function importCsv(db: Database, settings: CsvImport): Promise<ImportSummary> {
  const summary: ImportSummary = { rows: 0, accepted: 0, added: 0, changed: 0, changes: new Map(), rejected: 0 }
  const records = readCsv(settings.file)
  const first = await records.next()
  if (first.done) throw new Error('The file is empty.')
  const header = first.value.values
  const layout = readHeader(header)
  if (layout.has('priceGbp') && !layout.has('price') && !layout.has('priceEur') && settings.rate === null) {
    throw new Error('The prices are in GBP: say with --rate how many BGN one GBP is, such as --rate 2.31.')
  }
  const rowSettings = { layout, rate: settings.rate, location: settings.location }
  const rejected = new RejectedFile(settings.rejected, header)
  await rejected.clear()
  const keys = new RowKeys(header)
  const writer = new BatchWriter(db, settings.ownerId)
  try {
    for await (const record of records) {
      if (settings.signal.aborted) break
      summary.rows++
      const accepted = judge(record, rowSettings, summary)
      if ('reason' in accepted) await rejected.add(record.line, accepted.reason, record.values)
      else if (await writer.add({ car: accepted.car, importKey: keys.next(record.values) })) {
        settings.onProgress(record.bytes)
      }
    }
    await writer.flush()
  } finally {
    await rejected.close()
  }
  return { ...summary, added: writer.added }
}

function judge(
  record: CsvRecord,
  settings: RowSettings,
  summary: ImportSummary,
): { car: ImportedCar['car'] } | { reason: string } {
  const judged = record.problem === undefined ? judgeRow(record.values, settings) : { reasons: [record.problem] }
  if ('reasons' in judged) {
    summary.rejected++
    return { reason: judged.reasons.join('; ') }
  }
  summary.accepted++
  if (judged.changes.length > 0) summary.changed++
  for (const change of judged.changes) summary.changes.set(change, (summary.changes.get(change) ?? 0) + 1)
  return { car: judged.car }
}

/** A row's key is its content and how often the same has stood before it: two equal rows are two cars. */
class RowKeys {
  readonly #header: string[]
  readonly #seen = new Map<string, number>()

  constructor(header: string[]) {
    this.#header = header
  }

  next(values: string[]): string {
    const content = JSON.stringify(values.map((value, i) => [this.#header[i], value]))
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22)
    const occurrence = (this.#seen.get(hash) ?? 0) + 1
    this.#seen.set(hash, occurrence)
    return `${hash}-${occurrence}`
  }
}

/** Gathers rows and writes them in batches whose size follows from how long the last one took. */
class BatchWriter {
  readonly #db: Database
  readonly #ownerId: string
  #rows: ImportedCar[] = []
  #size = 50
  added = 0

  constructor(db: Database, ownerId: string) {
    this.#db = db
    this.#ownerId = ownerId
  }

  /** Takes a row; says whether a batch was written. */
  async add(row: ImportedCar): Promise<boolean> {
    this.#rows.push(row)
    if (this.#rows.length < this.#size) return false
    await this.flush()
    await sleep(restMs)
    return true
  }

  async flush(): Promise<void> {
    if (this.#rows.length === 0) return
    const { added, heldMs } = await storeBatch(this.#db, this.#ownerId, this.#rows)
    this.added += added
    const fitting = Math.round((this.#rows.length * batchMs) / heldMs)
    // It grows by half at most: one quick batch proves little.
    this.#size = Math.max(smallestBatch, Math.min(fitting, Math.ceil(this.#size * 1.5), largestBatch))
    this.#rows = []
  }
}
