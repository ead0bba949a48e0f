import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { isPostgres, type Database, type Writing } from '../database.ts'
import { writeAlone } from '../write.ts'

/** Rows of the first piece, and the fewest and most of a later one. */
const sizes = { first: 100, fewest: 10, most: 500 }
/** Ms that a piece should take, because whoever edits one of its rows waits for it. */
const pieceMs = 200
/** The longest pause between two pieces, in ms. */
const maxPauseMs = 200

/**
 * A data step of a migration that touches many rows: done in pieces while the product serves (decision 110). It may run
 * again from its beginning, and readers bear rows that it has not reached.
 */
export interface Fill {
  /** How many rows there are to look at. */
  count: (db: Database) => Promise<number>
  /** Works out so many rows after a key, and answers the key of the last and how many they were; null at the end. */
  piece: (tx: Writing, after: string, size: number) => Promise<{ last: string; rows: number } | null>
}

interface Pieces<Row> {
  table: string
  /** The column by which the pieces follow each other: a text that is unique. */
  key: string
  columns: readonly string[]
  /** Changes some rows, which nobody else changes until the commit. */
  change: (tx: Writing, rows: readonly (Row & { key: string })[]) => Promise<void>
}

/** A fill that walks over a table by its key. */
export function fillInPieces<Row>({ table, key, columns, change }: Pieces<Row>): Fill {
  const selected = sql.join([sql`${sql.ref(key)} as key`, ...columns.map((column) => sql.ref(column))])
  return {
    async count(db) {
      const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db)
      return rows[0]?.count ?? 0
    },
    async piece(tx, after, size) {
      const locked = isPostgres(tx) ? sql`for update` : sql``
      const { rows } = await sql<Row & { key: string }>`select ${selected} from ${sql.table(table)}
        where ${sql.ref(key)} > ${after} order by ${sql.ref(key)} limit ${sql.lit(size)} ${locked}`.execute(tx)
      const last = rows.at(-1)
      if (!last) return null
      await change(tx, rows)
      return { last: last.key, rows: rows.length }
    },
  }
}

/** How far a fill is. */
export interface FillProgress {
  /** The migration. */
  name: string
  done: number
  total: number
}

interface Telling {
  name: string
  onProgress: (progress: FillProgress) => void
  signal: AbortSignal
}

/** Runs a fill piece by piece; between two of them others write. Answers whether it came to the end. */
export async function runFill(db: Database, fill: Fill, { name, onProgress, signal }: Telling): Promise<boolean> {
  const total = await fill.count(db)
  let done = 0
  let size = sizes.first
  for (let after = ''; ;) {
    if (signal.aborted) return false
    const begunAt = performance.now()
    const piece = await writeAlone(db, (tx) => fill.piece(tx, after, size))
    if (!piece) return true
    after = piece.last
    done += piece.rows
    onProgress({ name, done, total: Math.max(total, done) })
    // As long as the piece took, so that others get at least half of the store's time.
    const tookMs = performance.now() - begunAt
    size = nextSize(piece.rows, tookMs)
    await sleep(Math.min(tookMs, maxPauseMs))
  }
}

/** Rows of the next piece, by what the last one took; at most twice as many. */
function nextSize(size: number, tookMs: number): number {
  const fitting = Math.round(size * Math.min(2, pieceMs / Math.max(tookMs, 1)))
  return Math.min(Math.max(fitting, sizes.fewest), sizes.most)
}
