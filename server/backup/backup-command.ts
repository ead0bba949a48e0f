import { stat } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../config/config.ts'
import { openDatabase } from '../db/database.ts'
import { noteRun } from '../db/job-runs.ts'
import { storePlace } from '../db/store-place.ts'
import { printProofs } from '../db/table-proofs.ts'
import { fileFromHere } from './file-from-here.ts'
import { writeBackup } from './backup-file.ts'

const help = `Saves the store, the photos and the token key into one file, also while the product runs.

  npm run backup -- FILE
  npm run backup -- --done

The file holds everything that the store knows of people: keep it as safe as the store.
"npm run restore -- FILE" brings it back. DATA_DIR names the folder of the store, as for "npm start".
A store on PostgreSQL is saved by its own tools: docs/operating.md. After those, "--done" notes that a backup was made,
so that the console at /admin shows when.`

/** The command \`npm run backup\`: exits with status 1 when it fails. */
export async function runBackup(args: string[]): Promise<void> {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { done: { type: 'boolean' }, help: { type: 'boolean' } },
    })
    if (values.help) return console.log(help)
    const { dataDir, databaseUrl, storage } = readConfig(process.env)
    if (values.done) return await noteBackup({ dataDir, databaseUrl })
    const file = fileFromHere(positionals, help)
    if (databaseUrl !== undefined)
      throw new Error('A store on PostgreSQL is saved by its own tools: docs/operating.md.')
    await stat(join(dataDir, 'volan.db')).catch(() => {
      throw new Error(`There is no store in ${dataDir}. DATA_DIR names its folder.`)
    })
    // The running product has priority.
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
    process.umask(0o077)
    console.log(printProofs(await writeBackup(dataDir, file)))
    const hasPhotos = 'folder' in storage && storage.folder === dataDir
    await noteBackup({ dataDir })
    console.log(hasPhotos ? `Saved in ${file}.` : `Saved in ${file}, without photos: they lie at STORAGE_URL.`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

/** Notes in the store that a backup was made now. */
async function noteBackup(place: { dataDir: string; databaseUrl?: string | undefined }): Promise<void> {
  const db = openDatabase(storePlace(place), { hasLongTimeouts: true })
  try {
    await noteRun(db, 'backup', 'doneAt')
  } finally {
    await db.destroy()
  }
}
