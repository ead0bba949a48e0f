import { type Writing } from '../db/database.ts'
import { publish } from '../events/publish.ts'

/**
 * Takes back what either of two people was notified of about the other, and what is still to be pushed or sent; what others
 * did stays and is counted alone, and so do decisions of moderators.
 */
export async function forgetNoticesBetween(tx: Writing, one: string, other: string): Promise<void> {
  for (const [userId, aboutId] of [
    [one, other],
    [other, one],
  ] as const) {
    const isChanged = [await forgetAlone(tx, userId, aboutId), await forgetAmongOthers(tx, userId, aboutId)]
    if (isChanged.includes(true)) publish(tx, [`notices/${userId}`], { kind: 'noticesChanged' })
  }
}

async function forgetAlone(tx: Writing, userId: string, aboutId: string): Promise<boolean> {
  const cars = tx.selectFrom('cars').select('id').where('ownerId', '=', aboutId)
  const gone = await tx
    .deleteFrom('notices')
    .where('userId', '=', userId)
    .where('type', '!=', 'moderation')
    .where((eb) => eb.or([eb('personId', '=', aboutId), eb('people', '=', aboutId), eb('notices.carId', 'in', cars)]))
    .returning('id')
    .execute()
  return gone.length > 0
}

/** Notices of several happenings name who did each. */
async function forgetAmongOthers(tx: Writing, userId: string, aboutId: string): Promise<boolean> {
  const grouped = await tx
    .selectFrom('notices')
    .select(['id', 'people', 'count'])
    .where('userId', '=', userId)
    .where('people', 'like', `%${aboutId}%`)
    .execute()
  for (const { id, people, count } of grouped) {
    const all = people.split(' ')
    const others = all.filter((by) => by !== aboutId)
    if (others.length === 0) await tx.deleteFrom('notices').where('id', '=', id).execute()
    else {
      const left = { people: others.join(' '), count: Math.max(1, count - (all.length - others.length)) }
      await tx.updateTable('notices').set(left).where('id', '=', id).execute()
    }
  }
  return grouped.length > 0
}
