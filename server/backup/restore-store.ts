import { randomInt } from 'node:crypto'
import { cp, link, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '../db/database.ts'
import { write } from '../db/write.ts'
import { type TableProof } from '../db/table-proofs.ts'
import { withBackup } from './backup-file.ts'
import { endWaysIn } from './ended-ways-store.ts'
import { forgetSending } from './forget-sending-store.ts'
import { saveStore } from './save-store.ts'

/** Added to versions of lists, by which they are cached: a version that was served before must not return. */
const versionStep = 1_000_000

/** The result of a restore. */
export interface Restored {
  madeAt: string
  tables: TableProof[]
  /** Where the earlier store was moved; `null` when there was none. */
  savedAs: string | null
}

/**
 * Restores a backup. A running product continues with it at once, and its live connections resync.
 * @throws Error with a sentence when a store exists and is not to be replaced, or the file is not a backup
 */
export async function restoreBackup(
  dataDir: string,
  file: string,
  { isReplacing }: { isReplacing: boolean },
): Promise<Restored> {
  const store = join(dataDir, 'volan.db')
  const isThere = await stat(store).then(
    () => true,
    () => false,
  )
  if (isThere && !isReplacing) {
    throw new Error(`There is a store in ${dataDir} already. With --replace the backup takes its place.`)
  }
  return withBackup(dataDir, file, async ({ folder, storeFile, madeAt, tables }) => {
    await cp(join(folder, 'photos'), join(dataDir, 'photos'), { recursive: true, force: false }).catch(ignoreMissing)
    await link(join(folder, 'token-key'), join(dataDir, 'token-key')).catch(ignoreMissing)
    await renew(storeFile)
    if (!isThere) {
      await rename(storeFile, store)
      return { madeAt, tables, savedAs: null }
    }
    const savedAs = join(dataDir, `volan-before-restore-${Date.now()}.db`)
    await saveStore(store, savedAs)
    await saveStore(storeFile, store)
    return { madeAt, tables, savedAs }
  })
}

/** Gives the store a new identity, so that a running product invalidates its caches and listeners resync, and sends nothing again. */
async function renew(file: string): Promise<void> {
  const db = openDatabase({ file }, { hasLongTimeouts: true })
  try {
    await sql`pragma user_version = ${sql.lit(randomInt(1, 2 ** 31))}`.execute(db)
    await write(db, async (tx) => {
      await tx
        .updateTable('totals')
        .set((eb) => ({ version: eb('version', '+', versionStep) }))
        .execute()
      // Without these rows a product does not mistake the new version for a change it can follow.
      await tx.deleteFrom('carChanges').execute()
      await endWaysIn(tx)
      await forgetSending(tx)
    })
  } finally {
    await db.destroy()
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error
}
