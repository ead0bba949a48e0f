import { type CarWithId } from '../../contract/car.ts'
import { personal } from '../../contract/limits.ts'
import { type SeenCars } from '../../contract/saved.ts'
import { serverNow } from '../server-clock.ts'
import { useStore } from '../ui/store.ts'
import { carOfList } from './car-of-list.ts'
import { createStoredList } from './stored-list.ts'

/** Offers that were opened, newest first: in this browser, and with the account of whoever is logged in. */

const none: readonly CarWithId[] = []
export const seenCars = createStoredList<CarWithId>('seenCars', { version: 1, entry: carOfList })

/** What the account does not know yet. */
export const unsentSeen = createStoredList<SeenCars['cars'][number]>('seenUnsent', {
  version: 1,
  entry: { id: '', seenAt: 0 },
})

export function useSeenCars(): readonly CarWithId[] {
  return useStore(seenCars, () => none)
}

/** Stores an offer that was opened. */
export function rememberSeen(car: CarWithId): void {
  seenCars.set(newest([brief(car), ...seenCars.get()]))
  unsentSeen.set(newest([{ id: car.id, seenAt: serverNow() }, ...unsentSeen.get()]))
}

/** What the account knows; what it does not know yet stays on top. */
export function takeSeen(cars: readonly CarWithId[]): void {
  const unsent = new Set(unsentSeen.get().map(({ id }) => id))
  const own = seenCars.get().filter(({ id }) => unsent.has(id))
  seenCars.set(newest([...own, ...cars.map(brief)]))
}

/** Empties the list of this browser. */
export function forgetSeen(): void {
  seenCars.set([])
  unsentSeen.set([])
}

function brief(car: CarWithId): CarWithId {
  return { ...car, description: '' }
}

function newest<T extends { id: string }>(entries: readonly T[]): T[] {
  const once = new Map<string, T>()
  for (const entry of entries) if (!once.has(entry.id)) once.set(entry.id, entry)
  return [...once.values()].slice(0, personal.seenCars)
}
