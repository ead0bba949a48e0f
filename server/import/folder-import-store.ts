import { sql } from 'kysely'
import { type NewCar } from '../../contract/car.ts'
import { type Comment } from '../../contract/comment.ts'
import { type Message } from '../../contract/message.ts'
import { type Role } from '../../contract/moderation.ts'
import { photoIdOf } from '../../contract/photo.ts'
import { type Privacy } from '../../contract/privacy.ts'
import { type Sponsor } from '../../contract/sponsor.ts'
import { type User } from '../../contract/user.ts'
import { pairOf } from '../chat/message-store.ts'
import { type Writing } from '../db/database.ts'
import { type AuditTable, type PhotoTable } from '../db/tables.ts'

/** A person's own fields. */
export type ExportedPerson = Required<Pick<User, 'username' | 'email' | 'telephone' | 'gender'>>

/** What else is kept of a person. An export of before may not have it all. */
export type PersonDetails = { createdAt: number } & Partial<Privacy> & {
    deletionAt?: number | null
    role?: Role
    suspendedAt?: number | null
  }

/** Times and keys that the nested form has no place for. */
export interface CarDetails {
  createdAt: number
  updatedAt: number
  importKey: string | null
  hiddenAt?: number | null
  ownerSuspendedAt?: number | null
}

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
export async function restorePhoto(tx: Writing, photo: PhotoTable): Promise<void> {
  await tx.insertInto('photos').values(photo).execute()
}

/** A car with its pictures; a photo of ours must have been restored before. */
export async function restoreCar(
  tx: Writing,
  { id, ownerId, car, now }: { id: string; ownerId: string; car: NewCar; now: number },
): Promise<void> {
  const { img, images = img ? [img] : [], ...columns } = car
  await tx
    .insertInto('cars')
    .values({ ...columns, id, ownerId, createdAt: now, updatedAt: now, importKey: null })
    .execute()
  const pictures = images.map((address, position) => ({ carId: id, position, address, photoId: photoIdOf(address) }))
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

/** A car's times, the key under which an import knows it, and whether it is hidden. */
export async function restoreCarDetails(tx: Writing, id: string, details: CarDetails): Promise<void> {
  const { createdAt, updatedAt, importKey, hiddenAt = null, ownerSuspendedAt = null } = details
  const columns = { createdAt, updatedAt, importKey, hiddenAt, ownerSuspendedAt }
  await tx.updateTable('cars').set(columns).where('id', '=', id).execute()
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

/** Counts what was restored into the kept counts. */
export async function recount(tx: Writing): Promise<void> {
  await sql`update users set
    "followerCount" = (select count(*) from follows where "followedId" = users.id),
    "followingCount" = (select count(*) from follows where "followerId" = users.id),
    "postCount" = (select count(*) from cars where "ownerId" = users.id and "hiddenAt" is null)`.execute(tx)
  for (const name of ['cars', 'users', 'sponsors'] as const) {
    const counted = name === 'cars' ? sql`where "hiddenAt" is null and "ownerSuspendedAt" is null` : sql``
    const count = sql<number>`(select count(*) from ${sql.table(name)} ${counted})`
    await tx
      .updateTable('totals')
      .set((eb) => ({ count, version: eb('version', '+', 1) }))
      .where('name', '=', name)
      .execute()
  }
}
