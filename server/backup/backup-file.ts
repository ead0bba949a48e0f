import { link, mkdir, mkdtemp, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as tar from 'tar'
import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { proveStore, type TableProof } from '../db/table-proofs.ts'
import { saveStore } from './save-store.ts'

/** What stands in a backup beside the store. */
interface Manifest {
  madeAt: string
  tables: TableProof[]
}

/** A backup unpacked into a folder. */
export interface OpenedBackup {
  folder: string
  storeFile: string
  madeAt: string
  tables: TableProof[]
}

/**
 * Saves store, photos and token key into one tar file, also while the product runs. The file gets its name when it is
 * whole. Answers what the tables hold.
 * @throws Error with a sentence when it cannot be written there; nothing is left of it then
 */
export async function writeBackup(dataDir: string, file: string): Promise<TableProof[]> {
  await checkPlace(file)
  return withFolder(dataDir, async (folder) => {
    // Before the store and after it: a photo that the store knows was there either before or has come since.
    await linkPhotos(dataDir, folder)
    await saveStore(join(dataDir, 'volan.db'), join(folder, 'volan.db'))
    await linkPhotos(dataDir, folder)
    await link(join(dataDir, 'token-key'), join(folder, 'token-key')).catch(ignoreMissing)
    const tables = await proofsOf(join(folder, 'volan.db'))
    await writeFile(
      join(folder, 'manifest.json'),
      JSON.stringify({ madeAt: new Date().toISOString(), tables }, null, 2),
    )
    const unfinished = `${file}.part`
    try {
      await tar.create({ file: unfinished, cwd: folder, portable: true, mode: 0o600 }, await readdir(folder))
      await sync(unfinished)
      await rename(unfinished, file)
    } catch (error) {
      // It holds the key of tokens.
      await remove(unfinished)
      throw error
    }
    await sync(dirname(file))
    return tables
  })
}

/**
 * Unpacks a backup beside the store and judges it; then `use` may take its files.
 * @throws Error with a sentence when the file is no whole backup
 */
export async function withBackup<T>(
  dataDir: string,
  file: string,
  use: (backup: OpenedBackup) => Promise<T>,
): Promise<T> {
  return withFolder(dataDir, async (folder) => {
    await tar.extract({ file, cwd: folder, strict: true })
    const storeFile = join(folder, 'volan.db')
    const manifest = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => {
      throw new Error(`${file} is not a backup of this product.`)
    })
    const { madeAt, tables } = JSON.parse(manifest) as Manifest
    if (!isEqual(await proofsOf(storeFile), tables))
      throw new Error(`${file} is damaged: its store is not what was saved.`)
    await upgrade(storeFile)
    return use({ folder, storeFile, madeAt, tables })
  })
}

async function upgrade(file: string): Promise<void> {
  const db = openDatabase({ file }, { isPatient: true })
  try {
    await migrate(db)
  } finally {
    await db.destroy()
  }
}

/** What the tables of a store hold, read as they are in the file, whatever its level. */
async function proofsOf(file: string): Promise<TableProof[]> {
  const db = openDatabase({ file }, { isPatient: true })
  try {
    return await proveStore(db)
  } finally {
    await db.destroy()
  }
}

function isEqual(one: TableProof[], other: TableProof[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Names the photos a second time: no byte is copied, and none can vanish. */
async function linkPhotos(dataDir: string, folder: string): Promise<void> {
  const photos = join(dataDir, 'photos')
  for (const name of await readdir(photos, { recursive: true }).catch(() => [])) {
    if (!name.endsWith('.webp')) continue
    const to = join(folder, 'photos', name)
    await mkdir(dirname(to), { recursive: true })
    await link(join(photos, name), to).catch(ignoreMissing)
  }
}

/** Gone meanwhile, or there already. */
function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error
}

/** Beside the store, so that files can be linked and renamed. */
async function withFolder<T>(dataDir: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(dataDir, '.backup-'))
  try {
    const result = await work(folder)
    await remove(folder)
    return result
  } catch (error) {
    // Why it failed counts, not that something could not be tidied up.
    await remove(folder).catch(() => {})
    throw error
  }
}

/** A copy that was broken off may still be writing its last file. */
function remove(path: string): Promise<void> {
  return rm(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
}

/** Fails with a sentence when no file can be written in this place. */
async function checkPlace(file: string): Promise<void> {
  if ((await stat(file).catch(() => null))?.isDirectory()) throw new Error(`${file} is a folder. Name a file in it.`)
  const folder = await stat(dirname(file)).catch(() => null)
  if (!folder?.isDirectory()) throw new Error(`There is no folder ${dirname(file)}.`)
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
