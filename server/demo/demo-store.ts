import { insertHistory } from '../cars/car-history-store.ts'
import { write, type Database, type Writing } from '../db/database.ts'
import { isEmptyStore } from '../db/empty-store.ts'
import { lockStore } from '../db/locks.ts'
import { announce } from '../live/announce.ts'
import { type Storage } from '../storage/storage.ts'
import { buildMarket, type DemoMarket } from './demo-market.ts'
import { copyDemoPictures, readDemoPictures } from './demo-pictures.ts'

/** The password of every demo account. */
export const demoPassword = 'volan-demo'

/** What the demo takes from outside. */
export interface DemoSettings {
  /** Takes the photos. */
  storage: Storage
  mailProvider: string
  /** Of `demoPassword`: one hash serves all demo accounts. */
  passwordHash: string
  /** Epoch ms: offers and messages end shortly before it. */
  now?: number
}

/**
 * Fills an empty store with a believable marketplace, all of it or nothing. Answers the e-mail of a demo login, or
 * `null` when the store holds anything, which is then left as it is.
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
  return write(db, async (tx) => {
    await lockStore(tx)
    // Another process may have filled it meanwhile.
    if (!(await isEmptyStore(tx))) return null
    await storeUsers(tx, market, passwordHash)
    // A product may be running on the empty store.
    announce(tx, ['offers', 'people', 'sponsors'], { kind: 'kindChanged' })
    await tx.insertInto('photos').values(market.photos).execute()
    await tx.insertInto('cars').values(market.cars).execute()
    await insertHistory(tx, market.past).execute()
    await tx.insertInto('pictures').values(market.pictures).execute()
    await tx.insertInto('follows').values(market.follows).execute()
    await tx.insertInto('comments').values(market.comments).execute()
    await tx.insertInto('messages').values(market.messages).execute()
    await tx.insertInto('savedCars').values(market.saved).execute()
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

async function storeUsers(tx: Writing, { users, cars, follows }: DemoMarket, passwordHash: string): Promise<void> {
  const rows = users.map(({ id, username, email, telephone, gender, createdAt }) => ({
    id,
    username,
    usernameFolded: username.toLowerCase(),
    email,
    telephone,
    gender,
    createdAt,
    followerCount: follows.filter((follow) => follow.followedId === id).length,
    followingCount: follows.filter((follow) => follow.followerId === id).length,
    postCount: cars.filter((car) => car.ownerId === id).length,
  }))
  await tx.insertInto('users').values(rows).execute()
  const credentials = users.map(({ id, createdAt }) => ({ userId: id, passwordHash, updatedAt: createdAt }))
  await tx.insertInto('credentials').values(credentials).execute()
}
