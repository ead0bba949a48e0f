import { openDatabase, type Database } from '../db/database.ts'
import { migrate } from '../db/migrations/migrate.ts'
import { storePlace } from '../db/store-place.ts'
import { atEnd } from './at-end.ts'
import { makeTemporaryPlace } from './temporary-place.ts'

/** A store for one test file. */
export interface TemporaryStore {
  db: Database
  /** The data folder: an SQLite store lies in it, photos would. */
  dataDir: string
  databaseUrl: string | undefined
}

/** An empty store of its own, gone after the test file. */
export async function openTemporaryStore(): Promise<TemporaryStore> {
  const place = await makeTemporaryPlace({ isMigrated: true })
  const { dataDir, databaseUrl } = place
  const db = openDatabase(storePlace(place))
  await migrate(db)
  atEnd(async () => {
    await db.destroy()
    await place.remove()
  })
  return { db, dataDir, databaseUrl }
}
