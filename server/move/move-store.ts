import { sql } from 'kysely'
import { indexMessages } from '../db/message-index.ts'
import { type Database, type Writing } from '../db/database.ts'
import { writeAlone } from '../db/write.ts'
import { lockStore } from '../db/locks.ts'
import { dataTables, proveTable, rowsOf, type TableProof } from '../db/table-proofs.ts'

/**
 * Copies every table from one store into an empty one of the same level, all or nothing. Returns the proofs of the
 * copy, compared with the original.
 * @throws Error when the store is not empty, or when the copy differs
 */
export async function moveStore(from: Database, to: Database): Promise<TableProof[]> {
  return writeAlone(to, async (tx) => {
    await lockStore(tx)
    await refuseFull(tx)
    const proofs: TableProof[] = []
    for (const place of dataTables()) {
      for await (const rows of rowsOf(from, place)) await tx.insertInto(place.table).values(rows).execute()
      const [original, copy] = [await proveTable(from, place), await proveTable(tx, place)]
      if (original.count !== copy.count || original.checksum !== copy.checksum) {
        throw new Error(`The copy of ${place.table} is not equal to the original. Nothing was moved.`)
      }
      proofs.push(copy)
    }
    await indexMessages(tx)
    return proofs
  })
}

async function refuseFull(tx: Writing): Promise<void> {
  for (const { table } of dataTables()) {
    // These rows are created with the store itself.
    if (table === 'totals') continue
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(tx)
    if (rows.length > 0) throw new Error(`The store to move to is not empty: there are rows in ${table}.`)
  }
  await tx.deleteFrom('totals').execute()
}
