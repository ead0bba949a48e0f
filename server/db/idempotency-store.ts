import { sql } from 'kysely'
import { isPostgres, type Database, type Writing } from './database.ts'
import { fail, ProductError } from '../lib/errors.ts'
import { write } from './write.ts'
import { pushId } from './push-id.ts'

/** Retention of keys in ms: browsers retry for a day, and later by a press. */
const retentionMs = 14 * 24 * 60 * 60 * 1000

/** An idempotency key as a call sent it. */
export interface SentKey {
  key: string
  /**
   * Of what was sent under it, so that something else under the same key is refused. Not of what was read from it, which
   * another version may read otherwise.
   */
  fingerprint: string
}

/** A kind of creation by a person, with an optional idempotency key. */
interface Keyed {
  kind: 'car' | 'comment' | 'message' | 'priceOffer' | 'search' | 'viewing'
  userId: string
  key: SentKey | undefined
}

/** A thing that is created once: its new id, and the key that its statement takes. */
export interface Once {
  id: string
  userId: string
  /** Null without one, and where it is taken before. */
  key: string | null
  fingerprint: string | null
  at: number
}

/** How a thing is created by one statement. */
interface Creation {
  /** Writes it by a statement that begins with `takingKey`; answers whether it did. */
  add: (tx: Writing, once: Once) => Promise<boolean>
  /** Why it was refused, read afterwards. */
  refusal: (tx: Writing) => Promise<Error>
}

/** A created thing, or the one that was created under the same key before. */
interface Created {
  id: string
  isNew: boolean
}

/**
 * Creates a thing once per idempotency key: key and thing are written in one transaction, and the same key later
 * returns the first id. Without a key it always creates. Fails as `create` does, and with `keyReused` when something else
 * was sent under the key.
 */
export async function createOnce(
  db: Database,
  keyed: Keyed,
  create: (tx: Writing, id: string) => Promise<void>,
): Promise<Created> {
  const work = async (tx: Writing) => {
    const once = onceOf(keyed)
    const earlier = await takeKey(tx, once)
    if (earlier?.isOther) fail('keyReused')
    if (earlier) return { id: earlier.id, isNew: false }
    await create(tx, once.id)
    return { id: once.id, isNew: true }
  }
  // The others read before they add: a search those of its owner, a deal the state of its car.
  return write(db, work, { isAddition: keyed.kind === 'car' })
}

/**
 * As `createOnce`, by one statement that judges, takes the key and writes. What is refused has written nothing, so the
 * writes that share the transaction go on. Fails with the refusal, or `keyReused`.
 */
export async function addOnce(db: Database, keyed: Keyed, { add, refusal }: Creation): Promise<Created> {
  const work = async (tx: Writing) => {
    const once = onceOf(keyed)
    // SQLite has no statement that writes two tables, and no way to save.
    const earlier = isPostgres(tx) ? undefined : await takeKey(tx, once)
    if (earlier) return answered(earlier)
    if (await add(tx, isPostgres(tx) ? once : { ...once, key: null })) return { id: once.id, isNew: true }
    const first = await findKey(tx, once)
    if (first && first.id !== once.id) return answered(first)
    await leaveKey(tx, once)
    return refusal(tx)
  }
  const created = await write(db, work, { isAddition: true })
  if (created instanceof Error) throw created
  return created
}

/** Begins a statement that takes the key of a thing; it may write the thing where `isFirst` holds. */
export function takingKey(db: Database, { id, userId, key, fingerprint, at }: Once) {
  if (!isPostgres(db)) return { statement: db, isFirst: sql<boolean>`true` }
  const taken = sql<{ reply: string }>`(insert into idempotency ("userId", key, reply, "createdAt", fingerprint)
    select ${userId}, ${key}, ${id}, ${at}::bigint, ${fingerprint}::text where ${key}::text is not null
    on conflict do nothing returning reply)`
  return {
    statement: db.with('taken', () => taken),
    isFirst: sql<boolean>`(${key}::text is null or exists (select 1 from taken))`,
  }
}

function onceOf({ kind, userId, key: sent }: Keyed): Once {
  const key = sent ? `${kind}:${sent.key}` : null
  return { id: pushId(), userId, key, fingerprint: sent?.fingerprint ?? null, at: Date.now() }
}

/** What was created under a key before. */
interface Earlier {
  id: string
  /** Whether something else was sent then. */
  isOther: boolean
}

function answered({ id, isOther }: Earlier): Created | ProductError {
  return isOther ? new ProductError('keyReused') : { id, isNew: false }
}

/** Stores a key; returns what was created under it before, if any. The unique key serializes concurrent requests. */
async function takeKey(tx: Writing, once: Once): Promise<Earlier | undefined> {
  const { userId, key, fingerprint, id: reply, at: createdAt } = once
  if (key === null) return undefined
  const taken = await tx
    .insertInto('idempotency')
    .values({ userId, key, reply, createdAt, fingerprint })
    .onConflict((conflict) => conflict.doNothing())
    .returning('reply')
    .executeTakeFirst()
  return taken ? undefined : findKey(tx, once)
}

/** What was created under a key; of those from before level 0047 it is not known what was sent. */
async function findKey(tx: Writing, { userId, key, fingerprint }: Once): Promise<Earlier | undefined> {
  if (key === null) return undefined
  const taken = tx.selectFrom('idempotency').select(['reply', 'fingerprint']).where('userId', '=', userId)
  const first = await taken.where('key', '=', key).executeTakeFirst()
  return first && { id: first.reply, isOther: first.fingerprint !== null && first.fingerprint !== fingerprint }
}

/** Leaves the key of what was refused to the next try. */
async function leaveKey(tx: Writing, { id, userId, key }: Once): Promise<void> {
  if (key === null) return
  const mine = tx.deleteFrom('idempotency').where('userId', '=', userId).where('key', '=', key)
  await mine.where('reply', '=', id).execute()
}

/** Deletes keys older than a fortnight. */
export async function sweepIdempotency(db: Database, now = Date.now()): Promise<void> {
  await db
    .deleteFrom('idempotency')
    .where('createdAt', '<', now - retentionMs)
    .execute()
}
