import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import { type Database } from '../database.ts'
import { writeAlone } from '../write.ts'
import { lockStore } from '../locks.ts'
import * as start from './0001-start.ts'
import * as moderation from './0002-moderation.ts'
import * as rights from './0003-rights.ts'
import * as find from './0004-find.ts'
import * as estimateGrounds from './0005-estimate-grounds.ts'
import * as formerOffers from './0006-former-offers.ts'
import * as saleNotices from './0007-sale-notices.ts'
import * as electricRange from './0008-electric-range.ts'
import * as newImport from './0009-new-import.ts'
import * as shots from './0010-shots.ts'
import * as fewComparables from './0011-few-comparables.ts'
import * as returns from './0012-returns.ts'
import * as similar from './0013-similar.ts'
import * as families from './0015-families.ts'
import * as papers from './0016-papers.ts'
import * as formerModels from './0017-former-models.ts'
import * as seenCars from './0018-seen-cars.ts'
import * as language from './0019-language.ts'
import * as sales from './0020-sales.ts'
import * as conversations from './0021-conversations.ts'
import * as messages from './0022-messages.ts'
import * as searchMessages from './0022-search-messages.ts'
import * as notices from './0023-notices.ts'
import * as questions from './0024-questions.ts'
import * as deals from './0025-deals.ts'
import * as offersAndViewings from './0026-offers-and-viewings.ts'
import * as blocks from './0027-blocks.ts'
import * as cases from './0028-cases.ts'
import * as radar from './0030-radar.ts'
import * as heldMessages from './0031-held-messages.ts'
import * as profiles from './0032-profiles.ts'
import * as handovers from './0033-handovers.ts'
import * as secondFactors from './0034-second-factors.ts'
import * as passkeys from './0035-passkeys.ts'
import * as emailChanges from './0036-email-changes.ts'
import * as consoleLevel from './0037-console.ts'
import * as letters from './0038-letters.ts'
import * as warnedComments from './0039-warned-comments.ts'
import * as changedCases from './0040-changed-cases.ts'

/** Numbered, forward only; a landed migration is never changed. */
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
  { name: '0016-papers', up: papers.up },
  { name: '0017-former-models', up: formerModels.up },
  { name: '0018-seen-cars', up: seenCars.up },
  { name: '0019-language', up: language.up },
  { name: '0020-sales', up: sales.up },
  { name: '0021-conversations', up: conversations.up },
  { name: '0022-messages', up: messages.up },
  { name: '0022-search-messages', up: searchMessages.up },
  { name: '0023-notices', up: notices.up },
  { name: '0024-questions', up: questions.up },
  { name: '0025-deals', up: deals.up },
  { name: '0026-offers-and-viewings', up: offersAndViewings.up },
  { name: '0027-blocks', up: blocks.up },
  { name: '0028-cases', up: cases.up },
  { name: '0030-radar', up: radar.up },
  { name: '0031-held-messages', up: heldMessages.up },
  { name: '0032-profiles', up: profiles.up },
  { name: '0033-handovers', up: handovers.up },
  { name: '0034-second-factors', up: secondFactors.up },
  { name: '0035-passkeys', up: passkeys.up },
  { name: '0036-email-changes', up: emailChanges.up },
  { name: '0037-console', up: consoleLevel.up },
  { name: '0038-letters', up: letters.up },
  { name: '0039-warned-comments', up: warnedComments.up },
  { name: '0040-changed-cases', up: changedCases.up },
]

/** All levels, oldest first. */
export const levels: readonly string[] = migrations.map(({ name }) => name)
/** The level of this program. */
export const newestMigration = levels.at(-1) ?? ''

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

/**
 * Migrates the store to a level, by default the newest, under a lock, so that processes may start at once. Throws a
 * sentence for people when a newer program made the store.
 */
export async function migrate(db: Database, level = newestMigration): Promise<void> {
  await writeAlone(db, async (tx) => {
    await lockStore(tx)
    await sql`create table if not exists migrations (name text primary key, "appliedAt" bigint not null)`.execute(tx)
    const names = await namesOf(tx)
    refuseNewer(names)
    for (const migration of migrations.filter(({ name }) => !names.includes(name) && name <= level)) {
      await migration.up(tx as unknown as Kysely<never>)
      await sql`insert into migrations values (${migration.name}, ${Date.now()})`.execute(tx)
    }
    await sql`delete from migrations where name = ${upgrading}`.execute(tx)
  })
}

async function namesOf(db: Database): Promise<string[]> {
  const applied = await sql<{ name: string }>`select name from migrations`.execute(db)
  return applied.rows.map(({ name }) => name)
}

async function hasLevels(db: Database): Promise<boolean> {
  return (await db.introspection.getTables()).some(({ name }) => name === 'migrations')
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
