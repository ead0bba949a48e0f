import { write, type Database, type Writing } from './database.ts'
import { pushId } from './push-id.ts'
import { type IdempotencyTable } from './tables.ts'

/** Keys are kept for a day: longer than any browser retries. */
const keptMs = 24 * 60 * 60 * 1000

/**
 * Creates a thing once for each key that its sender chose: the key and the thing are written in one transaction, and
 * the same key again answers the id of the first. Without a key it always creates.
 */
export async function createOnce(
  db: Database,
  { userId, kind, key }: { userId: string; kind: 'car' | 'comment' | 'message' | 'search'; key?: string | undefined },
  create: (tx: Writing, id: string) => Promise<void>,
): Promise<{ id: string; isNew: boolean }> {
  return write(db, async (tx) => {
    const id = pushId()
    const earlier = key === undefined ? undefined : await takeKey(tx, { userId, key: `${kind}:${key}`, reply: id })
    if (earlier !== undefined) return { id: earlier, isNew: false }
    await create(tx, id)
    return { id, isNew: true }
  })
}

/** Takes a key; answers the id that was created under it before. Two who take it at once come one after the other. */
async function takeKey(tx: Writing, row: Omit<IdempotencyTable, 'createdAt'>): Promise<string | undefined> {
  const taken = await tx
    .insertInto('idempotency')
    .values({ ...row, createdAt: Date.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (taken) return undefined
  const { reply } = await tx
    .selectFrom('idempotency')
    .select('reply')
    .where('userId', '=', row.userId)
    .where('key', '=', row.key)
    .executeTakeFirstOrThrow()
  return reply
}

/** Forgets keys older than a day. */
export async function sweepIdempotency(db: Database, now = Date.now()): Promise<void> {
  await db
    .deleteFrom('idempotency')
    .where('createdAt', '<', now - keptMs)
    .execute()
}
