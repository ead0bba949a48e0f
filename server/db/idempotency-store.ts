import { write, type Database, type Writing } from './database.ts'
import { waitBriefly } from './locks.ts'
import { pushId } from './push-id.ts'

/** Keys are kept for a day: longer than any browser retries. */
const keptMs = 24 * 60 * 60 * 1000

/** What somebody creates, under a key that they may have chosen. */
export interface Keyed {
  userId: string
  key?: string | undefined
}

type Kind = 'car' | 'comment' | 'message' | 'search'

/**
 * Creates a thing once for each key that its sender chose: the key and the thing are written in one transaction, and
 * the same key again answers the id of the first. Without a key it always creates.
 */
export async function createOnce(
  db: Database,
  { kind, ...thing }: Keyed & { kind: Kind },
  create: (tx: Writing, id: string) => Promise<void>,
): Promise<{ id: string; isNew: boolean }> {
  const [created] = await createAllOnce(db, { kind, things: [thing] }, async (tx, things) => {
    for (const { id } of things) await create(tx, id)
  })
  if (!created) throw new Error('Nothing was created')
  return created
}

/**
 * Creates several things of a kind in one transaction, each as `createOnce` does; answers in the order of `things`. What
 * is `isBrief` fails where it would have to wait longer than a moment for a row, also for a key (`isLocked`).
 */
export async function createAllOnce<Thing extends Keyed>(
  db: Database,
  { kind, things, isBrief = false }: { kind: Kind; things: Thing[]; isBrief?: boolean },
  create: (tx: Writing, things: (Thing & { id: string })[]) => Promise<void>,
): Promise<{ id: string; isNew: boolean }[]> {
  return write(db, async (tx) => {
    if (isBrief) await waitBriefly(tx)
    const withIds = things.map((thing) => ({ ...thing, id: pushId() }))
    const earlier = await takeKeys(tx, kind, withIds)
    const wanted = withIds.filter(({ id }) => !earlier.has(id))
    if (wanted.length > 0) await create(tx, wanted)
    return withIds.map(({ id }) => ({ id: earlier.get(id) ?? id, isNew: !earlier.has(id) }))
  })
}

/**
 * Takes the keys of things; answers, for those whose key was taken before, which id was created under it. Two who take
 * one at once come one after the other.
 */
async function takeKeys(tx: Writing, kind: Kind, things: (Keyed & { id: string })[]): Promise<Map<string, string>> {
  const createdAt = Date.now()
  const rows = things
    .filter(({ key }) => key !== undefined)
    .map(({ userId, key, id }) => ({ userId, key: `${kind}:${key}`, reply: id, createdAt }))
    // In one order, so that two who take the same keys never wait for each other.
    .toSorted((one, other) => `${one.userId} ${one.key}`.localeCompare(`${other.userId} ${other.key}`))
  const earlier = new Map<string, string>()
  if (rows.length === 0) return earlier
  const taken = await tx
    .insertInto('idempotency')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('reply')
    .execute()
  const replies = new Set(taken.map(({ reply }) => reply))
  for (const { userId, key, reply } of rows.filter((row) => !replies.has(row.reply))) {
    const first = tx.selectFrom('idempotency').select('reply').where('userId', '=', userId).where('key', '=', key)
    earlier.set(reply, (await first.executeTakeFirstOrThrow()).reply)
  }
  return earlier
}

/** Forgets keys older than a day. */
export async function sweepIdempotency(db: Database, now = Date.now()): Promise<void> {
  await db
    .deleteFrom('idempotency')
    .where('createdAt', '<', now - keptMs)
    .execute()
}
