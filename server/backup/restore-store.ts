import { randomInt } from 'node:crypto'
import { cp, link, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { write, openDatabase } from '../db/database.ts'
import { type TableProof } from '../db/table-proofs.ts'
import { withBackup } from './backup-file.ts'
import { saveStore } from './save-store.ts'

/** Lists are cached by their version: one that was served before must never come again. */
const versionStep = 1_000_000

/** What came back. */
export interface Restored {
  madeAt: string
  tables: TableProof[]
  /** Where the store that was there is kept; `null` when there was none. */
  keptAs: string | null
}

/**
 * Brings a backup back. A running product goes on with it at once, and its live connections look anew.
 * @throws Error with a sentence when there is a store already and it is not to be replaced, or the file is no backup
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
      return { madeAt, tables, keptAs: null }
    }
    const keptAs = join(dataDir, `volan-before-restore-${Date.now()}.db`)
    await saveStore(store, keptAs)
    await saveStore(storeFile, store)
    return { madeAt, tables, keptAs }
  })
}

/** Makes it another store than any that a running product has seen: its caches and its listeners begin anew. */
async function renew(file: string): Promise<void> {
  const db = openDatabase({ file }, { isPatient: true })
  try {
    await sql`pragma user_version = ${sql.lit(randomInt(1, 2 ** 31))}`.execute(db)
    await write(db, async (tx) => {
      await tx
        .updateTable('totals')
        .set((eb) => ({ version: eb('version', '+', versionStep) }))
        .execute()
      // By these a product would take the step for a change that it has missed nothing of.
      await tx.deleteFrom('carChanges').execute()
    })
  } finally {
    await db.destroy()
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error
}
