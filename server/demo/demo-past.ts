import { isListed } from '../../contract/car-state.ts'
import { type HistoryEntry } from '../cars/car-history-store.ts'
import { pushIdAt } from '../db/push-id.ts'
import { type NewSavedCarRow, type NewSavedSearchRow } from '../db/personal-tables.ts'
import { type DemoCar } from './demo-stock.ts'
import { day, type DemoUser, type Workshop } from './demo-workshop.ts'

/** One of this many offers became cheaper, and one of this many is in each of these states. */
const cheaperEvery = 6
const every = [
  { state: 'reserved', of: 19 },
  { state: 'sold', of: 31 },
  { state: 'paused', of: 47 },
] as const

/**
 * The history of the offers: their first day, lower prices, and states. Changes their rows; all others have just been
 * renewed.
 */
export function buildPast({ choose, now }: Workshop, cars: DemoCar[]): HistoryEntry[] {
  return cars.flatMap((car, i) => {
    const entry = { carId: car.id, ownerId: car.ownerId }
    const idAt = (at: number) =>
      pushIdAt(
        at,
        Array.from({ length: 12 }, (_none, place) => (i + place) % 64),
      )
    const age = now - car.createdAt
    const added: HistoryEntry = { ...entry, kind: 'added', at: car.createdAt, value: car.price }
    const state = every.find(({ of }) => i % of === of - 1)?.state
    if (state && age > 2 * day) {
      const at = now - choose.between(1, 40) * (day / 24)
      Object.assign(car, { state, stateAt: at, ...(isListed(state) ? { renewedAt: now } : { unlistedAt: at }) })
      return [added, { ...entry, id: idAt(at), kind: 'state', at, note: state }]
    }
    car.renewedAt = now
    if (i % cheaperEvery !== 0 || age < 2 * day) return [added]
    const before = Math.round((car.price * choose.between(103, 109)) / 10_000) * 100
    if (before <= car.price) return [added]
    const at = car.createdAt + Math.round(age * (choose.between(30, 90) / 100))
    Object.assign(car, { priceDropFrom: before, priceDropAt: at })
    return [
      { ...added, value: before },
      { ...entry, id: idAt(at), kind: 'price', at, value: car.price },
    ]
  })
}

/** The saved things of the person whose login is printed. */
export function buildSaved({ choose, now, idAt }: Workshop, me: DemoUser, cars: DemoCar[]) {
  const others = cars.filter((car) => car.ownerId !== me.id && car.brand === 'BMW')
  const saved = choose.some(others, 3).map((car): NewSavedCarRow => {
    const priceThen = car.priceDropFrom ?? car.price
    const name = `${car.brand} ${car.model}, ${car.year}`
    const savedAt = car.createdAt + day / 24
    return { userId: me.id, carId: car.id, savedAt, priceThen, priceSeen: priceThen, name }
  })
  for (const car of cars) if (saved.some(({ carId }) => carId === car.id)) car.saveCount = 1
  const search: NewSavedSearchRow = {
    id: idAt(now - 9 * day),
    userId: me.id,
    name: 'BMW 320 diesel',
    address: 'model=BMW%20320&engine=Diesel',
    alert: 'live',
    createdAt: now - 9 * day,
    seenAt: now,
    brands: '|BMW 320|',
    engines: '|Diesel|',
  }
  return { saved, searches: [search] }
}
