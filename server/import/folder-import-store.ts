import { sql, type Insertable } from 'kysely'
import { type NewCar } from '../../contract/car.ts'
import { type Comment } from '../../contract/comment.ts'
import { type Message } from '../../contract/message.ts'
import { type Role } from '../../contract/moderation.ts'
import { photoIdOf } from '../../contract/photo.ts'
import { type Privacy } from '../../contract/privacy.ts'
import { picturesOf } from '../../contract/shown-car.ts'
import { type Sponsor } from '../../contract/sponsor.ts'
import { type User } from '../../contract/user.ts'
import { newCarRow } from '../cars/car-columns.ts'
import { shotOf } from '../cars/car-picture-store.ts'
import { type WholeTable } from '../export/whole-tables.ts'
import { pairOf } from '../chat/message-store.ts'
import { type Writing } from '../db/database.ts'
import { announce } from '../live/announce.ts'
import { type CarRow, type PhotoTable } from '../db/car-tables.ts'
import { type AuditTable, type Tables } from '../db/tables.ts'

/** A person's own fields. */
export type ExportedPerson = Required<Pick<User, 'username' | 'email' | 'telephone' | 'gender'>>

/** What else is kept of a person. An export of before may not have it all. */
export type PersonDetails = { createdAt: number } & Partial<Privacy> & {
    deletionAt?: number | null
    role?: Role
    suspendedAt?: number | null
  }

/** Times and keys that the nested form has no place for. */
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

/** What the nested form does not say of a comment. */
export interface CommentDetails {
  createdAt: number
  hiddenAt?: number | null
}

/** A person with a key of before; counts and time follow later. */
export async function restoreUser(tx: Writing, id: string, person: ExportedPerson, now: number): Promise<void> {
  const { username, email, telephone, gender } = person
  const usernameFolded = username.toLowerCase()
  await tx
    .insertInto('users')
    .values({ id, username, usernameFolded, email, telephone, gender, createdAt: now })
    .execute()
}

/** A person's password hash. */
export async function restoreCredential(tx: Writing, userId: string, passwordHash: string, now: number): Promise<void> {
  await tx.insertInto('credentials').values({ userId, passwordHash, updatedAt: now }).execute()
}

/** A photo whose files are there. */
export async function restorePhoto(tx: Writing, photo: Insertable<PhotoTable>): Promise<void> {
  await tx.insertInto('photos').values(photo).execute()
}

/** A car with its pictures; a photo of ours must have been restored before. */
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

/** A comment of a car that was restored before. */
export async function restoreComment(
  tx: Writing,
  { id, carId, comment, now }: { id: string; carId: string; comment: Comment; now: number },
): Promise<void> {
  const { senderId, comments } = comment
  await tx.insertInto('comments').values({ id, carId, senderId, comments, createdAt: now }).execute()
}

/** One person follows another. */
export async function restoreFollow(
  tx: Writing,
  follow: { followerId: string; followedId: string; createdAt: number },
): Promise<void> {
  await tx.insertInto('follows').values(follow).execute()
}

/** A message; its recipient is named by e-mail, or by the id of an account that is deleted. */
export async function restoreMessage(tx: Writing, id: string, message: Message): Promise<void> {
  const { sendTo, senderId, content, timestamp } = message
  const recipient = await tx.selectFrom('users').select('id').where('email', '=', sendTo).executeTakeFirst()
  const recipientId = recipient?.id ?? sendTo
  if (recipientId.includes('@')) throw new Error(`messages/${id}: there is no user with the e-mail ${sendTo}.`)
  const pair = pairOf(senderId, recipientId)
  await tx.insertInto('messages').values({ id, senderId, recipientId, pair, content, timestamp }).execute()
}

/** A sponsor. */
export async function restoreSponsor(tx: Writing, id: string, { name, img, link }: Sponsor): Promise<void> {
  await tx.insertInto('sponsors').values({ id, name, img, link }).execute()
  announce(tx, ['sponsors'], { kind: 'kindChanged' })
}

/** When a person came into being, what they show, whether they are leaving, what they may. */
export async function restorePersonDetails(tx: Writing, id: string, details: PersonDetails): Promise<void> {
  const { createdAt, telephoneShown = 'shown', emailShown = 'shown', deletionAt = null } = details
  const { role = 'user', suspendedAt = null } = details
  await tx
    .updateTable('users')
    .set({ createdAt, telephoneShown, emailShown, deletionAt, role, suspendedAt })
    .where('id', '=', id)
    .execute()
}

/** When a comment came into being, and whether it is hidden. */
export async function restoreCommentDetails(tx: Writing, id: string, details: CommentDetails): Promise<void> {
  const { createdAt, hiddenAt = null } = details
  await tx.updateTable('comments').set({ createdAt, hiddenAt }).where('id', '=', id).execute()
}

/** A row of the audit log. */
export async function restoreAudit(tx: Writing, entry: AuditTable): Promise<void> {
  await tx.insertInto('auditLog').values(entry).execute()
}

/** A row of a table that an export holds row by row. */
export async function restoreRow(tx: Writing, table: WholeTable, row: Insertable<Tables[WholeTable]>): Promise<void> {
  await tx.insertInto(table).values(row).execute()
}

/** Every offer's history begins with it: an export of before has none. */
export async function beginHistories(tx: Writing): Promise<void> {
  await sql`insert into "carHistory" ("id", "carId", "ownerId", "at", "kind", "value")
    select "id", "id", "ownerId", "createdAt", 'added', "price" from cars
    where not exists (select 1 from "carHistory" where "carId" = cars."id")`.execute(tx)
}

/** A car's times, the key under which an import knows it, and whether it is hidden. */
export async function restoreCarDetails(tx: Writing, id: string, details: CarDetails): Promise<void> {
  const { createdAt, updatedAt, importKey, ...later } = details
  // An export of before has none of these.
  const { hiddenAt = null, ownerSuspendedAt = null, unlistedAt = null, shareOffAt = null } = later
  const { state = 'forSale', stateAt = createdAt, renewedAt = createdAt } = later
  const { priceDropFrom = null, priceDropAt = null } = later
  const states = { state, stateAt, renewedAt, unlistedAt, shareOffAt, priceDropFrom, priceDropAt }
  await tx
    .updateTable('cars')
    .set({ createdAt, updatedAt, importKey, hiddenAt, ownerSuspendedAt, ...states })
    .where('id', '=', id)
    .execute()
}

/** When one person began to follow another, in epoch ms. */
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

/**
 * Counts what was restored into the kept counts, and tells search indexes and whoever keeps them that there are other
 * offers and people, once for all of them.
 */
export async function recount(tx: Writing): Promise<void> {
  announce(tx, ['offers', 'people'], { kind: 'kindChanged' })
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
