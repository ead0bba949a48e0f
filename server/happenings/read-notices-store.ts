import { type NoticeType } from '../../contract/notice.ts'
import { isPostgres, type Writing } from '../db/database.ts'
import { publish } from '../events/publish.ts'

/** Types of which an unread notice may be about several offers; opening one of them is not to have seen all. */
const ofSeveralOffers: readonly NoticeType[] = ['followedOffer', 'searchHit']

/** Notices that a person has seen; each given part narrows them. */
export interface Seen {
  id?: string | undefined
  /** The key until which notices were listed. */
  until?: string | undefined
  types?: readonly NoticeType[]
  subject?: string
  carId?: string | undefined
  personId?: string
}

/**
 * Marks a person's notices as read that they have seen, here or elsewhere, and publishes it. What is read is neither
 * pushed nor sent any more. Nothing happens when there is none.
 */
export async function readNotices(tx: Writing, userId: string, seen: Seen): Promise<void> {
  const { id, until, types, subject, carId, personId } = seen
  const unread = tx
    .selectFrom('notices')
    .select('id')
    .where('userId', '=', userId)
    .where('readAt', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .$if(until !== undefined, (query) => query.where('lastId', '<=', until ?? ''))
    .$if(types !== undefined, (query) => query.where('type', 'in', types ?? []))
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? ''))
    .$if(personId !== undefined, (query) => query.where('personId', '=', personId ?? ''))
    .$if(carId !== undefined, (query) =>
      query
        .where('carId', '=', carId ?? '')
        .where((eb) => eb.or([eb('type', 'not in', ofSeveralOffers), eb('count', '=', 1)])),
    )
    // The order in which `notify` writes them, so that two transactions cannot deadlock.
    .orderBy('type')
    .orderBy('subject')
  const read = await tx
    .updateTable('notices')
    .set({ readAt: Date.now(), pushAt: null, letterAt: null })
    .where('id', 'in', isPostgres(tx) ? unread.forUpdate() : unread)
    .returning('id')
    .execute()
  if (read.length > 0) publish(tx, [`notices/${userId}`], { kind: 'noticesChanged' })
}
