import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { indexMessages } from '../db/message-index.ts'
import { isPostgres, openDatabase, type Database } from '../db/database.ts'
import { migrate } from '../db/migrations/migrate.ts'
import { storePlace } from '../db/store-place.ts'
import { dataTables, rowsOf } from '../db/table-proofs.ts'
import { write } from '../db/write.ts'

const folder = fileURLToPath(new URL('./releases', import.meta.url))

/** What `scripts/release-store.ts` says of the store of a release. */
export interface Release {
  version: string
  commit: string
  level: string
  /** Rows by table. */
  tables: Record<string, number>
}

/** All releases whose stores are kept, the oldest first. */
export function listReleases(): Release[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  const releases = files.map((name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as Release)
  return releases.toSorted((one, other) => (one.level < other.level ? -1 : 1))
}

/** Opens the store of a release as the release left it, in an empty place on either engine. */
export async function openReleaseStore(
  { version, level }: Release,
  place: { dataDir: string; databaseUrl?: string | undefined },
): Promise<Database> {
  const { dataDir } = place
  const { file } = storePlace({ dataDir })
  writeFileSync(file, gunzipSync(readFileSync(`${folder}/${version}.db.gz`)))
  const db = openDatabase(storePlace(place), { hasLongTimeouts: true })
  if (isPostgres(db)) {
    await migrate(db, level)
    const from = openDatabase({ file })
    await copyRows(from, db)
    await from.destroy()
  }
  return db
}

/** Copies the rows of a store of a release into an empty one of the same level. */
async function copyRows(from: Database, to: Database): Promise<void> {
  const there = new Set((await from.introspection.getTables()).map(({ name }) => name))
  await write(to, async (tx) => {
    await sql`delete from totals`.execute(tx)
    for (const place of dataTables().filter(({ table }) => there.has(table))) {
      for await (const rows of rowsOf(from, place)) await tx.insertInto(place.table).values(rows).execute()
    }
    await indexMessages(tx)
  })
}
