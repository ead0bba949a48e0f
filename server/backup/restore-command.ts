import { parseArgs } from 'node:util'
import { readConfig } from '../config/config.ts'
import { makeDataFolder } from '../config/data-folder.ts'
import { openDatabase } from '../db/database.ts'
import { storePlace } from '../db/store-place.ts'
import { write } from '../db/write.ts'
import { endWaysIn } from './ended-ways-store.ts'
import { printProofs } from '../db/table-proofs.ts'
import { fileFromHere } from './file-from-here.ts'
import { restoreBackup } from './restore-store.ts'

const help = `Brings a saved store, its photos and its token key back, also while the product runs.

  npm run restore -- FILE [--replace]
  npm run restore -- --end-sessions

  --replace       puts it in the place of a store that is there; that one is kept beside it
  --end-sessions  after a store was brought back by other tools: ends all sessions, mailed links and codes, as a restore
                  does by itself, because those that had ended since the backup would be good again

DATA_DIR names the folder of the store, as for "npm start".
A store on PostgreSQL is brought back by its own tools: docs/operating.md.`

/** The command \`npm run restore\`: exits with status 1 when it fails. */
export async function runRestore(args: string[]): Promise<void> {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { replace: { type: 'boolean' }, 'end-sessions': { type: 'boolean' }, help: { type: 'boolean' } },
    })
    if (values.help) return console.log(help)
    if (values['end-sessions']) return await endSessions()
    const file = fileFromHere(positionals, help)
    const { dataDir, databaseUrl } = readConfig(process.env)
    if (databaseUrl !== undefined) {
      throw new Error('A store on PostgreSQL is brought back by its own tools: docs/operating.md.')
    }
    process.umask(0o077)
    await makeDataFolder(dataDir)
    const { madeAt, tables, savedAs } = await restoreBackup(dataDir, file, { isReplacing: values.replace ?? false })
    console.log(printProofs(tables))
    if (savedAs !== null) console.log(`The store that was there is kept as ${savedAs}.`)
    console.log(`The store of ${madeAt} is back. Everybody has to log in again.`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

/** Ends all sessions of the store that the settings name. */
async function endSessions(): Promise<void> {
  const db = openDatabase(storePlace(readConfig(process.env)))
  try {
    await write(db, endWaysIn)
    console.log('Everybody has to log in again.')
  } finally {
    await db.destroy()
  }
}
