import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import { isPostgres, type Database } from '../database.ts'
import { writeAlone } from '../write.ts'
import { lockStore } from '../locks.ts'
import { migrations } from './migrations.ts'

/** All levels, oldest first. */
export const levels: readonly string[] = migrations.map(({ name }) => name)
/** The level of this program. */
export const newestMigration = levels.at(-1) ?? ''

/** Whether the store has data at a level before that of this program. */
export async function isBehind(db: Database): Promise<boolean> {
  return (await hasLevels(db)) && !(await namesOf(db)).includes(newestMigration)
}

/** The level that is written before a store is migrated; programs of before take it for one they do not know. */
const upgrading = `${newestMigration}-upgrading`
/** Ms in which processes of before have noticed it and stopped. */
const noticedMs = 2000

/**
 * Tells processes of before that the store is about to be migrated, and gives them the time to stop: what they wrote
 * afterwards would lack what a migration worked out. Does nothing for a new store or one of this level.
 */
export async function announceMigration(db: Database): Promise<void> {
  if (!(await hasLevels(db))) return
  const names = await namesOf(db)
  if (names.includes(newestMigration)) return
  refuseNewer(names)
  await sql`insert into migrations values (${upgrading}, ${Date.now()}) on conflict do nothing`.execute(db)
  await sleep(noticedMs)
}

/** Whether a newer program has the store, or is about to. Throws when the store does not respond. */
export async function isOfNewerProgram(db: Database): Promise<boolean> {
  return unknownOf(await namesOf(db)).length > 0
}

/** A step of a migration that has begun, and how many there are. */
export interface MigrationStep {
  name: string
  at: number
  of: number
}

/**
 * Migrates the store to a level, by default the newest, step by step under a lock, so that processes may start at once.
 * Fills follow (`store-fills.ts`). Throws a sentence for people when a newer program made the store.
 */
export async function migrate(
  db: Database,
  level = newestMigration,
  onStep: (step: MigrationStep) => void = () => {},
): Promise<void> {
  const steps = migrations.filter(({ name }) => name <= level)
  const isNew = !(await hasLevels(db))
  for (let isDone = false; !isDone;) {
    isDone = await writeAlone(db, async (tx) => {
      await lockStore(tx)
      await sql`create table if not exists migrations (name text primary key, "appliedAt" bigint not null)`.execute(tx)
      const names = await namesOf(tx)
      refuseNewer(names)
      const missing = steps.filter(({ name }) => !names.includes(name))
      // A new store comes at once, another one step by step, so that nobody waits for all of them.
      for (const { name, up } of isNew ? missing : missing.slice(0, 1)) {
        onStep({ name, at: steps.length - missing.length + 1, of: steps.length })
        await up(tx as unknown as Kysely<never>)
        await sql`insert into migrations values (${name}, ${Date.now()})`.execute(tx)
      }
      if (!isNew && missing.length > 1) return false
      await sql`delete from migrations where name = ${upgrading}`.execute(tx)
      return true
    })
  }
}

async function namesOf(db: Database): Promise<string[]> {
  const applied = await sql<{ name: string }>`select name from migrations`.execute(db)
  return applied.rows.map(({ name }) => name)
}

async function hasLevels(db: Database): Promise<boolean> {
  const { rows } = isPostgres(db)
    ? await sql`select 1 where to_regclass('migrations') is not null`.execute(db)
    : await sql`select 1 from sqlite_master where name = 'migrations'`.execute(db)
  return rows.length > 0
}

function unknownOf(names: readonly string[]): string[] {
  return names.filter((name) => name !== upgrading && !levels.includes(name))
}

/** @throws Error with a sentence for people when a newer program made the store */
function refuseNewer(names: readonly string[]): void {
  const unknown = unknownOf(names)
  if (unknown.length === 0) return
  throw new Error(`This store was made by a newer version of the product (${unknown.join(', ')}). Update the product.`)
}
