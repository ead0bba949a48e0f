import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { photos } from '../../contract/limits.ts'
import { readConfig, type Config } from '../config/config.ts'
import { openDatabase, type Database } from '../db/database.ts'
import { migrate } from '../db/migrations/migrate.ts'
import { inSnapshot } from '../db/snapshot.ts'
import { storePlace } from '../db/store-place.ts'
import { pictureName, readPicture } from '../photos/picture-files.ts'
import { everySponsor } from '../sponsors/sponsor-store.ts'
import { openStorage } from '../storage/open-storage.ts'
import { type Storage } from '../storage/storage.ts'
import {
  allMessages,
  carsWithComments,
  details,
  followTimes,
  passwordHashes,
  usersWithSent,
  wholeRows,
} from './export-store.ts'
import { writeNested, type Entries } from '../lib/nested-file.ts'
import { wholeTables } from './whole-tables.ts'

const help = `Writes the whole store into a folder, also while the product runs.

  npm run export -- DIR [--accounts]

  DIR         a folder that is new or empty
  --accounts  writes the password hashes too, into a file that its owner alone can read

"npm run import -- DIR" brings it back into an empty store.
DATA_DIR names the folder of the store, as for "npm start".`

/** The command \`npm run export\`: the exit status is 1 after a failure. */
export async function runExport(args: string[]): Promise<void> {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { accounts: { type: 'boolean' }, help: { type: 'boolean' } },
    })
    if (values.help) return console.log(help)
    const [folder, ...others] = positionals
    if (folder === undefined || others.length > 0) throw new Error(`Name one folder.\n\n${help}`)
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
    const config = readConfig(process.env)
    // Resolved against the person's folder, as npm runs commands in the project's folder.
    await exportTo(resolve(process.env.INIT_CWD ?? '.', folder), config, values.accounts ?? false)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

async function exportTo(
  folder: string,
  { dataDir, databaseUrl, storage }: Config,
  withAccounts: boolean,
): Promise<void> {
  const place = storePlace({ dataDir, databaseUrl })
  if (databaseUrl === undefined) {
    await stat(place.file).catch(() => {
      throw new Error(`There is no store in ${dataDir}. DATA_DIR names its folder.`)
    })
  }
  await mkdir(folder, { recursive: true })
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty. Choose a new folder.`)
  const db = openDatabase(place, { hasLongTimeouts: true })
  try {
    await migrate(db)
    await exportStore(db, { folder, storage: openStorage(storage), withAccounts })
  } finally {
    await db.destroy()
  }
  console.log(`The store is written to ${folder}.`)
}

/** Writes store.json, details.json, the photos and, if asked for, accounts.json into an empty folder. */
export async function exportStore(
  db: Database,
  { folder, storage, withAccounts }: { folder: string; storage: Storage; withAccounts: boolean },
): Promise<void> {
  await inSnapshot(db, async (snapshot) => {
    await writeNested(join(folder, 'store.json'), {
      users: usersWithSent(snapshot),
      cars: carsWithComments(snapshot),
      messages: allMessages(snapshot),
      sponsors: toEntries(await everySponsor(snapshot)),
    })
    await writeNested(join(folder, 'details.json'), {
      users: details(snapshot, 'users'),
      cars: details(snapshot, 'cars'),
      comments: details(snapshot, 'comments'),
      sponsors: details(snapshot, 'sponsors'),
      follows: followTimes(snapshot),
      photos: details(snapshot, 'photos'),
      auditLog: details(snapshot, 'auditLog'),
      ...Object.fromEntries(wholeTables.map((table) => [table, wholeRows(snapshot, table)])),
    })
    for await (const [id] of details(snapshot, 'photos')) {
      await copyPhoto(id, storage, folder)
    }
    if (withAccounts) {
      await writeNested(join(folder, 'accounts.json'), { passwordHashes: passwordHashes(snapshot) }, 0o600)
    }
  })
}

async function* toEntries(list: [string, unknown][]): Entries {
  yield* list
}

/** Copies all widths of a photo. A photo that no car shows may have been swept since the export began. */
async function copyPhoto(id: string, storage: Storage, folder: string): Promise<void> {
  for (const width of photos.widths) {
    const name = pictureName('photos', id, width)
    const found = await readPicture(storage, 'photos', id, width)
    if (!found) continue
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), found.bytes)
  }
}
