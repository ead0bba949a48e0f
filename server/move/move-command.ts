import { stat } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { readConfig, readDatabaseUrl } from '../config/config.ts'
import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrations/migrate.ts'
import { inSnapshot } from '../db/snapshot.ts'
import { storePlace } from '../db/store-place.ts'
import { printProofs } from '../db/table-proofs.ts'
import { moveStore } from './move-store.ts'

const help = `Copies the whole SQLite store into an empty PostgreSQL database, all or nothing.

  npm run move -- --to postgres://user:password@host/name

Stop the product first: what is written after the command has begun is not copied. Afterwards start it with
DATABASE_URL set to the same address and the same DATA_DIR, which keeps the photos and the secrets.
DATA_DIR names the folder of the store, as for "npm start".`

/** The command \`npm run move\`: prints what was copied; exits with status 1 when it fails. */
export async function runMove(args: string[]): Promise<void> {
  try {
    const { values } = parseArgs({ args, options: { to: { type: 'string' }, help: { type: 'boolean' } } })
    if (values.help) return console.log(help)
    const url = readDatabaseUrl(values.to)
    if (url === undefined) throw new Error(`Name the database to move to.\n\n${help}`)
    await move(readConfig({ ...process.env, DATABASE_URL: '' }).dataDir, url)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

async function move(dataDir: string, url: string): Promise<void> {
  const place = storePlace({ dataDir })
  await stat(place.file).catch(() => {
    throw new Error(`There is no store in ${dataDir}. DATA_DIR names its folder.`)
  })
  const from = openDatabase(place, { hasLongTimeouts: true })
  const to = openDatabase({ ...place, url }, { hasLongTimeouts: true })
  try {
    await migrate(from)
    await migrate(to)
    const proofs = await inSnapshot(from, (snapshot) => moveStore(snapshot, to))
    console.log(printProofs(proofs))
    console.log('The store is copied; counts and checksums of all tables are equal.')
  } finally {
    await from.destroy()
    await to.destroy()
  }
}
