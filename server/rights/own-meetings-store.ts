import { answersUntil } from '../../contract/handover.ts'
import { type Database } from '../db/database.ts'
import { type Entries } from './own-data-store.ts'

/** Meetings of a person by viewing; what the others say of them only once it is open. */
export async function* ownHandovers(db: Database, userId: string): Entries {
  for (const side of ['sellerId', 'buyerId'] as const) {
    const rows = await db.selectFrom('handovers').selectAll().where(side, '=', userId).execute()
    for (const { viewingId, sellerSays, buyerSays, ...meeting } of rows) {
      const [mine, theirs] = side === 'sellerId' ? [sellerSays, buyerSays] : [buyerSays, sellerSays]
      const isOpen = mine !== null || answersUntil(meeting.metAt) <= Date.now()
      yield [viewingId, { ...meeting, iSay: mine, otherSays: isOpen ? theirs : null }]
    }
  }
}
