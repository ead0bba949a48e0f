import { sql } from 'kysely'
import { type BlockChange, type BlockedPerson } from '../../contract/block.ts'
import { personal } from '../../contract/limits.ts'
import { type Database, type Writing } from '../db/database.ts'
import { lockForChange } from '../db/locks.ts'
import { write } from '../db/write.ts'
import { publish } from '../events/publish.ts'
import { endDealsBetween } from '../deals/car-deals-store.ts'
import { fail } from '../lib/errors.ts'
import { forgetNoticesBetween } from '../happenings/forget-notices-store.ts'
import { endFollow } from '../users/follow-store.ts'

/**
 * Whom a person blocks and mutes, newest first. They are named, so that each can be undone, but for who is suspended or
 * blocks the person: neither is told from the other. A block that came before theirs keeps its name.
 */
export async function listBlocks(db: Database, userId: string): Promise<BlockedPerson[]> {
  const rows = await db
    .selectFrom('blocks')
    .leftJoin('users', (join) =>
      join
        .onRef('users.id', '=', 'blocks.otherId')
        .on('users.suspendedAt', 'is', null)
        .on((eb) => eb.not(blocksBefore)),
    )
    .select(['otherId as id', 'kind', 'blocks.createdAt as since', 'username', 'gender'])
    .where('userId', '=', userId)
    .orderBy('blocks.createdAt', 'desc')
    .orderBy('otherId')
    .execute()
  return rows.map(({ username, gender, ...block }) => ({
    ...block,
    ...(username !== null && gender !== null && { username, gender }),
  }))
}

/** Does the other of a row of `blocks` block its person, and did so before it, if it is a block? */
const blocksBefore = sql<boolean>`exists (select 1 from blocks as theirs
  where theirs."userId" = blocks."otherId" and theirs."otherId" = blocks."userId" and theirs.kind = 'block'
  and (blocks.kind = 'mute' or theirs."createdAt" < blocks."createdAt"))`

/**
 * Blocks or mutes a person, or undoes it; twice is once. A block ends follows and deals of the two and takes back what
 * each was notified of about the other. Fails with `notFound`, `blocksFull`.
 */
export async function changeBlock(
  db: Database,
  userId: string,
  { otherId, kind, isOn }: BlockChange & { otherId: string },
): Promise<void> {
  if (userId === otherId) fail('notFound')
  await write(db, async (tx) => {
    for (const id of [userId, otherId].toSorted()) await lockForChange(tx, 'users', id)
    const other = await tx.selectFrom('users').select('id').where('id', '=', otherId).executeTakeFirst()
    if (!other) fail('notFound')
    const isChanged = isOn
      ? await addBlock(tx, { userId, otherId, kind })
      : await endBlock(tx, { userId, otherId, kind })
    if (!isChanged || kind === 'mute') return
    if (isOn) {
      await endFollow(tx, userId, otherId)
      await endFollow(tx, otherId, userId)
      await endDealsBetween(tx, userId, otherId)
      await forgetNoticesBetween(tx, userId, otherId)
      await forgetHits(tx, userId, otherId)
      await forgetHits(tx, otherId, userId)
    }
    publish(tx, ['blocks'], { kind: 'kindChanged' })
    publish(tx, [`blocks/${userId}`, `blocks/${otherId}`], { kind: 'blocksChanged' })
  })
}

/** Forgets which of another's offers one's saved searches found. */
async function forgetHits(tx: Writing, userId: string, otherId: string): Promise<void> {
  const cars = tx.selectFrom('cars').select('id').where('ownerId', '=', otherId)
  await tx.deleteFrom('searchHits').where('userId', '=', userId).where('carId', 'in', cars).execute()
}

type Block = Pick<BlockChange, 'kind'> & { userId: string; otherId: string }

async function addBlock(tx: Writing, block: Block): Promise<boolean> {
  const { count } = await tx
    .selectFrom('blocks')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('userId', '=', block.userId)
    .executeTakeFirstOrThrow()
  if (Number(count) >= personal.blocks) fail('blocksFull')
  const added = await tx
    .insertInto('blocks')
    .values({ ...block, createdAt: Date.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('otherId')
    .executeTakeFirst()
  return added !== undefined
}

async function endBlock(tx: Writing, { userId, otherId, kind }: Block): Promise<boolean> {
  const ended = await tx
    .deleteFrom('blocks')
    .where('userId', '=', userId)
    .where('otherId', '=', otherId)
    .where('kind', '=', kind)
    .returning('otherId')
    .executeTakeFirst()
  return ended !== undefined
}
