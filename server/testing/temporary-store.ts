import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { openDatabase, type Database } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'

/** A store for one test file. */
export interface TemporaryStore {
  db: Database
  /** The data folder: the store lies in it, photos would. */
  dataDir: string
}

/** An empty store in a folder of its own, gone after the test file. */
export async function openTemporaryStore(): Promise<TemporaryStore> {
  const dataDir = await mkdtemp(join(tmpdir(), 'volan-store-'))
  const db = openDatabase(join(dataDir, 'volan.db'))
  await migrate(db)
  afterAll(async () => {
    await db.destroy()
    await rm(dataDir, { recursive: true, force: true })
  })
  return { db, dataDir }
}
