import { type Car } from '../../contract/car.ts'
import { type Comment } from '../../contract/comment.ts'
import { type Message } from '../../contract/message.ts'
import { type User } from '../../contract/user.ts'
import { eachCar } from '../cars/car-store.ts'
import { selectMessages, wireMessages } from '../chat/mailbox-store.ts'
import { listComments } from '../comments/listed-comments-store.ts'
import { chunksById } from '../db/chunks-by-id.ts'
import { type Database } from '../db/database.ts'
import { dataTables, rowsOf } from '../db/table-proofs.ts'
import { type WholeTable } from './whole-tables.ts'
import { eachUser } from '../users/user-store.ts'

/** Rows per read. */
const chunk = 1000

/** Every user with their maps and sent messages (specification 3). */
export async function* usersWithSent(
  db: Database,
): AsyncGenerator<[string, User & { sent?: Record<string, Message> }]> {
  for await (const [id, user] of eachUser(db, 'operator')) {
    const rows = await selectMessages(db, 'operator')
      .where('messages.senderId', '=', id)
      .orderBy('messages.id')
      .execute()
    const sent = await wireMessages(db, rows)
    yield [id, sent.length === 0 ? user : { ...user, sent: Object.fromEntries(sent) }]
  }
}

/** Every car with its comments (specification 3). */
export async function* carsWithComments(
  db: Database,
): AsyncGenerator<[string, Car & { comments?: Record<string, Comment> }]> {
  for await (const [id, car] of eachCar(db, { viewer: 'operator' })) {
    const comments = await listComments(db, id, { query: {}, viewer: 'operator' })
    yield [id, comments.length === 0 ? car : { ...car, comments: Object.fromEntries(comments) }]
  }
}

/** Every message. */
export async function* allMessages(db: Database): AsyncGenerator<[string, Message]> {
  for await (const rows of chunksById(chunk, (after) =>
    selectMessages(db, 'operator').where('messages.id', '>', after).orderBy('messages.id').limit(chunk).execute(),
  )) {
    yield* await wireMessages(db, rows)
  }
}

const carDetails = [
  ...(['createdAt', 'updatedAt', 'importKey', 'hiddenAt', 'ownerSuspendedAt', 'state', 'stateAt'] as const),
  ...(['renewedAt', 'unlistedAt', 'shareOffAt', 'priceDropFrom', 'priceDropAt'] as const),
]

const commentDetails = [
  ...(['createdAt', 'hiddenAt', 'replyTo', 'question', 'editedAt', 'deletedAt'] as const),
  ...(['pinnedAt', 'sellerHidAt', 'sellerReason', 'warnings'] as const),
]

/** Fields for which the nested form has no place, by table and id: times, import keys, moderation. */
export async function* details(
  db: Database,
  table: 'users' | 'cars' | 'comments' | 'photos' | 'sponsors' | 'auditLog',
): AsyncGenerator<[string, Record<string, unknown>]> {
  const columns = {
    users: [
      'id',
      'createdAt',
      'telephoneShown',
      'emailShown',
      'messagesFrom',
      'typingShown',
      'readShown',
      'directoryShown',
      'dealAmounts',
      'deletionAt',
      'role',
      'suspendedAt',
      'suspendedUntil',
      'limitedUntil',
      'reportsLimitedUntil',
      'emailConfirmedAt',
      'language',
    ],
    cars: ['id', ...carDetails],
    sponsors: ['id', 'position', 'hiddenAt', 'photoId'],
    comments: ['id', ...commentDetails],
    photos: ['id', 'ownerId', 'width', 'height', 'createdAt', 'preview', 'hash1', 'hash2', 'hash3', 'hash4'],
    auditLog: ['id', 'at', 'actorId', 'actor', 'action', 'kind', 'targetId', 'reason'],
  }[table] as ['id']
  for await (const rows of chunksById(chunk, (after) =>
    db.selectFrom(table).select(columns).where('id', '>', after).orderBy('id').limit(chunk).execute(),
  )) {
    for (const { id, ...detail } of rows) yield [id, detail]
  }
}

/** The rows of a table that is not in the nested form, each with the columns of its key. */
export async function* wholeRows(db: Database, table: WholeTable): AsyncGenerator<[string, Record<string, unknown>]> {
  for (const place of dataTables().filter((one) => one.table === table)) {
    for await (const rows of rowsOf(db, place)) {
      for (const row of rows) yield [place.key.map((column) => row[column]).join(' '), row]
    }
  }
}

/** When each person began to follow others: by follower, then by followed person. */
export async function* followTimes(db: Database): AsyncGenerator<[string, Record<string, number>]> {
  for await (const [followerId] of details(db, 'users')) {
    const rows = await db
      .selectFrom('follows')
      .select(['followedId', 'createdAt'])
      .where('followerId', '=', followerId)
      .execute()
    if (rows.length > 0) yield [followerId, Object.fromEntries(rows.map((row) => [row.followedId, row.createdAt]))]
  }
}

/** The password hashes by user. */
export async function* passwordHashes(db: Database): AsyncGenerator<[string, string]> {
  const rows = await db.selectFrom('credentials').select(['userId', 'passwordHash']).orderBy('userId').execute()
  for (const { userId, passwordHash } of rows) yield [userId, passwordHash]
}
