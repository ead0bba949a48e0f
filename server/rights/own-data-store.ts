import { listCars } from '../cars/car-store.ts'
import { selectMessages } from '../chat/message-store.ts'
import { chunksById } from '../db/chunks-by-id.ts'
import { type Database } from '../db/database.ts'
import { type PhotoTable } from '../db/car-tables.ts'

/** How many rows are read at once: other calls have their turn in between. */
const chunk = 500

/** Entries of a section of the archive. */
type Entries = AsyncGenerator<[key: string, value: unknown]>

/** A person's own fields and choices. */
export async function* ownAccount(db: Database, userId: string): Entries {
  const row = await db
    .selectFrom('users')
    .select(['username', 'email', 'telephone', 'gender', 'createdAt', 'telephoneShown', 'emailShown', 'deletionAt'])
    .where('id', '=', userId)
    .executeTakeFirst()
  yield* Object.entries(row ?? {})
}

/** A person's offers by id. */
export async function* ownOffers(db: Database, userId: string): Entries {
  let after: string | undefined
  for (;;) {
    const start = { startAt: [userId, after ?? ''] as [string, string], endAt: userId }
    const cars = await listCars(db, { orderBy: 'owner_id', ...start, limitToFirst: chunk }, { viewer: 'operator' })
    for (const [id, car] of cars) if (id !== after) yield [id, car]
    if (cars.length < chunk) return
    after = cars.at(-1)?.[0]
  }
}

/** What a person wrote below offers, by id. */
export async function* ownComments(db: Database, userId: string): Entries {
  for await (const rows of chunksById(chunk, (after) =>
    db
      .selectFrom('comments')
      .select(['id', 'carId', 'comments', 'createdAt'])
      .where('senderId', '=', userId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(chunk)
      .execute(),
  )) {
    for (const { id, ...comment } of rows) yield [id, comment]
  }
}

/** What a person wrote to others, or others to them, by id, with what those show of themselves. */
export async function* ownMessages(db: Database, userId: string, side: 'senderId' | 'recipientId'): Entries {
  for await (const rows of chunksById(chunk, (after) =>
    selectMessages(db, { userId })
      .where(`messages.${side}`, '=', userId)
      .where('messages.id', '>', after)
      .orderBy('messages.id')
      .limit(chunk)
      .execute(),
  )) {
    for (const { id, ...message } of rows) yield [id, message]
  }
}

/** Whom a person follows, or who follows them, by id, with the name and since when. */
export async function* ownFollows(db: Database, userId: string, side: 'followers' | 'following'): Entries {
  const [own, other] =
    side === 'followers' ? (['followedId', 'followerId'] as const) : (['followerId', 'followedId'] as const)
  for await (const rows of chunksById(chunk, (after) =>
    db
      .selectFrom('follows')
      .innerJoin('users', 'users.id', `follows.${other}`)
      .select(['users.id', 'username', 'follows.createdAt'])
      .where(`follows.${own}`, '=', userId)
      .where('users.id', '>', after)
      .orderBy('users.id')
      .limit(chunk)
      .execute(),
  )) {
    for (const { id, ...followed } of rows) yield [id, followed]
  }
}

/** A person's sessions by id. */
export async function* ownSessions(db: Database, userId: string): Entries {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'device', 'createdAt', 'usedAt'])
    .where('userId', '=', userId)
    .execute()
  for (const { id, ...session } of rows) yield [id, session]
}

/** The cars that a person saved, by id, with their notes. */
export async function* ownSavedCars(db: Database, userId: string): Entries {
  const rows = await db
    .selectFrom('savedCars')
    .select(['carId', 'name', 'savedAt', 'priceThen', 'note'])
    .where('userId', '=', userId)
    .execute()
  for (const { carId, ...saved } of rows) yield [carId, saved]
}

/** A person's saved searches by id. */
export async function* ownSearches(db: Database, userId: string): Entries {
  const rows = await db
    .selectFrom('savedSearches')
    .select(['id', 'name', 'address', 'alert', 'createdAt'])
    .where('userId', '=', userId)
    .execute()
  for (const { id, ...search } of rows) yield [id, search]
}

/** Vehicles whose offers a person has deleted lately, by VIN. */
export async function* ownFormerOffers(db: Database, userId: string): Entries {
  const rows = await db
    .selectFrom('formerOffers')
    .select(['vin', 'listedAt', 'goneAt'])
    .where('ownerId', '=', userId)
    .execute()
  for (const { vin, ...former } of rows) yield [vin, former]
}

/** The first photos of offers that a person has deleted lately, each under its offer and its place there. */
export async function* ownFormerPhotos(db: Database, userId: string): Entries {
  const rows = await db
    .selectFrom('formerPhotos')
    .select(['carId', 'position', 'photo', 'brand', 'year', 'vin', 'listedAt', 'goneAt'])
    .where('ownerId', '=', userId)
    .execute()
  for (const { carId, position, ...former } of rows) yield [`${carId} ${position}`, former]
}

/** What a person leaves out of lists: offers, sellers and words, each under its kind and value. */
export async function* ownExclusions(db: Database, userId: string): Entries {
  const rows = await db
    .selectFrom('exclusions')
    .select(['kind', 'value', 'createdAt'])
    .where('userId', '=', userId)
    .execute()
  for (const row of rows) yield [`${row.kind} ${row.value}`, row]
}

/** The photos that a person has uploaded. */
export async function* ownPhotos(db: Database, userId: string): AsyncGenerator<PhotoTable> {
  for await (const rows of chunksById(chunk, (after) =>
    db
      .selectFrom('photos')
      .selectAll()
      .where('ownerId', '=', userId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(chunk)
      .execute(),
  )) {
    yield* rows
  }
}
