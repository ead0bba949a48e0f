import { type Writing } from '../db/database.ts'

/**
 * Keeps the number of a person's offers that no moderator has hidden. Answers since when the person is suspended: the
 * row is locked now, so that this stays true until the commit.
 */
export async function changePostCount(tx: Writing, ownerId: string, by: number): Promise<number | null> {
  const owner = await tx
    .updateTable('users')
    .set((eb) => ({ postCount: eb('postCount', '+', by) }))
    .where('id', '=', ownerId)
    .returning('suspendedAt')
    .executeTakeFirst()
  return owner?.suspendedAt ?? null
}

/** Keeps the number of offers that all see, and the version that grows with every change of any. */
export async function changeTotal(tx: Writing, by: number): Promise<void> {
  await tx
    .updateTable('totals')
    .set((eb) => ({ count: eb('count', '+', by), version: eb('version', '+', 1) }))
    .where('name', '=', 'cars')
    .execute()
}
