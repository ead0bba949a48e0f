import { randomInt } from 'node:crypto'
import { brands, engines, transmissions } from '../contract/choices.ts'
import { insertCar } from '../server/cars/car-store.ts'
import { openDatabase, write } from '../server/db/database.ts'
import { migrate } from '../server/db/migrate.ts'
import { storePlace } from '../server/db/store-place.ts'
import { pushId } from '../server/db/push-id.ts'

const batch = 1000

/** Fills an empty store with people and offers enough to measure on. */
export async function fillMarket(
  settings: Parameters<typeof storePlace>[0],
  size: { people: number; cars: number },
): Promise<void> {
  const db = openDatabase(storePlace(settings))
  await migrate(db)
  const ids = Array.from({ length: size.people }, () => pushId())
  await write(db, async (tx) => {
    for (const [index, id] of ids.entries()) {
      const username = `${String.fromCharCode(97 + (index % 26))}person ${index}`
      const row = { id, username, usernameFolded: username, email: `person${index}@gmail.com`, telephone: '0888123456' }
      await tx
        .insertInto('users')
        .values({ ...row, gender: 'Other', createdAt: Date.now() })
        .execute()
    }
  })
  for (let done = 0; done < size.cars; done += batch) {
    await write(db, async (tx) => {
      for (let index = done; index < Math.min(done + batch, size.cars); index++) {
        await insertCar(tx, {
          id: pushId(),
          ownerId: pick(ids, index),
          brand: pick(brands, index),
          model: `Model ${index % 300}`,
          engine: pick(engines, index),
          transmission: pick(transmissions, index),
          year: 1990 + (index % 34),
          description: 'One owner from new, full service history, two sets of tyres.',
          location: 'Sofia',
          price: 1000 + randomInt(90_000),
          createdAt: Date.now(),
          updatedAt: Date.now(),
          modelFamily: `Model ${index % 300}`,
          stateAt: Date.now(),
          renewedAt: Date.now(),
        })
      }
    })
  }
  await db.destroy()
}

function pick<T>(list: readonly T[], index: number): T {
  const value = list[index % list.length]
  if (value === undefined) throw new Error('An empty list has nothing to pick')
  return value
}
