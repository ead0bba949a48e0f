import { stat } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import { normalizeEmail } from '../../contract/account.ts'
import { readConfig } from '../config/config.ts'
import { openDatabase, type Database } from '../db/database.ts'
import { migrate } from '../db/migrations/migrate.ts'
import { continueKeys } from '../db/newest-key.ts'
import { storePlace } from '../db/store-place.ts'
import { findAccountId } from './account-moderation-store.ts'
import { type Actor } from '../auth/audit-store.ts'

/**
 * Runs a command of an operator, also while the product runs, and prints the sentence that it answers. The exit status
 * is 1 when it failed.
 */
export async function runOperatorCommand(
  work: (open: () => Promise<Database>, actor: Actor) => Promise<string>,
): Promise<void> {
  const opened: Database[] = []
  const open = async () => {
    const db = await openStore()
    opened.push(db)
    return db
  }
  try {
    console.log(await work(open, { id: null, name: `command line (${userInfo().username})`, role: 'operator' }))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  } finally {
    for (const db of opened) await db.destroy()
  }
}

/** The words and options of a command line. Ids begin with one hyphen, options with two. */
export function readWords<const Options extends ParseArgsOptionsConfig>(args: string[], options: Options) {
  const ids = args.filter((arg) => /^-[^-]/.test(arg))
  const others = args.filter((arg) => !ids.includes(arg))
  const { values, positionals } = parseArgs({ args: others, allowPositionals: true, options })
  return { values, words: [...positionals, ...ids] }
}

/** The id of the account with an e-mail. */
export async function accountOf(db: Database, email: string): Promise<string> {
  const id = await findAccountId(db, normalizeEmail(email))
  if (id === undefined) throw new Error(`There is no account with the e-mail ${email}.`)
  return id
}

async function openStore(): Promise<Database> {
  const config = readConfig(process.env)
  const place = storePlace(config)
  if (place.url === undefined) {
    await stat(place.file).catch(() => {
      throw new Error(`There is no store in ${config.dataDir}. DATA_DIR names its folder.`)
    })
  }
  const db = openDatabase(place, { hasLongTimeouts: true })
  await migrate(db)
  await continueKeys(db)
  return db
}
