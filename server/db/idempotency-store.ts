import { type Database, type Writing } from './database.ts'
import { write } from './write.ts'
import { pushId } from './push-id.ts'

/** Retention of keys in ms: browsers retry for a day, and later by a press. */
const retentionMs = 14 * 24 * 60 * 60 * 1000

/** A kind of creation by a person, with an optional idempotency key. */
interface Keyed {
  kind: 'car' | 'comment' | 'message' | 'priceOffer' | 'search' | 'viewing'
  userId: string
  key: string | undefined
}

/** What reads before it adds: a search those of its owner, a deal the state of its car. */
const readFirst = new Set<Keyed['kind']>(['priceOffer', 'search', 'viewing'])

/**
 * Creates a thing once per idempotency key: key and thing are written in one transaction, and the same key later
 * returns the first id. Without a key it always creates. Fails as `create` does.
 */
export async function createOnce(
  db: Database,
  keyed: Keyed,
  create: (tx: Writing, id: string) => Promise<void>,
): Promise<{ id: string; isNew: boolean }> {
  const work = async (tx: Writing) => {
    const id = pushId()
    const earlier = await takeKey(tx, id, keyed)
    if (earlier !== undefined) return { id: earlier, isNew: false }
    await create(tx, id)
    return { id, isNew: true }
  }
  return write(db, work, { isAddition: !readFirst.has(keyed.kind) })
}

/**
 * Stores a key; returns the id that was created under it before, if any. The unique key serializes concurrent requests.
 */
async function takeKey(tx: Writing, id: string, { kind, userId, key }: Keyed): Promise<string | undefined> {
  if (key === undefined) return undefined
  const row = { userId, key: `${kind}:${key}`, reply: id, createdAt: Date.now() }
  const taken = await tx
    .insertInto('idempotency')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('reply')
    .executeTakeFirst()
  if (taken) return undefined
  const first = tx.selectFrom('idempotency').select('reply').where('userId', '=', userId).where('key', '=', row.key)
  return (await first.executeTakeFirstOrThrow()).reply
}

/** Deletes keys older than a fortnight. */
export async function sweepIdempotency(db: Database, now = Date.now()): Promise<void> {
  await db
    .deleteFrom('idempotency')
    .where('createdAt', '<', now - retentionMs)
    .execute()
}
