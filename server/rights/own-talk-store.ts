import { selectMessages, wireMessages } from '../chat/mailbox-store.ts'
import { chunksById } from '../db/chunks-by-id.ts'
import { type Database } from '../db/database.ts'
import { chunk, type Entries } from './own-data-store.ts'

/** Messages that a person sent, or received, by id, with what the other people show of themselves. */
export async function* ownMessages(db: Database, userId: string, side: 'senderId' | 'recipientId'): Entries {
  for await (const rows of chunksById(chunk, (after) =>
    selectMessages(db, { userId })
      .where(`messages.${side}`, '=', userId)
      .where('messages.id', '>', after)
      .orderBy('messages.id')
      .limit(chunk)
      .execute(),
  )) {
    yield* await wireMessages(db, rows)
  }
}

/** What a person has read of their conversations, and archived, by the other person. */
export async function* ownConversations(db: Database, userId: string): Entries {
  for await (const rows of chunksById(chunk, (after) =>
    db
      .selectFrom('conversations')
      .select(['otherId as id', 'readUntil', 'unread', 'archivedAt', 'markedUnreadAt', 'gotFirstAt', 'wroteFirstAt'])
      .where('userId', '=', userId)
      .where('otherId', '>', after)
      .orderBy('otherId')
      .limit(chunk)
      .execute(),
  )) {
    for (const { id, ...conversation } of rows) yield [id, conversation]
  }
}

/** Deals of a person on either side, by id. */
export async function* ownDeals(db: Database, userId: string, table: 'priceOffers' | 'viewings'): Entries {
  for (const side of ['sellerId', 'buyerId'] as const) {
    for await (const rows of chunksById(chunk, (after) =>
      db
        .selectFrom(table)
        .selectAll()
        .where(side, '=', userId)
        .where('id', '>', after)
        .orderBy('id')
        .limit(chunk)
        .execute(),
    )) {
      for (const { id, ...deal } of rows) yield [id, withoutGone(deal)]
    }
  }
}

/** An amount that has left the store is none. */
function withoutGone(deal: object & { amountGoneAt?: number | null; amount?: number }): object {
  const { amount, ...others } = deal
  return amount === undefined || deal.amountGoneAt ? others : deal
}

/** A person's messages that wait for a moderator or were refused, by id. */
export async function* ownHeldMessages(db: Database, userId: string): Entries {
  const rows = await db
    .selectFrom('heldMessages')
    .select(['id', 'recipientId', 'content', 'aboutId', 'photos', 'createdAt', 'refusedAt', 'reason'])
    .where('senderId', '=', userId)
    .orderBy('id')
    .execute()
  for (const { id, photos, ...held } of rows) yield [id, { ...held, photos: JSON.parse(photos) as string[] }]
}

/** Signs of frauds that the radar saw in a person's messages, by reader. */
export async function* ownTalkSigns(db: Database, userId: string): Entries {
  const rows = await db
    .selectFrom('talkSigns')
    .select(['readerId', 'signs', 'points', 'changedAt'])
    .where('writerId', '=', userId)
    .execute()
  for (const { readerId, ...seen } of rows) yield [readerId, seen]
}

/** What a person's offers showed the radar, and what the person answers to that, by offer. */
export async function* ownOfferSigns(db: Database, userId: string): Entries {
  const rows = await db
    .selectFrom('offerTexts')
    .leftJoin('warningAnswers', 'warningAnswers.carId', 'offerTexts.carId')
    .select(['offerTexts.carId', 'signs', 'answer', 'answeredAt'])
    .where('ownerId', '=', userId)
    .execute()
  for (const { carId, ...seen } of rows) yield [carId, seen]
}

/** What a person was notified of, by id. */
export async function* ownNotices(db: Database, userId: string): Entries {
  for await (const rows of chunksById(chunk, (after) =>
    db
      .selectFrom('notices')
      .select(['id', 'type', 'count', 'details', 'at', 'readAt'])
      .where('userId', '=', userId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(chunk)
      .execute(),
  )) {
    for (const { id, details, ...notice } of rows) yield [id, { ...notice, details: JSON.parse(details) as object }]
  }
}

/** How a person chose to be notified. */
export async function* ownNoticeSettings(db: Database, userId: string): Entries {
  const row = await db
    .selectFrom('noticeSettings')
    .select(['choices', 'quietFrom', 'quietUntil', 'timeZone'])
    .where('userId', '=', userId)
    .executeTakeFirst()
  if (row) yield* Object.entries({ ...row, choices: JSON.parse(row.choices) as object })
}

/** The browsers to which a person has pushes sent, by address. */
export async function* ownPushes(db: Database, userId: string): Entries {
  const rows = await db
    .selectFrom('pushSubscriptions')
    .select(['endpoint', 'createdAt'])
    .where('userId', '=', userId)
    .execute()
  for (const { endpoint, createdAt } of rows) yield [endpoint, { createdAt }]
}
