import { join } from 'node:path'
import { type StorePlace } from './database.ts'

/** The place of the store by the settings. */
export function storePlace({
  dataDir,
  databaseUrl,
}: {
  dataDir: string
  databaseUrl?: string | undefined
}): StorePlace {
  return { file: join(dataDir, 'volan.db'), url: databaseUrl }
}
