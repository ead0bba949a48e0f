import { type Writing } from '../db/database.ts'
import { publish } from '../events/publish.ts'

/** Takes back what either of two people was notified of about the other alone, and what is still to be pushed or sent. */
export async function forgetNoticesBetween(tx: Writing, one: string, other: string): Promise<void> {
  for (const [userId, aboutId] of [
    [one, other],
    [other, one],
  ] as const) {
    const cars = tx.selectFrom('cars').select('id').where('ownerId', '=', aboutId)
    const gone = await tx
      .deleteFrom('notices')
      .where('userId', '=', userId)
      .where((eb) => eb.or([eb('personId', '=', aboutId), eb('people', '=', aboutId), eb('notices.carId', 'in', cars)]))
      .returning('id')
      .execute()
    if (gone.length > 0) publish(tx, [`notices/${userId}`], { kind: 'noticesChanged' })
  }
}
