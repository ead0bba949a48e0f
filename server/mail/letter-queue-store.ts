import { randomUUID } from 'node:crypto'
import { isPostgres, type Database, type Writing } from '../db/database.ts'
import { type LetterKind, type LetterTable } from '../db/letter-tables.ts'
import { batchesOf } from '../db/batches.ts'
import { write } from '../db/write.ts'
import { publish } from '../events/publish.ts'
import { letterKinds, retryMs, type LetterDetails } from './letter-kinds.ts'
import { type MailFailure } from './mail-failure.ts'

/** Rows per statement. */
const rowsAtOnce = 200
const hourMs = 60 * 60 * 1000
/** Ms until a letter is tried again that was refused for good, after the first time and later. */
const refusedMs = [hourMs, 6 * hourMs] as const

/** A letter to be sent with the commit of what causes it. */
export type NewLetter = {
  [Kind in LetterKind]: {
    /** From `newLetterId`, where the link in the letter is made from it. */
    id?: string
    kind: Kind
    userId: string | null
    address?: string
    details: LetterDetails[Kind]
  }
}[LetterKind]

/** A letter on its way; `details` are those of its kind. */
export type QueuedLetter = LetterTable

/** An id for a letter. */
export function newLetterId(): string {
  return randomUUID()
}

/** Queues letters within a transaction; senders hear of those about security at once. */
export async function queueLetters(tx: Writing, letters: NewLetter[], now = Date.now()): Promise<void> {
  const rows = letters.map(({ id = newLetterId(), kind, userId, address, details }): LetterTable => {
    const { rank, lifeMs, merge } = letterKinds[kind]
    return {
      id,
      kind,
      rank,
      userId,
      address: address ?? null,
      mergeKey: merge ? `${kind} ${userId ?? address ?? ''}` : null,
      details: JSON.stringify(details),
      createdAt: now,
      dueAt: now,
      dropAt: now + lifeMs,
      tries: 0,
      begunAt: null,
      trouble: null,
      answer: null,
    }
  })
  for (const some of batchesOf(rows, rowsAtOnce)) await tx.insertInto('letters').values(some).execute()
  if (rows.some(({ rank }) => rank === 0)) publish(tx, ['letters'], { kind: 'lettersQueued' })
}

/** Whether a letter is due. */
export async function hasDueLetters(db: Database, now: number): Promise<boolean> {
  const due = db.selectFrom('letters').select('id').where('rank', 'in', [0, 1]).where('dueAt', '<=', now).limit(1)
  return (await due.executeTakeFirst()) !== undefined
}

/**
 * Takes the next letters for one try, which is noted before it is made: a process that dies costs a letter a minute.
 * Those that wait beside them for the same are merged; those out of date are dropped.
 */
export async function claimLetters(
  db: Database,
  now: number,
  max: number,
): Promise<{ letters: QueuedLetter[]; dropped: QueuedLetter[] }> {
  return write(db, async (tx) => {
    const due = tx.selectFrom('letters').selectAll().where('rank', 'in', [0, 1]).where('dueAt', '<=', now)
    const next = due.orderBy('rank').orderBy('dueAt').limit(max)
    const found = await (isPostgres(tx) ? next.forUpdate().skipLocked() : next).execute()
    const dropped = found.filter(({ dropAt }) => dropAt <= now)
    const merged = await mergeWaiting(
      tx,
      found.filter(({ dropAt }) => dropAt > now),
    )
    await deleteLetters(tx, dropped)
    const letters = merged.map((row) => ({ ...row, tries: row.tries + 1, begunAt: now }))
    for (const { id, rank, tries, begunAt, details } of letters) {
      const change = { tries, begunAt, details, dueAt: now + retryMs(rank, tries) }
      await tx.updateTable('letters').set(change).where('id', '=', id).execute()
    }
    return { letters, dropped }
  })
}

/** The letters, with those in place of several of one key that wait; what may have arrived is sent again as it was. */
async function mergeWaiting(tx: Writing, found: LetterTable[]): Promise<LetterTable[]> {
  const isMerged = ({ mergeKey, begunAt }: LetterTable) => mergeKey !== null && begunAt === null
  const keys = [...new Set(found.filter(isMerged).map(({ mergeKey }) => mergeKey))]
  if (keys.length === 0) return found
  const all = await tx
    .selectFrom('letters')
    .selectAll()
    .where('mergeKey', 'in', keys)
    .where('begunAt', 'is', null)
    .orderBy('createdAt')
    .execute()
  const merged: LetterTable[] = []
  for (const rows of Map.groupBy(all, ({ mergeKey }) => mergeKey).values()) {
    const newest = rows.at(-1)!
    const { merge } = letterKinds[newest.kind]
    const details = rows.map((row) => JSON.parse(row.details) as never)
    merged.push({ ...newest, details: JSON.stringify(merge?.(details)) })
    await deleteLetters(tx, rows.slice(0, -1))
  }
  const others = found.filter((row) => !isMerged(row))
  return [...others, ...merged].toSorted((one, other) => one.rank - other.rank || one.createdAt - other.createdAt)
}

/** Gives letters back that were claimed and not tried. */
export async function releaseLetters(db: Database, letters: QueuedLetter[], now: number): Promise<void> {
  if (letters.length === 0) return
  await write(db, async (tx) => {
    for (const { id, tries } of letters) {
      const change = { tries: tries - 1, begunAt: null, dueAt: now }
      await tx.updateTable('letters').set(change).where('id', '=', id).execute()
    }
  })
}

/** Notes that a letter arrived at an address, or that nobody wants it any more. */
export async function settleLetter(db: Database, letter: QueuedLetter, arrivedAt: string | null): Promise<void> {
  await write(db, async (tx) => {
    await deleteLetters(tx, [letter])
    if (letter.userId === null || arrivedAt === null) return
    await tx
      .deleteFrom('addressRefusals')
      .where('userId', '=', letter.userId)
      .where('address', '=', arrivedAt)
      .execute()
  })
}

/** Notes why a letter was not sent, and when it is tried again. */
export async function postponeLetter(
  db: Database,
  { id, rank, tries, begunAt }: QueuedLetter,
  { trouble, answer, isUnsure }: MailFailure,
  now: number,
): Promise<void> {
  const isRefused = trouble === 'address' || trouble === 'content'
  const waitMs = isRefused ? refusedMs[tries === 1 ? 0 : 1] : retryMs(rank, tries)
  const change = { trouble, answer, dueAt: now + waitMs, begunAt: isUnsure ? begunAt : null }
  await write(db, (tx) => tx.updateTable('letters').set(change).where('id', '=', id).execute())
}

/** Deletes the letters that are out of date; answers how many. */
export async function sweepLetters(db: Database, now = Date.now()): Promise<number> {
  const gone = await write(db, (tx) => tx.deleteFrom('letters').where('dropAt', '<=', now).returning('id').execute())
  return gone.length
}

/** Deletes the letters of a person that are not about security, within a transaction. */
export async function dropLettersOf(tx: Writing, userId: string): Promise<void> {
  await tx.deleteFrom('letters').where('userId', '=', userId).where('rank', '>', 0).execute()
}

async function deleteLetters(tx: Writing, letters: { id: string }[]): Promise<void> {
  if (letters.length === 0) return
  await tx
    .deleteFrom('letters')
    .where(
      'id',
      'in',
      letters.map(({ id }) => id),
    )
    .execute()
}
