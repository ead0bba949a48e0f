import {
  type Case,
  type CaseAppeal,
  type CaseContent,
  type CaseConversation,
  type CaseReport,
  type OtherCase,
  type PersonInCase,
} from '../../contract/case.ts'
import { decisionsFor, isTimed, type ReportKind } from '../../contract/decision.ts'
import { type OfferRadar } from '../../contract/radar.ts'
import { addToAudit, type Actor } from '../auth/audit-store.ts'
import { type Database, type Writing } from '../db/database.ts'
import { type CaseRecord } from '../db/report-tables.ts'
import { write } from '../db/write.ts'
import { fail } from '../lib/errors.ts'
import { readOfferRadar } from '../radar/offer-radar-store.ts'
import { scoreOf } from '../radar/rule-table.ts'
import { signsInComment } from '../radar/signs-in-comment.ts'
import { signsInText } from '../radar/signs-in-text.ts'
import { findCaseRecord } from '../reports/case-record-store.ts'
import { findTarget, type Target } from '../reports/target-store.ts'
import { isLowerThan } from './account-moderation-store.ts'
import { wireCases } from './case-queue-store.ts'
import { readReports } from './case-reports-store.ts'
import { isPossible } from './decided-case-store.ts'

/** Entries of a case's history. */
const listed = 50
/** Other cases about the person. */
const maxOthers = 20
/** Messages before and after the reported one. */
const messagesAround = 10

/** A case with its context. Fails with `notFound`. */
export async function readCase(db: Database, actor: Actor, id: string): Promise<Case> {
  const record = (await findCaseRecord(db, id)) ?? fail('notFound')
  const [row] = await wireCases(db, [record], actor.id)
  if (!row) fail('notFound')
  const target = await findTarget(db, record)
  const content = JSON.parse(record.content) as CaseContent
  const about = record.personId === null ? undefined : await readPerson(db, record.personId)
  const isLower = await isLowerThan(db, actor, record.personId)
  return {
    ...row,
    targetId: record.targetId,
    content,
    now: target ? (target.isHidden ? 'hidden' : 'shown') : 'gone',
    ...changedSince(record.kind, { content, target }),
    ...(about && { about }),
    others: await readOthers(db, record),
    allReports: (await readReports(db, id)).map((report) => (row.own === 'concerned' ? unnamed(report) : report)),
    appeals: await readAppeals(db, id),
    history: await readHistory(db, record),
    radar: await readRadar(db, record),
    decisions: decisionsFor[record.kind].filter((one) => isPossible(one, record, target) && (isLower || !isTimed(one))),
  }
}

/** A report without who made it, for whom it is about. */
function unnamed({ id, number, reason, text, at, illegal }: CaseReport): CaseReport {
  const said = illegal && { illegal: { why: illegal.why, isChildAbuse: illegal.isChildAbuse } }
  return { id, number, reason, text, at, ...said }
}

/** What people see now in place of what was reported. Messages are read in their conversation, which is noted. */
function changedSince(
  kind: ReportKind,
  { content, target }: { content: CaseContent; target: Target | undefined },
): Pick<Case, 'changed'> {
  const seen = ({ text = '', photos = [], links = [], price, trader }: CaseContent) =>
    JSON.stringify([text, photos, links, price, trader])
  if (kind === 'message' || !target || target.isHidden || seen(content) === seen(target.content)) return {}
  return { changed: target.content }
}

/** The messages around a reported one; the audit log notes who looked. Fails with `notFound` for other kinds. */
export async function readCaseConversation(db: Database, actor: Actor, id: string): Promise<CaseConversation> {
  return write(db, async (tx) => {
    const record = (await findCaseRecord(tx, id)) ?? fail('notFound')
    const reported = await tx
      .selectFrom('messages')
      .select(['pair', 'senderId'])
      .where('id', '=', record.kind === 'message' ? record.targetId : '')
      .executeTakeFirst()
    if (!reported) fail('notFound')
    const ids = await idsAround(tx, reported.pair, record.targetId)
    await addToAudit(tx, actor, { action: 'look', kind: 'case', targetId: id, reason: 'The conversation.' })
    const rows = await tx
      .selectFrom('messages')
      .leftJoin('users', 'users.id', 'messages.senderId')
      .select(['messages.id', 'senderId', 'username', 'content', 'timestamp as at'])
      .where('messages.id', 'in', ids)
      .orderBy('messages.id')
      .execute()
    return {
      messages: rows.map(({ username, ...message }) => ({
        ...message,
        sender: username ?? '',
        isReported: message.id === record.targetId,
      })),
    }
  })
}

async function idsAround(tx: Writing, pair: string, id: string): Promise<string[]> {
  const ids = (isBefore: boolean) =>
    tx
      .selectFrom('messages')
      .select('id')
      .where('pair', '=', pair)
      .where('id', isBefore ? '<=' : '>', id)
      .orderBy('id', isBefore ? 'desc' : 'asc')
      .limit(messagesAround)
      .execute()
  return [...(await ids(true)), ...(await ids(false))].map((row) => row.id)
}

async function readRadar(db: Database, { kind, targetId, content }: CaseRecord): Promise<OfferRadar> {
  const [id = ''] = targetId.split(' ')
  const ofOffer = kind === 'offer' || kind === 'photo' ? await readOfferRadar(db, id) : null
  const { text = '' } = JSON.parse(content) as CaseContent
  return ofOffer ?? scoreOf(kind === 'comment' ? signsInComment(text, 0) : signsInText(text))
}

async function readPerson(db: Database, id: string): Promise<PersonInCase | undefined> {
  const person = await db
    .selectFrom('users')
    .select(['id', 'username', 'createdAt', 'postCount', 'suspendedAt', 'suspendedUntil', 'limitedUntil'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!person) return undefined
  const { count } = await db
    .selectFrom('cases')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('personId', '=', id)
    .where('outcome', 'is not', null)
    .where('outcome', 'not like', '{"decision":"dismiss"%')
    .where('outcome', 'not like', '{"decision":"restore"%')
    .where('id', 'not in', (eb) =>
      eb.selectFrom('appeals').select('caseId').where('side', '=', 'concerned').where('state', '=', 'upheld'),
    )
    .executeTakeFirstOrThrow()
  const { limitedUntil } = person
  return {
    id,
    username: person.username,
    memberSince: person.createdAt,
    activeOffers: person.postCount,
    isSuspended: person.suspendedAt !== null,
    ...(person.suspendedAt !== null && { suspendedUntil: person.suspendedUntil }),
    ...(limitedUntil !== null && limitedUntil > Date.now() && { limitedUntil }),
    breaches: Number(count),
  }
}

/** What else about the person waits, because one nuisance reports many things of one seller. */
async function readOthers(db: Database, { id, personId }: CaseRecord): Promise<OtherCase[]> {
  if (personId === null) return []
  return db
    .selectFrom('cases')
    .select(['id', 'kind', 'name', 'state'])
    .where('personId', '=', personId)
    .where('state', '<>', 'decided')
    .where('id', '<>', id)
    .orderBy('severity')
    .orderBy('openedAt')
    .limit(maxOthers)
    .execute()
}

async function readAppeals(db: Database, caseId: string): Promise<CaseAppeal[]> {
  const rows = await db
    .selectFrom('appeals')
    .leftJoin('reports', 'reports.id', 'appeals.reportId')
    .selectAll('appeals')
    .select('number')
    .where('appeals.caseId', '=', caseId)
    .orderBy('appeals.id')
    .execute()
  return rows.map(({ id, side, number, text, createdAt, state, answer, decidedAt }) => ({
    id,
    side,
    ...(number !== null && { number }),
    text,
    at: createdAt,
    state,
    ...(answer !== null && { answer }),
    ...(decidedAt !== null && { decidedAt }),
  }))
}

async function readHistory(db: Database, { id, targetId, personId }: CaseRecord): Promise<Case['history']> {
  const carId = targetId.split(' ')[0] ?? targetId
  return db
    .selectFrom('auditLog')
    .selectAll()
    .where('targetId', 'in', [id, carId, ...(personId === null ? [] : [personId])])
    .orderBy('id', 'desc')
    .limit(listed)
    .execute()
}
