import { sql, type Insertable } from 'kysely'
import { type NewCar } from '../../contract/car.ts'
import { type Comment } from '../../contract/comment.ts'
import { type Language } from '../../contract/language.ts'
import { type Message } from '../../contract/message.ts'
import { type Role } from '../../contract/moderation.ts'
import { photoIdOf } from '../../contract/photo.ts'
import { type Privacy } from '../../contract/privacy.ts'
import { picturesOf } from '../../contract/shown-car.ts'
import { type User } from '../../contract/user.ts'
import { newCarRow } from '../cars/car-columns.ts'
import { shotOf } from '../cars/car-picture-store.ts'
import { type WholeTable } from '../export/whole-tables.ts'
import { pairOf } from '../chat/pair.ts'
import { type Writing } from '../db/database.ts'
import { publish } from '../events/publish.ts'
import { type CarRow, type PhotoTable } from '../db/car-tables.ts'
import { type AuditTable, type Tables } from '../db/tables.ts'
import { type CommentTable } from '../db/comment-tables.ts'

/** A person's own fields. */
export type ExportedPerson = Required<Pick<User, 'username' | 'email' | 'telephone' | 'gender'>>

/** The other stored fields of a person. An older export may lack some. */
export type PersonDetails = { createdAt: number } & Partial<Privacy> & {
    deletionAt?: number | null
    role?: Role
    suspendedAt?: number | null
    suspendedUntil?: number | null
    limitedUntil?: number | null
    reportsLimitedUntil?: number | null
    emailConfirmedAt?: number | null
    language?: Language | null
  }

/** Times and keys for which the nested form has no place. */
export type CarDetails = Pick<CarRow, 'createdAt' | 'updatedAt' | 'importKey'> &
  Partial<
    Pick<
      CarRow,
      | 'hiddenAt'
      | 'ownerSuspendedAt'
      | 'state'
      | 'stateAt'
      | 'renewedAt'
      | 'unlistedAt'
      | 'shareOffAt'
      | 'priceDropFrom'
      | 'priceDropAt'
    >
  >

/** Fields of a comment that the nested form does not have. */
export type CommentDetails = Pick<CommentTable, 'createdAt'> &
  Partial<Omit<CommentTable, 'id' | 'carId' | 'senderId' | 'comments'>>

/** Inserts a person with their old id; counts and times follow later. */
export async function restoreUser(tx: Writing, id: string, person: ExportedPerson, now: number): Promise<void> {
  const { username, email, telephone, gender } = person
  const usernameFolded = username.toLowerCase()
  await tx
    .insertInto('users')
    .values({ id, username, usernameFolded, email, telephone, gender, createdAt: now })
    .execute()
}

/** Inserts a person's password hash. */
export async function restoreCredential(tx: Writing, userId: string, passwordHash: string, now: number): Promise<void> {
  await tx.insertInto('credentials').values({ userId, passwordHash, updatedAt: now }).execute()
}

/** Inserts a photo whose files are stored. */
export async function restorePhoto(tx: Writing, photo: Insertable<PhotoTable>): Promise<void> {
  await tx.insertInto('photos').values(photo).execute()
}

/** Inserts a car with its pictures; our own photos must be restored before. */
export async function restoreCar(
  tx: Writing,
  { id, ownerId, car, now }: { id: string; ownerId: string; car: NewCar; now: number },
): Promise<void> {
  await tx
    .insertInto('cars')
    .values(newCarRow(car, { id, ownerId, importKey: null, now }))
    .execute()
  const pictures = picturesOf(car).map((address, position) => ({
    carId: id,
    position,
    address,
    photoId: photoIdOf(address),
    shot: shotOf(car, address),
  }))
  if (pictures.length > 0) await tx.insertInto('pictures').values(pictures).execute()
}

/** Inserts a comment of a restored car. */
export async function restoreComment(
  tx: Writing,
  { id, carId, comment, now }: { id: string; carId: string; comment: Comment; now: number },
): Promise<void> {
  const { senderId, comments } = comment
  await tx.insertInto('comments').values({ id, carId, senderId, comments, createdAt: now }).execute()
}

/** Makes one person follow another. */
export async function restoreFollow(
  tx: Writing,
  follow: { followerId: string; followedId: string; createdAt: number },
): Promise<void> {
  await tx.insertInto('follows').values(follow).execute()
}

/** Inserts a message; its recipient is named by e-mail, or by the id of a deleted account. */
export async function restoreMessage(tx: Writing, id: string, message: Message): Promise<void> {
  const { sendTo, senderId, content, timestamp, about: aboutId = null, aboutName = null } = message
  const { replyTo = null, editedAt = null, deletedAt = null, photos = [], step, warnings } = message
  const photoCount = photos.length || null
  const recipient = await tx.selectFrom('users').select('id').where('email', '=', sendTo).executeTakeFirst()
  const recipientId = recipient?.id ?? sendTo
  if (recipientId.includes('@')) throw new Error(`messages/${id}: there is no user with the e-mail ${sendTo}.`)
  const pair = pairOf(senderId, recipientId)
  const row = { id, senderId, recipientId, pair, content, timestamp, aboutId, aboutName, replyTo }
  const columns = { step: step ? JSON.stringify(step) : null, warnings: warnings?.join(' ') ?? null }
  await tx
    .insertInto('messages')
    .values({ ...row, editedAt, deletedAt, photoCount, ...columns })
    .execute()
  const ids = photos.flatMap(({ address }) => photoIdOf(address) ?? [])
  if (ids.length === 0) return
  await tx
    .insertInto('messagePhotos')
    .values(ids.map((photoId, position) => ({ messageId: id, position, photoId })))
    .execute()
}

/** Sets a person's times, privacy, scheduled deletion and role. */
export async function restorePersonDetails(tx: Writing, id: string, details: PersonDetails): Promise<void> {
  const { createdAt, telephoneShown = 'shown', emailShown = 'shown', deletionAt = null } = details
  const { messagesFrom = 'everybody', typingShown = 'shown', readShown = 'shown', directoryShown = 'shown' } = details
  const { dealAmounts = 'told' } = details
  const { role = 'user', suspendedAt = null, suspendedUntil = null, limitedUntil = null } = details
  const { language = null, emailConfirmedAt = null, reportsLimitedUntil = null } = details
  const privacy = { telephoneShown, emailShown, messagesFrom, typingShown, readShown, directoryShown, dealAmounts }
  await tx
    .updateTable('users')
    .set({ createdAt, ...privacy, deletionAt, role, suspendedAt, suspendedUntil, limitedUntil })
    .set({ language, emailConfirmedAt, reportsLimitedUntil })
    .where('id', '=', id)
    .execute()
}

/** Sets when a comment was written, what it answers, and whether it is hidden. */
export async function restoreCommentDetails(tx: Writing, id: string, details: CommentDetails): Promise<void> {
  await tx.updateTable('comments').set(details).where('id', '=', id).execute()
}

/** Inserts a row of the audit log. */
export async function restoreAudit(tx: Writing, entry: AuditTable): Promise<void> {
  await tx.insertInto('auditLog').values(entry).execute()
}

/** Inserts a row of a table that is exported row by row. */
export async function restoreRow(tx: Writing, table: WholeTable, row: Insertable<Tables[WholeTable]>): Promise<void> {
  await tx.insertInto(table).values(row).execute()
}

/** Adds the first history entry of every offer that has none, as in older exports. */
export async function beginHistories(tx: Writing): Promise<void> {
  await sql`insert into "carHistory" ("id", "carId", "ownerId", "at", "kind", "value")
    select "id", "id", "ownerId", "createdAt", 'added', "price" from cars
    where not exists (select 1 from "carHistory" where "carId" = cars."id")`.execute(tx)
}

/** What people who met said of the price, as in older exports, becomes what they say of the agreement. */
export async function renameMetFacts(tx: Writing): Promise<void> {
  for (const says of ['sellerSays', 'buyerSays']) {
    await sql`update handovers set ${sql.ref(says)} = replace(${sql.ref(says)}, 'priceAsAgreed', 'keptWord')
      where ${sql.ref(says)} like '%priceAsAgreed%'`.execute(tx)
  }
}

/** Sets a car's times, its import key, and whether it is hidden. */
export async function restoreCarDetails(tx: Writing, id: string, details: CarDetails): Promise<void> {
  const { createdAt, updatedAt, importKey, ...later } = details
  // An older export has none of these.
  const { hiddenAt = null, ownerSuspendedAt = null, unlistedAt = null, shareOffAt = null } = later
  const { state = 'forSale', stateAt = createdAt, renewedAt = Date.now() } = later
  const { priceDropFrom = null, priceDropAt = null } = later
  const states = { state, stateAt, renewedAt, unlistedAt, shareOffAt, priceDropFrom, priceDropAt }
  await tx
    .updateTable('cars')
    .set({ createdAt, updatedAt, importKey, hiddenAt, ownerSuspendedAt, ...states })
    .where('id', '=', id)
    .execute()
}

/** Sets when one person began to follow another, in epoch ms. */
export async function restoreFollowTime(
  tx: Writing,
  { followerId, followedId, createdAt }: { followerId: string; followedId: string; createdAt: number },
): Promise<void> {
  await tx
    .updateTable('follows')
    .set({ createdAt })
    .where('followerId', '=', followerId)
    .where('followedId', '=', followedId)
    .execute()
}

/** Sets the stored counts from the restored rows, and publishes once that all offers and people have changed. */
export async function recount(tx: Writing): Promise<void> {
  publish(tx, ['offers', 'people'], { kind: 'kindChanged' })
  await sql`update users set
    "followerCount" = (select count(*) from follows where "followedId" = users.id),
    "followingCount" = (select count(*) from follows where "followerId" = users.id),
    "postCount" = (select count(*) from cars where "ownerId" = users.id and "hiddenAt" is null)`.execute(tx)
  await sql`update cars set "saveCount" = (select count(*) from "savedCars" where "carId" = cars.id)`.execute(tx)
  for (const name of ['cars', 'users', 'sponsors'] as const) {
    const counted =
      name === 'cars' ? sql`where "hiddenAt" is null and "ownerSuspendedAt" is null and "unlistedAt" is null` : sql``
    const count = sql<number>`(select count(*) from ${sql.table(name)} ${counted})`
    await tx
      .updateTable('totals')
      .set((eb) => ({ count, version: eb('version', '+', 1) }))
      .where('name', '=', name)
      .execute()
  }
  await sql`insert into "carChanges" ("version", "carId", "at")
    select totals."version", cars."id", ${Date.now()} from cars, totals where totals."name" = 'cars'`.execute(tx)
}
