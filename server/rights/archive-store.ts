import { type ExpressionBuilder } from 'kysely'
import { type Archive } from '../../contract/rights.ts'
import { hashSecret } from '../lib/random-secret.ts'
import { type Database } from '../db/database.ts'
import { write } from '../db/write.ts'
import { type Tables } from '../db/tables.ts'

/** How long an archive is stored, in ms. */
const retentionMs = 24 * 60 * 60 * 1000

/** An archive to be made; the id is the name of its file. */
export interface ArchiveJob {
  id: string
  userId: string
}

/** The state of a person's archive, or `null` when there is none. */
export async function findArchive(db: Database, userId: string): Promise<Archive | null> {
  const row = await db
    .selectFrom('archives')
    .select(['state', 'askedAt', 'readyAt', 'bytes'])
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row ?? null
}

/** Requests an archive, which replaces the previous one; one that is being made stays. */
export async function askArchive(db: Database, { id, userId }: ArchiveJob, now = Date.now()): Promise<void> {
  const row = { id, state: 'pending' as const, askedAt: now, leaseUntil: 0, readyAt: null, bytes: null, linkHash: null }
  await write(db, async (tx) => {
    await tx
      .insertInto('archives')
      .values({ ...row, userId })
      .onConflict((conflict) =>
        conflict.column('userId').doUpdateSet(row).where('archives.state', 'not in', ['pending', 'making']),
      )
      .execute()
  })
}

/**
 * Claims an archive that nobody makes: a new one, or one whose lease has expired. Only one of several processes gets
 * it.
 */
export async function claimArchive(db: Database, now: number, leaseUntil: number): Promise<ArchiveJob | undefined> {
  const isFree = (eb: ExpressionBuilder<Tables, 'archives'>) =>
    eb.or([eb('state', '=', 'pending'), eb.and([eb('state', '=', 'making'), eb('leaseUntil', '<', now)])])
  return write(db, async (tx) => {
    const oldest = await tx
      .selectFrom('archives')
      .select('id')
      .where(isFree)
      .orderBy('askedAt')
      .limit(1)
      .executeTakeFirst()
    if (!oldest) return undefined
    return tx
      .updateTable('archives')
      .set({ state: 'making', leaseUntil })
      .where('id', '=', oldest.id)
      .where(isFree)
      .returning(['id', 'userId'])
      .executeTakeFirst()
  })
}

/** Extends the lease of an archive that is being made. */
export async function holdArchive(db: Database, id: string, leaseUntil: number): Promise<void> {
  await write(db, (tx) =>
    tx.updateTable('archives').set({ leaseUntil }).where('id', '=', id).where('state', '=', 'making').execute(),
  )
}

/** Records the result of an archive; `pending` gives it back. */
export async function settleArchive(
  db: Database,
  id: string,
  result: { state: 'ready'; bytes: number; readyAt: number } | { state: 'failed' } | { state: 'pending' },
): Promise<void> {
  await write(db, (tx) =>
    tx.updateTable('archives').set(result).where('id', '=', id).where('state', '=', 'making').execute(),
  )
}

/** Creates the only link of a person's archive; false when none is ready. */
export async function linkArchive(
  db: Database,
  { userId, secret }: { userId: string; secret: string },
  now = Date.now(),
): Promise<boolean> {
  return write(db, async (tx) => {
    const linked = await tx
      .updateTable('archives')
      .set({ linkHash: hashSecret(secret) })
      .where('userId', '=', userId)
      .where('state', '=', 'ready')
      .where('readyAt', '>', now - retentionMs)
      .returning('id')
      .executeTakeFirst()
    return linked !== undefined
  })
}

/** An archive whose link was used. */
export interface TakenArchive {
  id: string
  bytes: number
}

/** Uses up a person's link; answers its archive, or `undefined` when it was used, is too old or another's. */
export async function takeArchive(
  db: Database,
  { userId, secret }: { userId: string; secret: string },
  now = Date.now(),
): Promise<TakenArchive | undefined> {
  return write(db, async (tx) => {
    const taken = await tx
      .updateTable('archives')
      .set({ state: 'used', linkHash: null })
      .where('userId', '=', userId)
      .where('linkHash', '=', hashSecret(secret))
      .where('state', '=', 'ready')
      .where('readyAt', '>', now - retentionMs)
      .returning(['id', 'bytes'])
      .executeTakeFirst()
    return taken && { id: taken.id, bytes: taken.bytes ?? 0 }
  })
}

/** Makes an archive whose download was interrupted available again, by a new link. */
export async function returnArchive(db: Database, id: string): Promise<void> {
  await write(db, (tx) =>
    tx.updateTable('archives').set({ state: 'ready' }).where('id', '=', id).where('state', '=', 'used').execute(),
  )
}

/** Deletes archives that are older than a day. */
export async function sweepArchives(db: Database, now = Date.now()): Promise<void> {
  await write(db, (tx) =>
    tx
      .deleteFrom('archives')
      .where('state', 'not in', ['pending', 'making'])
      .where('askedAt', '<', now - retentionMs)
      .where((eb) => eb.or([eb('readyAt', 'is', null), eb('readyAt', '<', now - retentionMs)]))
      .execute(),
  )
}

/** The ones of `ids` whose files are still needed. */
export async function archivesInUse(db: Database, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('archives')
    .select('id')
    .where('id', 'in', ids)
    .where('state', '!=', 'used')
    .execute()
  return new Set(rows.map((row) => row.id))
}
