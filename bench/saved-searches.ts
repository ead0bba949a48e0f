import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brands, engines } from '../contract/choices.ts'
import { places } from '../contract/places.ts'
import { wireCars } from '../server/cars/car-picture-store.ts'
import { newCarRow } from '../server/cars/car-columns.ts'
import { openDatabase } from '../server/db/database.ts'
import { write } from '../server/db/write.ts'
import { migrate } from '../server/db/migrations/migrate.ts'
import { pushId } from '../server/db/push-id.ts'
import { seededChoices } from '../server/lib/seeded-random.ts'
import { tellSearches } from '../server/saved-searches/search-hits-store.ts'
import { createSavedSearch } from '../server/saved-searches/saved-search-store.ts'

const rounds = 40

/**
 * Prints what telling saved searches adds to the writing of one offer, for 100 and 10,000 of them: median and p95 in ms.
 * `url` is a PostgreSQL server; without it the store is a file.
 */
export async function benchSavedSearches(url?: string): Promise<void> {
  console.log('Saved searches told in the write of one offer, ms')
  for (const size of [100, 10_000]) {
    const folder = mkdtempSync(join(tmpdir(), 'volan-bench-'))
    const db = openDatabase({ file: join(folder, 'volan.db'), url }, { hasLongTimeouts: true })
    await migrate(db)
    const choose = seededChoices(size)
    const ids = Array.from({ length: size / 20 + 1 }, () => pushId())
    const people = ids.map((id, i) => ({
      id,
      username: `person ${i}`,
      usernameFolded: `person ${i}`,
      email: `${id}@gmail.com`,
    }))
    await write(db, async (tx) => {
      const common = { telephone: '0888123456', gender: 'Other' as const, createdAt: Date.now() }
      for (const person of people)
        await tx
          .insertInto('users')
          .values({ ...person, ...common })
          .execute()
    })
    const [seller = '', ...buyers] = ids
    for (let i = 0; i < size; i++) {
      await createSavedSearch(db, buyers[i % buyers.length] ?? '', {
        search: { name: `Search ${i}`, address: addressOf(choose), alert: 'live' },
      })
    }
    const times: number[] = []
    let told = 0
    for (let round = 0; round < rounds; round++) {
      await write(db, async (tx) => {
        const id = pushId()
        const offer = newCarRow(carOf(choose), { id, ownerId: seller, importKey: null, now: Date.now() })
        await tx.insertInto('cars').values(offer).execute()
        const row = await tx.selectFrom('cars').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
        const [[, car] = []] = await wireCars(tx, [row])
        const begun = performance.now()
        if (car) await tellSearches(tx, [{ id, car }])
        times.push(performance.now() - begun)
        const { count } = await tx
          .selectFrom('searchHits')
          .select((eb) => eb.fn.countAll().as('count'))
          .where('carId', '=', id)
          .executeTakeFirstOrThrow()
        told += Number(count)
      })
    }
    times.sort((a, b) => a - b)
    const at = (share: number) => times[Math.floor(share * (times.length - 1))]?.toFixed(1)
    console.log(`${size} searches: median ${at(0.5)}, p95 ${at(0.95)}; ${(told / rounds).toFixed(1)} told an offer`)
    await db.destroy()
    rmSync(folder, { recursive: true })
  }
}

type Choose = ReturnType<typeof seededChoices>

function addressOf(choose: Choose): string {
  const params = [
    `brand=${choose.one(brands)}`,
    `priceTo=${choose.between(5, 60) * 1000}`,
    choose.between(1, 2) === 1 && `engine=${choose.one(engines)}`,
    choose.between(1, 2) === 1 && `yearFrom=${choose.between(2000, 2020)}`,
    choose.between(1, 4) === 1 && `region=${encodeURIComponent(choose.one(places).name)}`,
    choose.between(1, 10) === 1 && 'word=service',
  ]
  return params.filter(Boolean).join('&')
}

function carOf(choose: Choose) {
  return {
    brand: choose.one(brands),
    model: '320d',
    engine: choose.one(engines),
    transmission: 'Manual' as const,
    year: choose.between(2000, 2023),
    description: 'One owner from new, full service history, two sets of tyres.',
    location: choose.one(choose.one(places).towns)[0],
    price: choose.between(20, 600) * 100,
  }
}
