import { link, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as tar from 'tar'
import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrations/migrate.ts'
import { proveStore, type TableProof } from '../db/table-proofs.ts'
import { syncToDisk } from '../lib/sync-to-disk.ts'
import { saveStore } from './save-store.ts'

/** The contents of a backup besides the store. */
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
 * complete. Returns the proofs of the tables.
 * @throws Error with a sentence when it cannot be written; no partial file remains
 */
export async function writeBackup(dataDir: string, file: string): Promise<TableProof[]> {
  await checkPlace(file)
  return withFolder(dataDir, async (folder) => {
    // Linked before and after the store is copied, so that every photo in the store is included, even if added or
    // removed meanwhile.
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
      await syncToDisk(unfinished)
      await rename(unfinished, file)
    } catch (error) {
      // It contains the token key.
      await remove(unfinished)
      throw error
    }
    await syncToDisk(dirname(file))
    return tables
  })
}

/**
 * Unpacks a backup beside the store and checks it; then `use` may take its files.
 * @throws Error with a sentence when the file is not a complete backup
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
  const db = openDatabase({ file }, { hasLongTimeouts: true })
  try {
    await migrate(db)
  } finally {
    await db.destroy()
  }
}

/** The proofs of a store file, whatever its level. */
async function proofsOf(file: string): Promise<TableProof[]> {
  const db = openDatabase({ file }, { hasLongTimeouts: true })
  try {
    return await proveStore(db)
  } finally {
    await db.destroy()
  }
}

function isEqual(one: TableProof[], other: TableProof[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Links the photos, which copies no bytes and prevents their removal. */
async function linkPhotos(dataDir: string, folder: string): Promise<void> {
  const photos = join(dataDir, 'photos')
  for (const name of await readdir(photos, { recursive: true }).catch(() => [])) {
    if (!name.endsWith('.webp')) continue
    const to = join(folder, 'photos', name)
    await mkdir(dirname(to), { recursive: true })
    await link(join(photos, name), to).catch(ignoreMissing)
  }
}

/** Ignores files that were removed meanwhile or exist already. */
function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error
}

/** Works in a folder beside the store, so that files can be linked and renamed. */
async function withFolder<T>(dataDir: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(dataDir, '.backup-'))
  try {
    const result = await work(folder)
    await remove(folder)
    return result
  } catch (error) {
    // The error of the work counts, not that of tidying up.
    await remove(folder).catch(() => {})
    throw error
  }
}

/** A copy that was interrupted may still be writing its last file. */
function remove(path: string): Promise<void> {
  return rm(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
}

/** Throws a sentence when no file can be written in this place. */
async function checkPlace(file: string): Promise<void> {
  if ((await stat(file).catch(() => null))?.isDirectory()) throw new Error(`${file} is a folder. Name a file in it.`)
  const folder = await stat(dirname(file)).catch(() => null)
  if (!folder?.isDirectory()) throw new Error(`There is no folder ${dirname(file)}.`)
}
