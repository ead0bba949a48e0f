import { sql, type Kysely } from 'kysely'
import { write, type Database } from './database.ts'
import { lockStore } from './locks.ts'
import * as start from './migrations/0001-start.ts'
import * as moderation from './migrations/0002-moderation.ts'
import * as rights from './migrations/0003-rights.ts'
import * as find from './migrations/0004-find.ts'
import * as estimateGrounds from './migrations/0005-estimate-grounds.ts'
import * as formerOffers from './migrations/0006-former-offers.ts'
import * as saleNotices from './migrations/0007-sale-notices.ts'
import * as electricRange from './migrations/0008-electric-range.ts'
import * as newImport from './migrations/0009-new-import.ts'
import * as shots from './migrations/0010-shots.ts'
import * as fewComparables from './migrations/0011-few-comparables.ts'
import * as returns from './migrations/0012-returns.ts'
import * as similar from './migrations/0013-similar.ts'
import * as families from './migrations/0015-families.ts'

/** Numbered, forward only; a migration that has landed is never changed. */
const migrations: { name: string; up: (db: Kysely<never>) => Promise<void> }[] = [
  { name: '0001-start', up: start.up },
  { name: '0002-moderation', up: moderation.up },
  { name: '0003-rights', up: rights.up },
  { name: '0004-find', up: find.up },
  { name: '0005-estimate-grounds', up: estimateGrounds.up },
  { name: '0006-former-offers', up: formerOffers.up },
  { name: '0007-sale-notices', up: saleNotices.up },
  { name: '0008-electric-range', up: electricRange.up },
  { name: '0009-new-import', up: newImport.up },
  { name: '0010-shots', up: shots.up },
  { name: '0011-few-comparables', up: fewComparables.up },
  { name: '0012-returns', up: returns.up },
  { name: '0013-similar', up: similar.up },
  { name: '0015-families', up: families.up },
]

/** All levels of the store, oldest first. */
export const levels: readonly string[] = migrations.map(({ name }) => name)
/** The level that this program needs. */
export const newestMigration = levels.at(-1) ?? ''

/**
 * Brings the store to a level, the newest one if none is named, under a lock, so that two processes started at once both
 * come up. A store that a newer program made is refused with a sentence.
 */
export async function migrate(db: Database, level = newestMigration): Promise<void> {
  await write(db, async (tx) => {
    await lockStore(tx)
    await sql`create table if not exists migrations (name text primary key, "appliedAt" bigint not null)`.execute(tx)
    const applied = await sql<{ name: string }>`select name from migrations`.execute(tx)
    const names = new Set(applied.rows.map((row) => row.name))
    const known = new Set(migrations.map((migration) => migration.name))
    const unknown = [...names].filter((name) => !known.has(name))
    if (unknown.length > 0) {
      throw new Error(
        `This store was made by a newer version of the product (${unknown.join(', ')}). Update the product.`,
      )
    }
    for (const migration of migrations.filter(({ name }) => !names.has(name) && name <= level)) {
      await migration.up(tx as unknown as Kysely<never>)
      await sql`insert into migrations values (${migration.name}, ${Date.now()})`.execute(tx)
    }
  })
}
