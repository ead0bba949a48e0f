import { setTimeout as sleep } from 'node:timers/promises'
import { type Language } from '../../contract/language.ts'
import { type Database } from '../db/database.ts'
import { type LeftOut } from './csv-facts.ts'
import { type Rate } from './csv-price.ts'
import { openCsv, wrongWidth, type CsvFile, type CsvRecord } from './csv-records.ts'
import { checkRow, type Change, type CheckedRow, type RowSettings } from './csv-row.ts'
import { type FileEncoding } from './file-encoding.ts'
import { maxLookedAt } from './first-pictures.ts'
import { findGone, settleGone, type GoneChoice } from './gone-store.ts'
import { storeBatch, type ImportedCar } from './import-store.ts'
import { RejectedFile } from './rejected-file.ts'
import { ContentKeys, keyOf } from './row-identity.ts'
import { SeenRows } from './seen-rows.ts'

/** The settings of an import. */
export interface CsvImport {
  file: string
  ownerId: string
  rate: Rate | null
  location: string
  /** Of texts that the product adds. */
  language: Language
  /** The file for rejected rows. */
  rejected: string
  /** What to do with offers of earlier files that are missing in this one. */
  gone: GoneChoice
  /** Whether more of them may be missing than a file lacks by itself. */
  mayLackMany?: boolean
  /** Gets the number of bytes processed so far. */
  onProgress: (bytes: number) => void
  /** Ends the import after the current batch. */
  signal: AbortSignal
}

/** The result for a file's rows. */
export interface ImportSummary {
  encoding: FileEncoding
  separator: string
  rows: number
  accepted: number
  /** Accepted rows that were not in the store. */
  added: number
  /** Accepted rows that differ from the store. */
  changed: number
  /** Offers of earlier files that are missing in this one; undefined after an interruption. */
  gone: number | undefined
  /** Whether so many are missing that they were kept. */
  isGoneMany: boolean
  /** Accepted rows with neither a VIN nor a stock number. */
  nameless: number
  /** Accepted rows whose offer differs from the text of the file, and how often for which reason. */
  reworded: number
  changes: Map<Change, number>
  /** Names of unknown columns. */
  unknownColumns: string[]
  /** Facts that were left out: how often, and the first text that was not understood. */
  leftOut: Map<string, { count: number; example: string }>
  /** Addresses of the first pictures of some cars. */
  firstPictures: Set<string>
  rejected: number
}

/** The share of a dealer's earlier offers that may be missing at once, and what may be in any case. */
const maxShareGone = 0.5
const maxFewGone = 5

/** Duration of a batch and of the rest after it, in ms: the running product cannot write during a batch. */
const batchMs = 20
const restMs = 6
const smallestBatch = 10
const largestBatch = 400

/**
 * Imports a dealer's file in batches that do not block a product running on the same store. An interrupted import has
 * stored whole batches and continues when it is run again.
 * @throws Error with a sentence when the file cannot be understood
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
      const checked = check(record, { ...settings, layout }, seen)
      if ('reasons' in checked) {
        summary.rejected += 1
        await rejected.add(record.values, reasonOf(record, checked.reasons, file))
        continue
      }
      count(summary, checked)
      const importKey = keyOf(checked.identity) ?? keys.next(record.values)
      if (await writer.add(importedCar(checked, { importKey, language: settings.language }))) {
        settings.onProgress(record.bytes)
      }
    }
    await writer.flush()
  } finally {
    await rejected.close()
  }
  const { added, changed } = writer
  const missing = settings.signal.aborted ? {} : await settleMissing(db, settings, { seen, writer })
  return { ...summary, added, changed, ...missing }
}

function emptySummary({ encoding, separator, unknown }: CsvFile): ImportSummary {
  const counts = { rows: 0, accepted: 0, added: 0, changed: 0, nameless: 0, reworded: 0, rejected: 0 }
  const words = { changes: new Map(), leftOut: new Map(), unknownColumns: unknown, firstPictures: new Set<string>() }
  return { encoding, separator, ...counts, ...words, gone: undefined, isGoneMany: false }
}

/** Checks a row by itself, and that no other row of the file is of the same vehicle. */
function check(record: CsvRecord, settings: RowSettings, seen: SeenRows): CheckedRow {
  const checked = checkRow(record.values, settings)
  const { identity } = checked
  const problem = record.problem ?? ('reasons' in checked ? undefined : seen.earlier(identity))
  const result = problem === undefined ? checked : { identity, reasons: [problem] }
  seen.add(identity, record.line, !('reasons' in result))
  return result
}

/** The reasons of a rejected row, with missing columns first, as they may be the cause. */
function reasonOf({ columns }: CsvRecord, reasons: string[], { names }: CsvFile): string {
  return [...(columns === undefined ? [] : [wrongWidth(columns, names.length)]), ...reasons].join('; ')
}

type Accepted = Extract<CheckedRow, { car: unknown }>

function importedCar(
  { car, identity, changes }: Accepted,
  { importKey, language }: { importKey: string; language: Language },
): ImportedCar {
  const isComposed = changes.includes('composed description')
  return { car, identity, importKey, language, isComposed, isPlaceDefault: changes.includes('default location') }
}

function count(summary: ImportSummary, { car, identity, changes, leftOut }: Accepted): void {
  summary.accepted += 1
  if (car.img && summary.firstPictures.size < maxLookedAt) summary.firstPictures.add(car.img)
  if (keyOf(identity) === undefined) summary.nameless += 1
  if (changes.length > 0) summary.reworded += 1
  for (const change of changes) summary.changes.set(change, (summary.changes.get(change) ?? 0) + 1)
  for (const { fact, text } of leftOut) countLeftOut(summary, { fact, text })
}

function countLeftOut({ leftOut }: ImportSummary, { fact, text }: LeftOut): void {
  const { count: before, example } = leftOut.get(fact) ?? { count: 0, example: text }
  leftOut.set(fact, { count: before + 1, example })
}

/**
 * Keeps, pauses or deletes offers that are missing in the file; answers how many. A file that lacks most of them was cut, or
 * is another one, so all are kept.
 */
async function settleMissing(
  db: Database,
  { ownerId, gone: choice, mayLackMany = false }: CsvImport,
  { seen, writer }: { seen: SeenRows; writer: BatchWriter },
): Promise<{ gone: number; isGoneMany: boolean }> {
  const { gone, listed } = await findGone(db, ownerId, (offer) => writer.ids.has(offer.id) || seen.has(offer))
  const isGoneMany = !mayLackMany && gone.length > Math.max(maxFewGone, (listed - writer.added) * maxShareGone)
  if (!isGoneMany) await settleGone(db, ownerId, { offers: gone, choice })
  return { gone: gone.length, isGoneMany }
}

/** Collects rows and writes them in batches, whose size depends on the duration of the last one. */
class BatchWriter {
  readonly #db: Database
  readonly #ownerId: string
  #rows: ImportedCar[] = []
  #size = 50
  added = 0
  changed = 0
  /** The ids of all written offers. */
  readonly ids = new Set<string>()

  constructor(db: Database, ownerId: string) {
    this.#db = db
    this.#ownerId = ownerId
  }

  /** Adds a row; answers whether a batch was written. */
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
    // By half at most, as one quick batch proves little.
    this.#size = Math.max(smallestBatch, Math.min(fitting, Math.ceil(this.#size * 1.5), largestBatch))
    this.#rows = []
  }
}
