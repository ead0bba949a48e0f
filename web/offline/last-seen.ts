import { hashKey, type Query, type QueryKey } from '@tanstack/react-query'
import { type CarWithId } from '../../contract/car.ts'
import { type SavedCar } from '../../contract/saved.ts'
import { carOfList } from '../car-parts/car-of-list.ts'
import { carsNowQuery } from '../car-parts/car-queries.ts'
import { seenCars } from '../car-parts/seen-cars.ts'
import { similarCarsQuery } from '../car-parts/similar-cars-query.ts'
import { profileKey, queryClient } from '../query-client.ts'
import { readSession } from '../session.ts'
import { browserStorage, copyKeys } from '../storage.ts'
import { like, storedValue } from '../stored-value.ts'

/**
 * Data for reading without a connection: saved and opened cars, the own profile and offers, the last conversations. Local
 * storage holds it under the person's id and without a token until logout.
 */
const maxConversations = 20
const maxOpenedCars = 20

interface Stored {
  key: QueryKey
  data: unknown
  /** Epoch ms. */
  at: number
}

const isCopy = like<Stored>({ key: null as unknown as QueryKey, data: null, at: 0 })

/** Hashes of restored queries whose data may be old. */
const restored = new Set<string>()

/** Stores data that is loaded now and later. Returns how to stop. */
export function storeLastSeen(): () => void {
  const cache = queryClient.getQueryCache()
  for (const query of cache.getAll()) keep(query)
  return cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') keep(event.query)
  })
}

/** Stores when there was last a connection. */
export function storeContact(at: number): void {
  if (readSession()) contact().write(at)
}

/** Restores stored data that the cache lacks. Returns when it was last current, in epoch ms. */
export function restoreLastSeen(): number {
  const all = readAll()
  for (const { key, data, at } of all) {
    restore(key, data, at)
    for (const car of carsIn(key, data)) {
      if (key[1] !== 'now') restore(['cars', 'one', car.id], car, at)
      restorePublic(car, at)
    }
  }
  const contactAt = past(Math.max(contact().read() ?? 0, ...all.map(({ at }) => at)) || Date.now())
  // A visitor has only these.
  for (const car of seenCars.get()) restorePublic(car, contactAt)
  return contactAt
}

/** Drops restored data that no component uses, so that with a connection it is read again. */
export function forgetRestored(): void {
  queryClient.removeQueries({ type: 'inactive', predicate: ({ queryHash }) => restored.has(queryHash) })
  restored.clear()
  void queryClient.refetchQueries({ type: 'active', stale: true })
}

function keep(query: Query): void {
  const { queryKey, queryHash, state } = query
  const isCurrent = queryClient.getQueryCache().get(queryHash) === query
  if (!isCurrent || state.status !== 'success' || state.data === null || !isStored(queryKey)) return
  if (readSession()) stored(queryHash).write({ key: queryKey, data: state.data, at: state.dataUpdatedAt })
  if (queryKey[0] === 'cars') {
    for (const { key } of latest('cars').slice(maxOpenedCars)) stored(hashKey(key)).write(null)
  }
  if (queryKey[0] !== 'conversation') return
  // The other person's name was read before the first message.
  const other = queryClient.getQueryCache().find({ queryKey: profileKey(String(queryKey[1])) })
  if (other) keep(other)
  for (const { key } of latest('conversation').slice(maxConversations)) {
    for (const old of [key, profileKey(String(key[1]))]) stored(hashKey(old)).write(null)
  }
}

function isStored([kind, id, part]: QueryKey): boolean {
  if (kind === 'saved') return id === 'cars'
  if (kind === 'cars') return id === 'one' || (id === 'now' && Array.isArray(part) && part.length === 1)
  if (kind !== 'profiles') return kind === 'conversation'
  const isPartner = part === undefined && stored(hashKey(['conversation', id])).read() !== null
  return isPartner || id === readSession()?.userId
}

function restore(queryKey: QueryKey, data: unknown, at: number): void {
  const query = queryClient.getQueryCache().build(queryClient, { queryKey, gcTime: Infinity })
  if (query.state.data !== undefined) return
  query.setData(data, { updatedAt: at, manual: true })
  restored.add(query.queryHash)
}

/** Whether stored data is what the screens of its kind read. */
function isStoredData(value: unknown): value is Stored {
  return isCopy(value) && Array.isArray(value.key) && like(exampleOf(value.key))(value.data)
}

function exampleOf([kind, id, part]: QueryKey): unknown {
  if (kind === 'saved') return [{ carId: '', name: '' }]
  if (kind === 'cars') return id === 'one' ? carOfList : [carOfList]
  if (kind === 'conversation') return [{ id: '', content: '', timestamp: 0 }]
  if (part === undefined) return { id: '', username: '' }
  return part === 'posts' ? { pages: [[carOfList]] } : null
}

/** Restores what the public page of an offer needs. */
function restorePublic(car: CarWithId, at: number): void {
  restore(carsNowQuery([car.id]).queryKey, [car], at)
  restore(similarCarsQuery(car.id).queryKey, null, at)
}

/** Whole offers contained in other data. */
function carsIn([kind, id, part]: QueryKey, data: unknown): CarWithId[] {
  if (kind === 'cars') return id === 'one' ? [data as CarWithId] : (data as CarWithId[])
  if (kind === 'saved') return (data as SavedCar[]).flatMap(({ car }) => car ?? [])
  if (kind === 'profiles' && part === 'posts') return (data as { pages: CarWithId[][] }).pages.flat()
  return []
}

/** What is stored of a kind, the latest first. */
function latest(kind: string): Stored[] {
  return readAll()
    .filter(({ key }) => key[0] === kind)
    .toSorted((a, b) => b.at - a.at)
}

function nameOf(name: string): string {
  return `${copyKeys}${readSession()?.userId}:${name}`
}

function readAll(): Stored[] {
  const beginning = nameOf('')
  const all = browserStorage.keys(nameOf('[')).flatMap((key) => stored(key.slice(beginning.length)).read() ?? [])
  return all.map((one) => ({ ...one, at: past(one.at) }))
}

/** Not in the future, as what was stored while the browser's clock was ahead: it would pass for fresh. */
function past(at: number): number {
  return Math.min(at, Date.now())
}

function stored(name: string) {
  return storedValue(nameOf(name), { version: 1, isShaped: isStoredData })
}

/** When there was last a connection. */
function contact() {
  return storedValue(nameOf('contact'), { version: 1, isShaped: like(0) })
}
