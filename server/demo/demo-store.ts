import { indexMessages } from '../db/message-index.ts'
import { insertHistory } from '../cars/car-history-store.ts'
import { type Database, type Writing } from '../db/database.ts'
import { writeAlone } from '../db/write.ts'
import { isEmptyStore } from '../db/empty-store.ts'
import { lockStore } from '../db/locks.ts'
import { publish } from '../events/publish.ts'
import { noteProfileFacts } from '../users/profile-facts-store.ts'
import { type Storage } from '../storage/storage.ts'
import { buildMarket, type DemoMarket } from './demo-market.ts'
import { copyDemoPictures, readDemoPictures } from './demo-pictures.ts'

/** The password of every demo account. */
export const demoPassword = 'volan-demo'

/** The settings of the demo. */
export interface DemoSettings {
  /** Stores the photos. */
  storage: Storage
  mailProvider: string
  /** The hash of `demoPassword`, for all demo accounts. */
  passwordHash: string
  /** Epoch ms; offers and messages end shortly before it. */
  now?: number
}

/**
 * Fills an empty store with a realistic marketplace, in one transaction. Answers the e-mail of a demo login, or `null`
 * when the store is not empty, in which case nothing changes.
 */
export async function fillDemo(
  db: Database,
  { storage, mailProvider, passwordHash, now = Date.now() }: DemoSettings,
): Promise<string | null> {
  if (!(await isEmptyStore(db))) return null
  const drawn = await readDemoPictures()
  const market = buildMarket(drawn, mailProvider, now)
  await copyDemoPictures(
    market.photos.map((photo) => photo.id),
    storage,
  )
  return writeAlone(db, async (tx) => {
    await lockStore(tx)
    // Another process may have filled it meanwhile.
    if (!(await isEmptyStore(tx))) return null
    await storeUsers(tx, market, passwordHash)
    // For a product that already runs on the empty store.
    publish(tx, ['offers', 'people', 'sponsors'], { kind: 'kindChanged' })
    await tx.insertInto('photos').values(market.photos).execute()
    await tx.insertInto('cars').values(market.cars).execute()
    await insertHistory(tx, market.past)
    await tx.insertInto('pictures').values(market.pictures).execute()
    await tx.insertInto('follows').values(market.follows).execute()
    await tx.insertInto('comments').values(market.comments).execute()
    await tx.insertInto('saidFacts').values(market.saidFacts).execute()
    await tx.insertInto('messages').values(market.messages).execute()
    await tx.insertInto('conversations').values(market.conversations).execute()
    await tx.insertInto('priceOffers').values(market.priceOffers).execute()
    await tx.insertInto('viewings').values(market.viewings).execute()
    await tx.insertInto('handovers').values(market.handovers).execute()
    await tx.insertInto('profiles').values(market.profiles).execute()
    for (const table of ['cases', 'reports', 'appeals', 'talkSigns', 'heldMessages'] as const) {
      await tx.insertInto(table).values(market[table]).execute()
    }
    await tx.insertInto('notices').values(market.notices).execute()
    await indexMessages(tx)
    await tx.insertInto('savedCars').values(market.saved).execute()
    await tx.insertInto('sales').values(salesOf(market)).execute()
    for (const { id } of market.users) noteProfileFacts(tx, id)
    await tx.insertInto('savedSearches').values(market.searches).execute()
    await tx.insertInto('sponsors').values(market.sponsors).execute()
    for (const name of ['users', 'cars', 'sponsors'] as const) {
      const all = market[name]
      const count = name === 'cars' ? market.cars.filter((car) => !car.unlistedAt).length : all.length
      await tx
        .updateTable('totals')
        .set((eb) => ({ count, version: eb('version', '+', 1) }))
        .where('name', '=', name)
        .execute()
    }
    return market.users[0]?.email ?? null
  })
}

/** Every other sold car was sold here. */
function salesOf({ cars }: DemoMarket) {
  return cars
    .filter(({ state }) => state === 'sold')
    .map(({ id, ownerId, stateAt = 0 }, at) => {
      return { userId: ownerId, carId: id, soldAt: stateAt, place: at % 2 === 0 ? ('here' as const) : null }
    })
}

async function storeUsers(tx: Writing, { users, cars, follows }: DemoMarket, passwordHash: string): Promise<void> {
  const rows = users.map(({ id, username, email, telephone, gender, createdAt, language }) => ({
    id,
    username,
    usernameFolded: username.toLowerCase(),
    email,
    telephone,
    gender,
    createdAt,
    // The others read in the language of the browser that they log in with.
    language: language === 'bg' ? language : null,
    followerCount: follows.filter((follow) => follow.followedId === id).length,
    followingCount: follows.filter((follow) => follow.followerId === id).length,
    postCount: cars.filter((car) => car.ownerId === id).length,
  }))
  await tx.insertInto('users').values(rows).execute()
  const credentials = users.map(({ id, createdAt }) => ({ userId: id, passwordHash, updatedAt: createdAt }))
  await tx.insertInto('credentials').values(credentials).execute()
}
