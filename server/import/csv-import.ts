import { setTimeout as sleep } from 'node:timers/promises'
import { type Database } from '../db/database.ts'
import { type LeftOut } from './csv-facts.ts'
import { type Rate } from './csv-price.ts'
import { openCsv, wrongWidth, type CsvFile, type CsvRecord } from './csv-records.ts'
import { judgeRow, type Change, type JudgedRow, type RowSettings } from './csv-row.ts'
import { type FileEncoding } from './file-encoding.ts'
import { findGone, settleGone, type GoneChoice } from './gone-store.ts'
import { storeBatch, type ImportedCar } from './import-store.ts'
import { RejectedFile } from './rejected-file.ts'
import { ContentKeys, keyOf } from './row-identity.ts'
import { SeenRows } from './seen-rows.ts'

/** What an import is told. */
export interface CsvImport {
  file: string
  ownerId: string
  rate: Rate | null
  location: string
  /** Where rejected rows are written. */
  rejected: string
  /** What happens to offers of earlier files that this one lacks. */
  gone: GoneChoice
  /** Told how many bytes of the file have been worked off. */
  onProgress: (bytes: number) => void
  /** Ends the import after the current batch. */
  signal: AbortSignal
}

/** What became of a file's rows. */
export interface ImportSummary {
  encoding: FileEncoding
  separator: string
  rows: number
  accepted: number
  /** Of the accepted, those that the store did not have yet. */
  added: number
  /** Of the accepted, those of which the store had something else. */
  changed: number
  /** Offers of earlier files that the file lacks; not known of an interrupted import. */
  gone: number | undefined
  /** Accepted rows that are known neither by a VIN nor by a stock number. */
  nameless: number
  /** Accepted rows that are not word for word what the file says, and how often for which reason. */
  reworded: number
  changes: Map<Change, number>
  /** Columns that mean nothing known. */
  unknownColumns: string[]
  /** Facts that were left out: how often, and the first word that was not understood. */
  leftOut: Map<string, { count: number; example: string }>
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
  const file = await openCsv(settings.file)
  const { layout } = file
  if (layout.has('priceGbp') && !layout.has('price') && !layout.has('priceEur') && settings.rate === null) {
    throw new Error('The prices are in GBP: say with --rate how many BGN one GBP is, such as --rate 2.31.')
  }
  const summary = emptySummary(file)
  const seen = new SeenRows()
  const rejected = new RejectedFile(settings.rejected, file)
  await rejected.clear()
  const keys = new ContentKeys(file.names)
  const writer = new BatchWriter(db, settings.ownerId)
  try {
    for await (const record of file.rows) {
      if (settings.signal.aborted) break
      summary.rows += 1
      const judged = judge(record, { ...settings, layout }, seen)
      if ('reasons' in judged) {
        summary.rejected += 1
        await rejected.add(record.values, reasonOf(record, judged.reasons, file))
        continue
      }
      count(summary, judged)
      if (await writer.add(importedCar(judged, keyOf(judged.identity) ?? keys.next(record.values)))) {
        settings.onProgress(record.bytes)
      }
    }
    await writer.flush()
  } finally {
    await rejected.close()
  }
  const gone = settings.signal.aborted ? undefined : await leaveGone(db, settings, { seen, ids: writer.ids })
  return { ...summary, added: writer.added, changed: writer.changed, gone }
}

function emptySummary({ encoding, separator, unknown }: CsvFile): ImportSummary {
  const counts = { rows: 0, accepted: 0, added: 0, changed: 0, nameless: 0, reworded: 0, rejected: 0 }
  const words = { changes: new Map(), leftOut: new Map(), unknownColumns: unknown }
  return { encoding, separator, ...counts, ...words, gone: undefined }
}

/** Judges a row by itself, and that no other of the file is of the same vehicle. */
function judge(record: CsvRecord, settings: RowSettings, seen: SeenRows): JudgedRow {
  const judged = judgeRow(record.values, settings)
  const { identity } = judged
  const problem = record.problem ?? ('reasons' in judged ? undefined : seen.earlier(identity))
  const result = problem === undefined ? judged : { identity, reasons: [problem] }
  seen.add(identity, record.line, !('reasons' in result))
  return result
}

/** A row that lacks columns may be rejected for just that. */
function reasonOf({ columns }: CsvRecord, reasons: string[], { names }: CsvFile): string {
  return [...(columns === undefined ? [] : [wrongWidth(columns, names.length)]), ...reasons].join('; ')
}

type Accepted = Extract<JudgedRow, { car: unknown }>

function importedCar({ car, identity, changes }: Accepted, importKey: string): ImportedCar {
  const isComposed = changes.includes('composed description')
  return { car, identity, importKey, isComposed, isPlaceDefault: changes.includes('default location') }
}

function count(summary: ImportSummary, { identity, changes, leftOut }: Accepted): void {
  summary.accepted += 1
  if (keyOf(identity) === undefined) summary.nameless += 1
  if (changes.length > 0) summary.reworded += 1
  for (const change of changes) summary.changes.set(change, (summary.changes.get(change) ?? 0) + 1)
  for (const { fact, text } of leftOut) countLeftOut(summary, { fact, text })
}

function countLeftOut({ leftOut }: ImportSummary, { fact, text }: LeftOut): void {
  const { count: before, example } = leftOut.get(fact) ?? { count: 0, example: text }
  leftOut.set(fact, { count: before + 1, example })
}

/** Does what was asked for with offers that the file lacks; answers how many they are. */
async function leaveGone(
  db: Database,
  { ownerId, gone: choice }: CsvImport,
  { seen, ids }: { seen: SeenRows; ids: ReadonlySet<string> },
): Promise<number> {
  const offers = await findGone(db, ownerId, (offer) => ids.has(offer.id) || seen.has(offer))
  await settleGone(db, ownerId, { offers, choice })
  return offers.length
}

/** Gathers rows and writes them in batches whose size follows from how long the last one took. */
class BatchWriter {
  readonly #db: Database
  readonly #ownerId: string
  #rows: ImportedCar[] = []
  #size = 50
  added = 0
  changed = 0
  /** Of all that were written. */
  readonly ids = new Set<string>()

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
    const { added, changed, ids, heldMs } = await storeBatch(this.#db, this.#ownerId, this.#rows)
    this.added += added
    this.changed += changed
    for (const id of ids) this.ids.add(id)
    const fitting = Math.round((this.#rows.length * batchMs) / heldMs)
    // It grows by half at most: one quick batch proves little.
    this.#size = Math.max(smallestBatch, Math.min(fitting, Math.ceil(this.#size * 1.5), largestBatch))
    this.#rows = []
  }
}
