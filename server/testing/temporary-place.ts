import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase } from '../../scripts/test-database.ts'
import { migratedTemplate } from './migrated-template.ts'

/** An empty data folder of a test, and the empty database beside it when tests run on PostgreSQL. */
export interface TemporaryPlace {
  dataDir: string
  databaseUrl: string | undefined
  /** Both as settings of a process. */
  settings: Record<string, string>
  remove(): Promise<void>
}

/** Makes a place that nobody else uses; where PostgreSQL `isMigrated`, its tables are there already. */
export async function makeTemporaryPlace({ isMigrated = false } = {}): Promise<TemporaryPlace> {
  const dataDir = await mkdtemp(join(tmpdir(), 'volan-test-'))
  const database = await createTestDatabase(isMigrated ? process.env[migratedTemplate] : undefined)
  return {
    dataDir,
    databaseUrl: database?.url,
    settings: { DATA_DIR: dataDir, ...(database && { DATABASE_URL: database.url }) },
    remove: async () => {
      await rm(dataDir, { recursive: true, force: true })
      await database?.drop()
    },
  }
}
