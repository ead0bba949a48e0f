import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { type CarWithId } from '../../contract/car.ts'
import { personalEndpoints } from '../../contract/personal-endpoints.ts'
import { personal } from '../../contract/limits.ts'
import { type SavedCar } from '../../contract/saved.ts'
import { carName } from '../../contract/shown-car.ts'
import { call } from '../api.ts'
import { sentenceOf } from '../call-error.ts'
import { queryClient } from '../query-client.ts'
import { onSessionChange, readSession, useSession } from '../session.ts'
import { texts } from '../texts.ts'
import { showToast } from '../ui/toast.tsx'

/** Saved cars: with the account, or for visitors in this browser until they log in. */

const storageKey = 'savedCars'
const none: readonly SavedCar[] = []
const listeners = new Set<() => void>()
let lastRead: { stored: string | null; cars: readonly SavedCar[] } = { stored: null, cars: [] }

export const savedCarsQuery = queryOptions({
  queryKey: ['saved', 'cars'],
  queryFn: ({ signal }) => call(personalEndpoints.listSavedCars, { signal }),
})

/** The saved cars; `undefined` until they are known. */
export function useSavedCars(): readonly SavedCar[] | undefined {
  const isUser = useSession() !== null
  const own = useQuery({ ...savedCarsQuery, enabled: isUser })
  const visitors = useSyncExternalStore(subscribe, readStored, () => none)
  return isUser ? own.data : visitors
}

/** Saves a car, or lets go of it; it shows at once and is taken back when it fails. */
export async function changeSaved(car: CarWithId, isSaved: boolean): Promise<void> {
  if (readSession() === null) return changeStored(car, isSaved)
  const before = queryClient.getQueryData(savedCarsQuery.queryKey)
  queryClient.setQueryData(savedCarsQuery.queryKey, (saved) => withCar(saved ?? [], car, isSaved))
  try {
    if (isSaved) await call(personalEndpoints.saveCar, { params: { id: car.id }, body: {} })
    else await call(personalEndpoints.unsaveCar, { params: { id: car.id } })
  } catch (error) {
    queryClient.setQueryData(savedCarsQuery.queryKey, before)
    showToast({ text: sentenceOf(error) })
  }
}

/** What a visitor saved goes to the account at login. Answers how to stop. */
export function mergeAtLogin(): () => void {
  const merge = async () => {
    const cars = readStored()
    if (readSession() === null || cars.length === 0) return
    localStorage.removeItem(storageKey)
    tell()
    const body = { cars: cars.map(({ carId, savedAt, priceThen }) => ({ id: carId, savedAt, priceThen })) }
    try {
      await call(personalEndpoints.mergeSavedCars, { body })
      await queryClient.invalidateQueries({ queryKey: savedCarsQuery.queryKey })
    } catch {
      // Kept for the next login.
      write(cars)
    }
  }
  void merge()
  return onSessionChange(() => void merge())
}

function withCar(saved: readonly SavedCar[], car: CarWithId, isSaved: boolean): SavedCar[] {
  const others = saved.filter(({ carId }) => carId !== car.id)
  if (!isSaved) return others
  const name = `${carName(car)}, ${car.year}`
  const { id: carId, price } = car
  return [{ carId, savedAt: Date.now(), priceThen: price, priceSeen: price, note: '', name, car }, ...others]
}

function changeStored(car: CarWithId, isSaved: boolean): void {
  const saved = readStored()
  if (isSaved && saved.length >= personal.savedCars) return showToast({ text: texts.personal.full })
  write(withCar(saved, car, isSaved))
}

function write(saved: readonly SavedCar[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(saved))
  } catch {
    // A full storage costs the heart, never the page.
  }
  tell()
}

function readStored(): readonly SavedCar[] {
  const stored = localStorage.getItem(storageKey)
  if (stored !== lastRead.stored) lastRead = { stored, cars: parsed(stored) }
  return lastRead.cars
}

function parsed(stored: string | null): readonly SavedCar[] {
  try {
    const cars: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(cars) ? (cars as SavedCar[]) : []
  } catch {
    return []
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function tell(): void {
  for (const listener of listeners) listener()
}
