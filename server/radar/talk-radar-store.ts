import { type RadarRule, type WarnedTalk, type WarnedTalks } from '../../contract/radar.ts'
import { findCar } from '../cars/car-store.ts'
import { type Database, type Writing } from '../db/database.ts'
import { type MessageTable } from '../db/message-tables.ts'
import { repeatsMessage } from './message-texts-store.ts'
import { hasNewAccount } from './new-account-store.ts'
import { signsOfOffer } from './offer-radar-store.ts'
import { pointsTogether, warningsOf } from './rule-table.ts'
import { signsInText } from './signs-in-text.ts'
import { isStaffName } from './staff-name.ts'
import { signsOf, storedSigns } from './stored-signs.ts'
import { isLongText } from './text-sketch.ts'

type Written = Pick<MessageTable, 'id' | 'senderId' | 'recipientId' | 'content' | 'aboutId'>

/** What the radar made of a message. */
export interface RadarOfMessage {
  /** As the column stores them; null for none. */
  warnings: string | null
  /** Whether its text is to be stored for comparison. */
  isCompared: boolean
  /** All signs of the talk, for `storeTalkSigns`; null without. */
  signs: ReadonlySet<RadarRule> | null
}

/**
 * Reads a message's text once and adds its signs to those of its writer's earlier messages to the same person. A short
 * text without signs reads nothing more. Writes nothing: the message may be refused.
 */
export async function radarOfMessage(tx: Writing, message: Written, writerName: string): Promise<RadarOfMessage> {
  const found = signsInText(message.content)
  if (isStaffName(writerName)) found.add('staffName')
  const isLong = isLongText(message.content)
  if (found.size === 0 && !isLong) return { warnings: null, isCompared: false, signs: null }
  const isNew = await hasNewAccount(tx, message.senderId)
  const isCompared = isLong && isNew
  if (isCompared && (await repeatsMessage(tx, message))) found.add('repeatedText')
  if (found.size === 0) return { warnings: null, isCompared, signs: null }
  if (isNew) found.add('newAccount')
  const signs = await allSigns(tx, message, found)
  const warnings = warningsOf(signs)
  return { warnings: warnings.length > 0 ? storedSigns(warnings) : null, isCompared, signs }
}

async function allSigns(tx: Writing, message: Written, found: ReadonlySet<RadarRule>): Promise<Set<RadarRule>> {
  const { senderId: writerId, recipientId: readerId } = message
  const known = await tx
    .selectFrom('talkSigns')
    .select('signs')
    .where('writerId', '=', writerId)
    .where('readerId', '=', readerId)
    .executeTakeFirst()
  return new Set([...found, ...signsOf(known?.signs ?? ''), ...(await signsOfOwnOffer(tx, message))])
}

/** Stores the signs of a talk, once its message is stored. */
export async function storeTalkSigns(
  tx: Writing,
  { senderId: writerId, recipientId: readerId }: Pick<Written, 'senderId' | 'recipientId'>,
  signs: ReadonlySet<RadarRule>,
): Promise<void> {
  const row = { signs: storedSigns(signs), points: pointsTogether(signs), changedAt: Date.now() }
  await tx
    .insertInto('talkSigns')
    .values({ writerId, readerId, ...row })
    .onConflict((conflict) => conflict.columns(['writerId', 'readerId']).doUpdateSet(row))
    .execute()
}

/** Signs of the offer that the talk is about, if it is the writer's. */
async function signsOfOwnOffer(tx: Writing, message: Written): Promise<Iterable<RadarRule>> {
  const carId = message.aboutId ?? (await findSubjectId(tx, message))
  const car = carId === null ? null : await findCar(tx, carId)
  return carId !== null && car?.owner_id === message.senderId ? signsOfOffer(tx, carId, car) : []
}

async function findSubjectId(tx: Writing, { senderId, recipientId }: Written): Promise<string | null> {
  const row = await tx
    .selectFrom('conversations')
    .innerJoin('messages', 'messages.id', 'conversations.subjectMessageId')
    .select('messages.aboutId')
    .where('conversations.userId', '=', senderId)
    .where('conversations.otherId', '=', recipientId)
    .executeTakeFirst()
  return row?.aboutId ?? null
}

const page = 50

/** Whose messages to whom were warned of, the newest first and before a time in epoch ms; without a word of them. */
export async function listWarnedTalks(db: Database, before = Number.MAX_SAFE_INTEGER): Promise<WarnedTalks> {
  const rows = await db
    .selectFrom('talkSigns')
    .innerJoin('users as writer', 'writer.id', 'talkSigns.writerId')
    .innerJoin('users as reader', 'reader.id', 'talkSigns.readerId')
    .selectAll('talkSigns')
    .select(['writer.username as writerName', 'reader.username as readerName'])
    .where('points', '>=', 50)
    .where('changedAt', '<', before)
    .orderBy('changedAt', 'desc')
    .limit(page + 1)
    .execute()
  const talks = rows.slice(0, page).map((row): WarnedTalk => ({
    writer: { id: row.writerId, username: row.writerName },
    reader: { id: row.readerId, username: row.readerName },
    signs: signsOf(row.signs),
    points: row.points,
    at: row.changedAt,
  }))
  return { talks, next: rows.length > page ? (talks.at(-1)?.at ?? null) : null }
}
