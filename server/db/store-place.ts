import { join } from 'node:path'
import { type StorePlace } from './database.ts'

/** Where the store of these settings lies. */
export function storePlace({
  dataDir,
  databaseUrl,
}: {
  dataDir: string
  databaseUrl?: string | undefined
}): StorePlace {
  return { file: join(dataDir, 'volan.db'), url: databaseUrl }
}
