import { write, type Database, type Writing } from './database.ts'

/** Keys are kept for a day: longer than any browser retries. */
const keptMs = 24 * 60 * 60 * 1000

/**
 * Creates a thing once for each key that its sender chose: the key and the thing are written in one transaction, and
 * the same key again answers the id of the first. Without a key it always creates.
 */
export async function createOnce(
  db: Database,
  { userId, kind, key }: { userId: string; kind: 'car' | 'comment' | 'message'; key?: string | undefined },
  create: (tx: Writing) => Promise<string>,
): Promise<{ id: string; isNew: boolean }> {
  return write(db, async (tx) => {
    if (key === undefined) return { id: await create(tx), isNew: true }
    const scopedKey = `${kind}:${key}`
    const earlier = await tx
      .selectFrom('idempotency')
      .select('reply')
      .where('userId', '=', userId)
      .where('key', '=', scopedKey)
      .executeTakeFirst()
    if (earlier) return { id: earlier.reply, isNew: false }
    const id = await create(tx)
    await tx.insertInto('idempotency').values({ userId, key: scopedKey, reply: id, createdAt: Date.now() }).execute()
    return { id, isNew: true }
  })
}

/** Forgets keys older than a day. */
export async function sweepIdempotency(db: Database, now = Date.now()): Promise<void> {
  await db
    .deleteFrom('idempotency')
    .where('createdAt', '<', now - keptMs)
    .execute()
}
