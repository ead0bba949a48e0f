import { parseArgs } from 'node:util'
import { readConfig } from '../config/config.ts'
import { makeDataFolder } from '../config/data-folder.ts'
import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrations/migrate.ts'
import { storePlace } from '../db/store-place.ts'
import { printProofs } from '../db/table-proofs.ts'
import { write } from '../db/write.ts'
import { fileFromHere } from './file-from-here.ts'
import { endWaysIn } from './ended-ways-store.ts'
import { forgetSending } from './forget-sending-store.ts'
import { restoreBackup } from './restore-store.ts'

const help = `Brings a saved store, its photos and its token key back, also while the product runs.

  npm run restore -- FILE [--replace]
  npm run restore -- --done

  --replace  puts it in the place of a store that is there; that one is kept beside it

DATA_DIR names the folder of the store, as for "npm start".
A store on PostgreSQL is brought back by its own tools: docs/operating.md. After those, and before the product starts,
"--done" does what a restore does by itself: it ends all sessions, mailed links and codes, because those that had ended
since the backup would be good again, and forgets letters and pushes that the backup was about to send.`

/** The command \`npm run restore\`: exits with status 1 when it fails. */
export async function runRestore(args: string[]): Promise<void> {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { replace: { type: 'boolean' }, done: { type: 'boolean' }, help: { type: 'boolean' } },
    })
    if (values.help) return console.log(help)
    const { dataDir, databaseUrl } = readConfig(process.env)
    if (values.done) return await finishRestore({ dataDir, databaseUrl })
    const file = fileFromHere(positionals, help)
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

/** Ends sessions in a store that tools of the database brought back, and forgets what it was about to send. */
async function finishRestore(place: { dataDir: string; databaseUrl: string | undefined }): Promise<void> {
  const db = openDatabase(storePlace(place), { hasLongTimeouts: true })
  try {
    await migrate(db)
    await write(db, async (tx) => {
      await endWaysIn(tx)
      await forgetSending(tx)
    })
    console.log('Everybody has to log in again. Letters and pushes of before the backup are not sent again.')
  } finally {
    await db.destroy()
  }
}
