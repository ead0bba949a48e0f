import { unblocked } from '../blocks/blocks-store.ts'
import { type Database } from '../db/database.ts'
import { write } from '../db/write.ts'
import { publish } from '../events/publish.ts'

/** Two people of a conversation, seen from the first. */
interface Side {
  userId: string
  otherId: string
}

/** Do both people show such a mark to each other? Suspended people and those of a block show none. */
export async function isMarkShown(
  db: Database,
  { userId, otherId }: Side,
  mark: 'typingShown' | 'readShown',
): Promise<boolean> {
  const people = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [userId, otherId])
    .where(mark, '=', 'shown')
    .where('suspendedAt', 'is', null)
    .where(unblocked(userId, 'users.id'))
    .execute()
  return people.length === 2
}

/** Tells the other person of a conversation that one types, when both show it. Nothing is stored. */
export async function tellTyping(db: Database, { isTyping, ...side }: Side & { isTyping: boolean }): Promise<void> {
  const { userId, otherId } = side
  const known = await db
    .selectFrom('conversations')
    .select('userId')
    .where('userId', '=', otherId)
    .where('otherId', '=', userId)
    .executeTakeFirst()
  if (!known || !(await isMarkShown(db, side, 'typingShown'))) return
  await write(db, async (tx) => publish(tx, [`conversations/${otherId}`], { kind: 'typing', id: userId, isTyping }))
}

/** Until which message the other person has read, when both show it. */
export async function findSeenUntil(db: Database, side: Side): Promise<string | undefined> {
  if (!(await isMarkShown(db, side, 'readShown'))) return undefined
  const row = await db
    .selectFrom('conversations')
    .select('readUntil')
    .where('userId', '=', side.otherId)
    .where('otherId', '=', side.userId)
    .executeTakeFirst()
  return row?.readUntil
}
