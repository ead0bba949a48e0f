import { useSyncExternalStore } from 'react'
import { type CarWithId } from '../../contract/car.ts'
import { personal } from '../../contract/limits.ts'

/** Offers that were opened in this browser, newest first; only here, and emptied by logout with all local storage. */

const storageKey = 'seenCars'
const none: readonly CarWithId[] = []
const listeners = new Set<() => void>()
let lastRead: { stored: string | null; cars: readonly CarWithId[] } = { stored: null, cars: [] }

export function useSeenCars(): readonly CarWithId[] {
  return useSyncExternalStore(subscribe, readSeen, () => none)
}

/** An offer is opened. */
export function rememberSeen(car: CarWithId): void {
  const { description: _, ...kept } = car
  write([{ ...kept, description: '' }, ...readSeen().filter(({ id }) => id !== car.id)].slice(0, personal.seenCars))
}

export function clearSeen(): void {
  write([])
}

function write(cars: readonly CarWithId[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(cars))
  } catch {
    // A full storage costs this list, never the page.
  }
  for (const listener of listeners) listener()
}

function readSeen(): readonly CarWithId[] {
  const stored = localStorage.getItem(storageKey)
  if (stored === lastRead.stored) return lastRead.cars
  try {
    const cars: unknown = JSON.parse(stored ?? '[]')
    lastRead = { stored, cars: Array.isArray(cars) ? (cars as CarWithId[]) : [] }
  } catch {
    lastRead = { stored, cars: [] }
  }
  return lastRead.cars
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
