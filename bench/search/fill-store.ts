import { sql, type Insertable } from 'kysely'
import { brands } from '../../contract/choices.ts'
import { type CarTable, type EstimateTable } from '../../server/db/car-tables.ts'
import { isPostgres, openDatabase, type Database, type StorePlace } from '../../server/db/database.ts'
import { write } from '../../server/db/write.ts'
import { migrate } from '../../server/db/migrations/migrate.ts'
import { pushId } from '../../server/db/push-id.ts'
import { type Tables } from '../../server/db/tables.ts'
import { maxGrounds } from '../../server/cars/estimate-grounds-store.ts'
import { type Details } from '../../server/estimates/estimate-store.ts'
import { factsLine } from '../../server/estimates/model/price-model.ts'
import { type OfferBase } from './offer-bases.ts'
import { offerGenerator } from './offer-generator.ts'

const batch = 5000
/** Rows of one statement: PostgreSQL takes 65,535 values. */
const slice = 200
const offersPerPerson = 30

/** Fills an empty store with so many offers; one that is filled already is left as it is. */
export async function fillStore(place: StorePlace, bases: readonly OfferBase[], count: number): Promise<void> {
  const db = openDatabase(place, { hasLongTimeouts: true })
  await migrate(db)
  const { count: known } = await db
    .selectFrom('cars')
    .select(db.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (known !== count) {
    if (known > 0) throw new Error(`The store holds ${known} offers, not ${count}. Remove it.`)
    if (!isPostgres(db)) await sql`pragma synchronous=off`.execute(db)
    await fill(db, bases, count)
  }
  await db.destroy()
}

async function fill(db: Database, bases: readonly OfferBase[], count: number): Promise<void> {
  const ownerIds = Array.from({ length: Math.max(10, Math.round(count / offersPerPerson)) }, () => pushId())
  const now = Date.now()
  const people = ownerIds.map((id, index): Insertable<Tables['users']> => {
    const username = `person ${index} ${brands[index % brands.length]}`
    const email = `person.${index}@gmail.com`
    return { id, username, usernameFolded: username, email, telephone: '0888123456', gender: 'Other', createdAt: now }
  })
  await write(db, async (tx) => {
    for (const some of slices(people)) await tx.insertInto('users').values(some).execute()
  })
  const generate = offerGenerator(bases, ownerIds, count)
  for (let done = 0; done < count; done += batch) {
    const offers = Array.from({ length: Math.min(batch, count - done) }, (_none, index) => generate(done + index))
    await write(db, async (tx) => {
      for (const some of slices(offers)) {
        await tx
          .insertInto('cars')
          .values(some.map(({ car }) => car))
          .execute()
        const covers = some
          .filter(({ car }) => (car.photoCount ?? 0) > 0)
          .map(({ car }) => ({
            carId: car.id,
            position: 0,
            address: `https://example.com/${car.id}.jpg`,
            photoId: null,
          }))
        if (covers.length > 0) await tx.insertInto('pictures').values(covers).execute()
        const estimates = some.flatMap(({ car, estimate: price }) =>
          price === null
            ? []
            : [
                {
                  carId: car.id,
                  price,
                  low: price * 0.9,
                  high: price * 1.1,
                  ...fresh(car),
                  computedAt: now,
                },
              ],
        )
        if (estimates.length > 0) await tx.insertInto('estimates').values(estimates).execute()
      }
    })
    if (done % 100_000 === 0 && done > 0) console.error(`  ${done} offers written`)
  }
  await db.updateTable('totals').set({ count, version: 1 }).where('name', '=', 'cars').execute()
  await sql`analyze`.execute(db)
}

/** As the product keeps an estimate that is not due today and rests on so many offers that none is known by name. */
function fresh(car: Insertable<CarTable>): Pick<EstimateTable, 'comparableCount' | 'details'> {
  const facts = factsLine({
    id: car.id,
    brand: car.brand,
    model: car.model,
    year: car.year,
    engine: car.engine,
    transmission: car.transmission,
    mileage: car.mileage ?? null,
    power: car.power ?? null,
    displacement: car.displacement ?? null,
    body: car.body ?? null,
    condition: car.condition ?? null,
    price: car.price,
    family: car.modelFamily ?? '',
  })
  const details: Details = { level: 'model', facts, comparableIds: [] }
  return { comparableCount: maxGrounds + 1, details: JSON.stringify(details) }
}

function slices<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / slice) }, (_none, at) => all.slice(at * slice, (at + 1) * slice))
}
