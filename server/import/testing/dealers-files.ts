import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Database } from '../../db/database.ts'
import { insertPerson } from '../../testing/insert-person.ts'
import { openTemporaryStore, type TemporaryStore } from '../../testing/temporary-store.ts'
import { importCsv, type CsvImport, type ImportSummary } from '../csv-import.ts'

/** The columns of most test files. */
export const header = 'brand,model,fuel,gearbox,year,price,description,location'

/** A store with two accounts for imports of tests. */
export interface DealersFiles {
  store: TemporaryStore
  db: Database
  /** The file for rejected rows. */
  rejected: string
  /** Empties the store except for the accounts. */
  clear: () => Promise<void>
  /** Imports a file of these lines or bytes, as alice by default. */
  run: (content: string[] | Buffer, different?: Partial<CsvImport>) => Promise<ImportSummary>
  /** The text of the file of rejected rows; "none" without one. */
  rejectedText: () => Promise<string>
}

/** Opens a store for one test file. */
export async function openDealersFiles(): Promise<DealersFiles> {
  const store = await openTemporaryStore()
  const { db, dataDir } = store
  const rejected = join(dataDir, 'rejected.csv')
  return {
    store,
    db,
    rejected,
    clear: () => clear(db),
    async run(content, different) {
      const file = join(dataDir, 'stock.csv')
      await writeFile(file, Array.isArray(content) ? content.join('\n') : content)
      const { signal } = new AbortController()
      const usual = { ownerId: 'alice', rate: null, location: 'Bulgaria', language: 'en', gone: 'keep' } as const
      return importCsv(db, { file, rejected, signal, onProgress: () => {}, ...usual, ...different })
    },
    rejectedText: () => readFile(rejected, 'utf8').catch(() => 'none'),
  }
}

async function clear(db: Database): Promise<void> {
  await db.deleteFrom('users').execute()
  await db.updateTable('totals').set({ count: 0 }).execute()
  for (const name of ['alice', 'bobby'] as const) await insertPerson(db, name)
}
