import { hashKey, type Query, type QueryKey } from '@tanstack/react-query'
import { type CarWithId } from '../../contract/car.ts'
import { type SavedCar } from '../../contract/saved.ts'
import { profileKey, queryClient } from '../query-client.ts'
import { readSession } from '../session.ts'

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
  write('contact', at)
}

/** Restores stored data that the cache lacks. Returns when it was last current, in epoch ms. */
export function restoreLastSeen(): number {
  const stored = readAll()
  for (const { key, data, at } of stored) {
    restore(key, data, at)
    for (const car of carsIn(key, data)) restore(['cars', 'one', car.id], car, at)
  }
  return Math.max(Number(read('contact')), ...stored.map(({ at }) => at)) || Date.now()
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
  write(queryHash, { key: queryKey, data: state.data, at: state.dataUpdatedAt })
  if (queryKey[0] === 'cars') {
    for (const { key } of latest('cars').slice(maxOpenedCars)) localStorage.removeItem(nameOf(hashKey(key)))
  }
  if (queryKey[0] !== 'conversation') return
  // The other person's name was read before the first message.
  const other = queryClient.getQueryCache().find({ queryKey: profileKey(String(queryKey[1])) })
  if (other) keep(other)
  for (const { key } of latest('conversation').slice(maxConversations)) {
    for (const old of [key, profileKey(String(key[1]))]) localStorage.removeItem(nameOf(hashKey(old)))
  }
}

function isStored([kind, id, part]: QueryKey): boolean {
  if (kind === 'saved') return id === 'cars'
  if (kind === 'cars') return id === 'one'
  if (kind !== 'profiles') return kind === 'conversation'
  const isPartner = part === undefined && read(hashKey(['conversation', id])) !== null
  return isPartner || id === readSession()?.userId
}

function restore(queryKey: QueryKey, data: unknown, at: number): void {
  const query = queryClient.getQueryCache().build(queryClient, { queryKey, gcTime: Infinity })
  if (query.state.data !== undefined) return
  query.setData(data, { updatedAt: at, manual: true })
  restored.add(query.queryHash)
}

/** Whole offers contained in other data. */
function carsIn([kind, , part]: QueryKey, data: unknown): CarWithId[] {
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
  return `lastSeen:${readSession()?.userId}:${name}`
}

function readAll(): Stored[] {
  const beginning = nameOf('[')
  return Object.keys(localStorage)
    .filter((name) => name.startsWith(beginning))
    .map((name) => JSON.parse(localStorage.getItem(name) ?? '') as Stored)
}

function read(name: string): string | null {
  return localStorage.getItem(nameOf(name))
}

function write(name: string, value: unknown): void {
  if (!readSession()) return
  try {
    localStorage.setItem(nameOf(name), JSON.stringify(value))
  } catch {
    // A full storage loses the copy, never the page.
  }
}
