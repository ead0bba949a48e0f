import { hashKey, type Query, type QueryKey } from '@tanstack/react-query'
import { type CarWithId } from '../../contract/car.ts'
import { type SavedCar } from '../../contract/saved.ts'
import { profileKey, queryClient } from '../query-client.ts'
import { readSession } from '../session.ts'

/**
 * What one reads without a connection: saved cars, the own profile and offers, the last conversations. It is kept in
 * local storage under the person's id, without any token, and goes with all local storage at logout.
 */
const conversationsAtMost = 20

interface Kept {
  key: QueryKey
  data: unknown
  /** Epoch ms. */
  at: number
}

/** Hashes of what was put back into the cache and may be old. */
const recalled = new Set<string>()

/** Keeps what is loaded now and later. Answers how to stop. */
export function keepLastSeen(): () => void {
  const cache = queryClient.getQueryCache()
  for (const query of cache.getAll()) keep(query)
  return cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') keep(event.query)
  })
}

/** Notes when there was last a connection. */
export function keepContact(at: number): void {
  write('contact', at)
}

/** Puts what was kept back into the cache where that knows nothing. Answers when it was last current, in epoch ms. */
export function recallLastSeen(): number {
  const kept = readAll()
  for (const { key, data, at } of kept) {
    recall(key, data, at)
    for (const car of carsIn(key, data)) recall(['cars', 'one', car.id], car, at)
  }
  return Math.max(Number(read('contact')), ...kept.map(({ at }) => at)) || Date.now()
}

/** With a connection nothing old is taken for true: what is not on the page is asked for again. */
export function forgetRecalled(): void {
  queryClient.removeQueries({ type: 'inactive', predicate: ({ queryHash }) => recalled.has(queryHash) })
  recalled.clear()
  void queryClient.refetchQueries({ type: 'active', stale: true })
}

function keep(query: Query): void {
  const { queryKey, queryHash, state } = query
  const isCurrent = queryClient.getQueryCache().get(queryHash) === query
  if (!isCurrent || state.status !== 'success' || !isKept(queryKey)) return
  write(queryHash, { key: queryKey, data: state.data, at: state.dataUpdatedAt })
  if (queryKey[0] !== 'conversation') return
  // The other person's name was asked for before anything was said.
  const other = queryClient.getQueryCache().find({ queryKey: profileKey(String(queryKey[1])) })
  if (other) keep(other)
  for (const { key } of conversations().slice(conversationsAtMost)) {
    for (const old of [key, profileKey(String(key[1]))]) localStorage.removeItem(nameOf(hashKey(old)))
  }
}

function isKept([kind, id, part]: QueryKey): boolean {
  if (kind === 'saved') return id === 'cars'
  if (kind !== 'profiles') return kind === 'conversation'
  const isPartner = part === undefined && read(hashKey(['conversation', id])) !== null
  return isPartner || id === readSession()?.userId
}

function recall(queryKey: QueryKey, data: unknown, at: number): void {
  const query = queryClient.getQueryCache().build(queryClient, { queryKey, gcTime: Infinity })
  if (query.state.data !== undefined) return
  query.setData(data, { updatedAt: at, manual: true })
  recalled.add(query.queryHash)
}

/** Whole offers that came with other things. */
function carsIn([kind, , part]: QueryKey, data: unknown): CarWithId[] {
  if (kind === 'saved') return (data as SavedCar[]).flatMap(({ car }) => car ?? [])
  if (kind === 'profiles' && part === 'posts') return (data as { pages: CarWithId[][] }).pages.flat()
  return []
}

/** The conversations that are kept, the latest first. */
function conversations(): Kept[] {
  return readAll()
    .filter(({ key }) => key[0] === 'conversation')
    .toSorted((a, b) => b.at - a.at)
}

function nameOf(name: string): string {
  return `lastSeen:${readSession()?.userId}:${name}`
}

function readAll(): Kept[] {
  const beginning = nameOf('[')
  return Object.keys(localStorage)
    .filter((name) => name.startsWith(beginning))
    .map((name) => JSON.parse(localStorage.getItem(name) ?? '') as Kept)
}

function read(name: string): string | null {
  return localStorage.getItem(nameOf(name))
}

function write(name: string, value: unknown): void {
  if (!readSession()) return
  try {
    localStorage.setItem(nameOf(name), JSON.stringify(value))
  } catch {
    // A full storage costs the copy, never the page.
  }
}
