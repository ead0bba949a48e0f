import { findFactors } from '../accounts/factor-store.ts'
import { listCars } from '../cars/car-store.ts'
import { chunksById } from '../db/chunks-by-id.ts'
import { type Database } from '../db/database.ts'
import { type PhotoTable } from '../db/car-tables.ts'

/** Rows per read, so that other calls get their turn in between. */
export const chunk = 500

/** Entries of a section of the archive. */
export type Entries = AsyncGenerator<[key: string, value: unknown]>

/** A person's own fields and choices. */
export async function* ownAccount(db: Database, userId: string): Entries {
  const row = await db
    .selectFrom('users')
    .select([
      'username',
      'email',
      'emailConfirmedAt',
      'telephone',
      'gender',
      'createdAt',
      'telephoneShown',
      'emailShown',
      'messagesFrom',
      'typingShown',
      'readShown',
      'directoryShown',
      'dealAmounts',
      'deletionAt',
      'language',
    ])
    .where('id', '=', userId)
    .executeTakeFirst()
  yield* Object.entries(row ?? {})
}

/** What a person says of themselves. */
export async function* ownProfile(db: Database, userId: string): Entries {
  const row = await db
    .selectFrom('profiles')
    .select(['about', 'photoId', 'seller', 'traderName', 'traderEik', 'traderAddress'])
    .where('userId', '=', userId)
    .executeTakeFirst()
  yield* Object.entries(row ?? {})
}

/** What was computed of a person for their profile. */
export async function* ownProfileFacts(db: Database, userId: string): Entries {
  const row = await db.selectFrom('profileFacts').selectAll().where('userId', '=', userId).executeTakeFirst()
  const { userId: _userId, ...facts } = row ?? {}
  yield* Object.entries(facts)
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

/** A person's comments by id. */
export async function* ownComments(db: Database, userId: string): Entries {
  for await (const rows of chunksById(chunk, (after) =>
    db
      .selectFrom('comments')
      .select(['id', 'carId', 'comments', 'createdAt', 'replyTo', 'question', 'editedAt', 'deletedAt', 'pinnedAt'])
      .select(['sellerHidAt', 'sellerReason'])
      .where('senderId', '=', userId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(chunk)
      .execute(),
  )) {
    for (const { id, ...comment } of rows) yield [id, comment]
  }
}

/** What a person said of their cars, by id. */
export async function* ownSaidFacts(db: Database, userId: string): Entries {
  const rows = await db
    .selectFrom('saidFacts')
    .select(['id', 'carId', 'vin', 'commentId', 'name', 'value', 'saidAt', 'goneAt'])
    .where('ownerId', '=', userId)
    .execute()
  for (const { id, ...fact } of rows) yield [id, fact]
}

/** People whom a person follows, or who follow them, by id, with the name and since when. */
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

/** A person's second factors, without what is secret of them. */
export async function* ownFactors(db: Database, userId: string): Entries {
  yield* Object.entries(await findFactors(db, userId))
}

/** A person's saved cars by id, with their notes. */
export async function* ownSavedCars(db: Database, userId: string): Entries {
  const rows = await db
    .selectFrom('savedCars')
    .select(['carId', 'name', 'savedAt', 'priceThen', 'note'])
    .where('userId', '=', userId)
    .execute()
  for (const { carId, ...saved } of rows) yield [carId, saved]
}

/** The offers that a person opened lately, by id. */
export async function* ownSeenCars(db: Database, userId: string): Entries {
  const rows = await db.selectFrom('seenCars').select(['carId', 'seenAt']).where('userId', '=', userId).execute()
  for (const { carId, ...seen } of rows) yield [carId, seen]
}

/** What a person sold, by offer. */
export async function* ownSales(db: Database, userId: string): Entries {
  const rows = await db.selectFrom('sales').select(['carId', 'soldAt', 'place']).where('userId', '=', userId).execute()
  for (const { carId, ...sale } of rows) yield [carId, sale]
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

/** Vehicles of a person's recently deleted offers, by VIN. */
export async function* ownFormerOffers(db: Database, userId: string): Entries {
  const rows = await db
    .selectFrom('formerOffers')
    .select(['vin', 'listedAt', 'goneAt'])
    .where('ownerId', '=', userId)
    .execute()
  for (const { vin, ...former } of rows) yield [vin, former]
}

/** The first photos of a person's recently deleted offers, by offer and position. */
export async function* ownFormerPhotos(db: Database, userId: string): Entries {
  const rows = await db
    .selectFrom('formerPhotos')
    .select(['carId', 'position', 'photo', 'brand', 'year', 'vin', 'listedAt', 'goneAt'])
    .where('ownerId', '=', userId)
    .execute()
  for (const { carId, position, ...former } of rows) yield [`${carId} ${position}`, former]
}

/** A person's uploaded photos. */
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
