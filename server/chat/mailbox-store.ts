import { type Step } from '../../contract/step.ts'
import { type ExpressionBuilder } from 'kysely'
import { lineOf, unavailableName } from '../../contract/shown-message.ts'
import { type Message, type MessagePhoto, type Quote } from '../../contract/message.ts'
import { pages } from '../../contract/limits.ts'
import { type Database } from '../db/database.ts'
import { type MessageTable } from '../db/message-tables.ts'
import { type Tables } from '../db/tables.ts'
import { applyWindow, readWindow, type OrderColumn, type SkippingWindow } from '../db/window.ts'
import { selectPeople, type Viewer } from '../users/visible-person-store.ts'
import { signsOf } from '../radar/stored-signs.ts'
import { readMessagePhotos } from './message-photos-store.ts'
import { pairOf } from './pair.ts'

/** Fields that `orderBy` may name on messages, and their columns. */
const orderColumns: Record<string, OrderColumn> = {
  sendTo: { column: 'sendTo', kind: 'string' },
  timestamp: { column: 'timestamp', kind: 'number' },
}

/** Messages of a person: all, those they sent, or the conversation with one other person. */
export type Mailbox = { of: string } | { sentBy: string } | { of: string; with: string }

/** Messages of a mailbox in a window of the wire, in ascending order. `only` restricts the result to some ids. */
export async function listMessages(
  db: Database,
  mailbox: Mailbox,
  { query, only }: { query: SkippingWindow; only?: readonly string[] | undefined },
): Promise<[string, Message][]> {
  const viewer = { userId: 'sentBy' in mailbox ? mailbox.sentBy : mailbox.of }
  const builder = selectMessages(db, viewer, bareMessages(db, mailbox, { query, only }))
  // All columns by name: PostgreSQL does not prepare a statement whose columns may change with the table.
  const all = db.selectFrom(builder.as('messages')).select(['sendTo', 'sender', ...wireColumns, ...quotedColumns])
  const windowed = applyWindow(all as never, query, 'id', orderColumns) as typeof all
  const rows = await readWindow(db, windowed, { query, page: pages.messages })
  return wireMessages(db, rows)
}

/** Messages in the form of the wire, with their photos. */
export async function wireMessages(db: Database, rows: readonly ShownRow[]): Promise<[string, Message][]> {
  const withPhotos = rows.filter(({ photoCount }) => photoCount !== null)
  const photos = await readMessagePhotos(
    db,
    withPhotos.map(({ id }) => id),
  )
  return rows.map((row) => [row.id, wireMessage(row, photos.get(row.id))])
}

/** A row of `selectMessages`. */
type ShownRow = Pick<MessageTable, (typeof wireColumns)[number]> & Quoted & Pick<Message, 'sendTo' | 'sender'>

/** What a message shows of the one that it answers; null when it answers none. */
export type Quoted = Record<'quotedSenderId' | 'quotedContent', string | null> &
  Record<'quotedDeletedAt' | 'quotedPhotoCount', number | null>

/** A message in the form of the wire. */
export function wireMessage(row: ShownRow, photos?: MessagePhoto[]): Message {
  const { sendTo, senderId, sender, content, timestamp, aboutId, aboutName, replyTo, editedAt, deletedAt } = row
  const { step, warnings } = row
  const quote = quoteOf(row)
  return {
    sendTo,
    senderId,
    sender,
    content,
    timestamp,
    ...(aboutId !== null && { about: aboutId, aboutName: aboutName ?? '' }),
    ...(replyTo !== null && quote && { replyTo, quote }),
    ...(editedAt !== null && { editedAt }),
    ...(deletedAt !== null && { deletedAt }),
    ...(photos && { photos }),
    ...(step !== null && { step: JSON.parse(step) as Step }),
    ...(warnings !== null && deletedAt === null && { warnings: signsOf(warnings) }),
  }
}

function quoteOf(row: Quoted): Quote | undefined {
  const { quotedSenderId: senderId, quotedContent, quotedDeletedAt, quotedPhotoCount: photos } = row
  if (senderId === null) return undefined
  return {
    senderId,
    line: lineOf(quotedContent ?? ''),
    ...(quotedDeletedAt !== null && { isDeleted: true }),
    ...(photos !== null && { photos }),
  }
}

/**
 * A mailbox without the names of its people, restricted to the window: each side by its own index, read no further than
 * the window, however large the mailbox. Only the order by the shown recipient needs the people first. With `only`,
 * messages are read by their keys.
 */
function bareMessages(
  db: Database,
  mailbox: Mailbox,
  { query, only }: { query: SkippingWindow; only?: readonly string[] | undefined },
): ReturnType<typeof allMessages> {
  const mine = allMessages(db).where((eb) => isIn(eb, mailbox))
  if (only !== undefined) return mine.where('id', 'in', [...only])
  const { skip = 0, ...window } = query
  // Only the outermost window skips, so the inner ones must include skipped entries.
  if (window.limitToFirst !== undefined) window.limitToFirst += skip
  const inWindow = (bare: ReturnType<typeof allMessages>) =>
    query.orderBy === 'sendTo' ? bare : applyWindow(bare, window, 'id', orderColumns)
  if ('sentBy' in mailbox || 'with' in mailbox) return inWindow(mine)
  // SQLite allows an order in the parts of a union in nested selects only.
  const sent = inWindow(allMessages(db).where('senderId', '=', mailbox.of))
  const received = inWindow(allMessages(db).where('recipientId', '=', mailbox.of))
  const both = db
    .selectFrom(sent.as('sent'))
    .select(columns)
    .union(db.selectFrom(received.as('received')).select(columns))
  return inWindow(db.selectFrom(both.as('messages')).select(columns))
}

function isIn(eb: ExpressionBuilder<Tables, 'messages'>, mailbox: Mailbox) {
  if ('with' in mailbox) return eb('pair', '=', pairOf(mailbox.of, mailbox.with))
  if ('sentBy' in mailbox) return eb('senderId', '=', mailbox.sentBy)
  return eb.or([eb('senderId', '=', mailbox.of), eb('recipientId', '=', mailbox.of)])
}

const wireColumns = [
  'id',
  'senderId',
  'content',
  'timestamp',
  'aboutId',
  'aboutName',
  'replyTo',
  'editedAt',
  'deletedAt',
  'photoCount',
  'step',
  'warnings',
] as const
const quotedColumns = ['quotedSenderId', 'quotedContent', 'quotedDeletedAt', 'quotedPhotoCount'] as const
const columns = ['recipientId', 'pair', ...wireColumns] as const

function allMessages(db: Database) {
  return db.selectFrom('messages').select(columns)
}

/** Messages as a viewer sees their people; unavailable people have no name. */
export function selectMessages(db: Database, viewer: Viewer, messages = allMessages(db)) {
  return db
    .selectFrom(messages.as('messages'))
    .leftJoin(selectPeople(db, viewer).as('sender'), 'sender.id', 'messages.senderId')
    .leftJoin(selectPeople(db, viewer).as('recipient'), 'recipient.id', 'messages.recipientId')
    .leftJoin('messages as quoted', 'quoted.id', 'messages.replyTo')
    .select(wireColumns.map((column) => `messages.${column}` as const))
    .select(['quoted.senderId as quotedSenderId', 'quoted.content as quotedContent'])
    .select(['quoted.deletedAt as quotedDeletedAt', 'quoted.photoCount as quotedPhotoCount'])
    .select((eb) => [
      eb.fn.coalesce('recipient.email', 'messages.recipientId').as('sendTo'),
      eb.fn.coalesce('sender.email', 'sender.username', eb.val(unavailableName)).as('sender'),
    ])
}

/** The two people of a message, whoever asks; `undefined` when there is no such message. */
export async function findParticipants(db: Database, id: string): Promise<string[] | undefined> {
  const row = await db
    .selectFrom('messages')
    .select(['senderId', 'recipientId'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && [row.senderId, row.recipientId]
}
