import { type CaseContent } from '../../contract/case.ts'
import { type ReportKind } from '../../contract/decision.ts'
import { photoAddress, photoIdOf, pictureAddress } from '../../contract/photo.ts'
import { shortened } from '../../contract/shortened.ts'
import { lineOf } from '../../contract/shown-message.ts'
import { datedName } from '../cars/car-name-store.ts'
import { readMessagePhotos } from '../chat/message-photos-store.ts'
import { type Database } from '../db/database.ts'

/** A thing that can be reported, as it is now. */
export interface Target {
  /** Whom it concerns. */
  personId: string
  name: string
  content: CaseContent
  /** A moderator, or a deletion by its writer, took it from everybody, or its person is suspended. */
  isHidden: boolean
  /** A moderator took it itself, so that it can be given back. */
  isTaken: boolean
}

/** Characters of the name of a text. */
const nameLength = 80

/** A thing by its kind and id; undefined when it is gone. `readerId` must be a party of a message. */
export async function findTarget(
  db: Database,
  { kind, targetId, readerId }: { kind: ReportKind; targetId: string; readerId?: string | null },
): Promise<Target | undefined> {
  switch (kind) {
    case 'offer':
      return findOffer(db, targetId)
    case 'photo':
      return findPhoto(db, targetId)
    case 'comment':
      return findComment(db, targetId)
    case 'message':
      return findMessage(db, targetId, readerId)
    case 'profile':
      return findPerson(db, targetId)
  }
}

async function findOffer(db: Database, id: string): Promise<Target | undefined> {
  const car = await db
    .selectFrom('cars')
    .select(['ownerId', 'description', 'price', 'hiddenAt', 'ownerSuspendedAt', datedName.as('name')])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!car) return undefined
  const pictures = await db
    .selectFrom('pictures')
    .select('address')
    .where('carId', '=', id)
    .orderBy('position')
    .execute()
  const links = pictures.map(({ address }) => address).filter((address) => photoIdOf(address) === null)
  return {
    personId: car.ownerId,
    name: car.name,
    content: {
      text: car.description,
      photos: pictures.map(({ address }, index) => pictureAddress(id, address, index, 480)),
      ...(links.length > 0 && { links }),
      carId: id,
      price: car.price,
    },
    isHidden: car.hiddenAt !== null || car.ownerSuspendedAt !== null,
    isTaken: car.hiddenAt !== null,
  }
}

/** A photo of an offer; its id is the offer's, a space and the address. */
async function findPhoto(db: Database, targetId: string): Promise<Target | undefined> {
  const [carId = '', address = ''] = targetId.split(' ')
  const offer = await findOffer(db, carId)
  const shown = offer?.content.photos?.find((photo) => photo === address)
  return offer && shown !== undefined ? { ...offer, content: { carId, photos: [shown] } } : undefined
}

async function findComment(db: Database, id: string): Promise<Target | undefined> {
  const comment = await db
    .selectFrom('comments')
    .innerJoin('users', 'users.id', 'comments.senderId')
    .select(['carId', 'senderId', 'comments', 'hiddenAt', 'deletedAt', 'suspendedAt'])
    .where('comments.id', '=', id)
    .executeTakeFirst()
  if (!comment || comment.deletedAt !== null) return undefined
  const { carId, senderId, comments: text, hiddenAt, suspendedAt } = comment
  return {
    personId: senderId,
    name: nameOf(text),
    content: { text, carId },
    isHidden: hiddenAt !== null || suspendedAt !== null,
    isTaken: hiddenAt !== null,
  }
}

async function findMessage(db: Database, id: string, readerId?: string | null): Promise<Target | undefined> {
  const message = await db
    .selectFrom('messages')
    .select(['senderId', 'recipientId', 'content', 'deletedAt', 'aboutId'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!message) return readerId === undefined ? findHeldMessage(db, id) : undefined
  const { senderId, recipientId, content: text, deletedAt, aboutId } = message
  if (readerId !== undefined && recipientId !== readerId && senderId !== readerId) return undefined
  const photos = (await readMessagePhotos(db, [id])).get(id)?.map(({ address }) => address)
  return {
    personId: senderId,
    name: nameOf(text),
    content: { text, ...(photos && { photos }), ...(aboutId !== null && { carId: aboutId }) },
    isHidden: deletedAt !== null,
    // Who wrote it may have deleted it.
    isTaken: false,
  }
}

/** A message that waits or was refused, which only its sender and moderators see. */
async function findHeldMessage(db: Database, id: string): Promise<Target | undefined> {
  const held = await db.selectFrom('heldMessages').selectAll().where('id', '=', id).executeTakeFirst()
  if (!held) return undefined
  const { senderId, content: text, aboutId } = held
  const photos = JSON.parse(held.photos) as string[]
  const content = { text, ...(photos.length > 0 && { photos }), ...(aboutId !== null && { carId: aboutId }) }
  return { personId: senderId, name: nameOf(text), content, isHidden: true, isTaken: false }
}

async function findPerson(db: Database, id: string): Promise<Target | undefined> {
  const person = await db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.userId', 'users.id')
    .select(['username', 'suspendedAt', 'about', 'photoId', 'seller', 'traderName', 'traderEik', 'traderAddress'])
    .where('users.id', '=', id)
    .executeTakeFirst()
  if (!person) return undefined
  const { username, suspendedAt, about, photoId, seller, traderName, traderEik, traderAddress } = person
  const trader = { name: traderName ?? '', eik: traderEik ?? '', address: traderAddress ?? '' }
  const content = {
    ...(about && { text: about }),
    ...(photoId !== null && { photos: [photoAddress(photoId)] }),
    ...(seller === 'Trader' && { trader }),
  }
  const isSuspended = suspendedAt !== null
  return { personId: id, name: username, content, isHidden: isSuspended, isTaken: isSuspended }
}

function nameOf(text: string): string {
  const line = lineOf(text)
  return line.length > nameLength ? `${shortened(line, nameLength)}...` : line
}
