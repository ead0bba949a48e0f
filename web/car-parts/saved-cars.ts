import { queryOptions, useQuery } from '@tanstack/react-query'
import { type CarWithId } from '../../contract/car.ts'
import { personalEndpoints } from '../../contract/personal-endpoints.ts'
import { personal } from '../../contract/limits.ts'
import { type SavedCar } from '../../contract/saved.ts'
import { carName } from '../../contract/shown-car.ts'
import { call } from '../api.ts'
import { sentenceOf } from '../call-error.ts'
import { dropAnswer, queryClient } from '../query-client.ts'
import { serverNow } from '../server-clock.ts'
import { onSessionChange, readSession, useSession } from '../session.ts'
import { texts } from '../texts.ts'
import { useStore } from '../ui/store.ts'
import { showToast } from '../ui/toast.tsx'
import { carOfList } from './car-of-list.ts'
import { createStoredList } from './stored-list.ts'

/** Saved cars: in the account, or for visitors in this browser until they log in. */

const none: readonly SavedCar[] = []
const visitorsCars = createStoredList<SavedCar>('savedCars', {
  version: 1,
  entry: { carId: '', savedAt: 0, priceThen: 0, priceSeen: 0, note: '', name: '', car: carOfList as CarWithId },
})

export const savedCarsQuery = queryOptions({
  queryKey: ['saved', 'cars'],
  queryFn: ({ signal }) => call(personalEndpoints.listSavedCars, { signal }),
})

/** The saved cars; `undefined` while loading. */
export function useSavedCars(): readonly SavedCar[] | undefined {
  const isUser = useSession() !== null
  const own = useQuery({ ...savedCarsQuery, enabled: isUser })
  const visitors = useStore(visitorsCars, () => none)
  return isUser ? own.data : visitors
}

/** Whether the car changed since its owner last opened the list. */
export function hasNews({ car, priceSeen, isSaleNew, isReturnNew }: SavedCar): boolean {
  return (isSaleNew ?? isReturnNew ?? false) || (car !== undefined && car.price !== priceSeen)
}

/** Saves a car or removes it; shown at once and undone when it fails. */
export async function changeSaved(car: CarWithId, isSaved: boolean): Promise<void> {
  if (readSession() === null) return changeStored(car, isSaved)
  const { queryKey } = savedCarsQuery
  const isDropped = await dropAnswer(queryKey)
  const before = queryClient.getQueryData(queryKey)
  queryClient.setQueryData(queryKey, (saved) => withCar(saved ?? [], car, isSaved))
  try {
    if (isSaved) await call(personalEndpoints.saveCar, { params: { id: car.id }, body: {} })
    else await call(personalEndpoints.unsaveCar, { params: { id: car.id } })
  } catch (error) {
    queryClient.setQueryData(queryKey, before)
    showToast({ text: sentenceOf(error) })
  }
  if (isDropped) await queryClient.invalidateQueries({ queryKey })
}

/** Adds what a visitor saved to the account at login. Returns how to stop. */
export function mergeAtLogin(): () => void {
  const merge = async () => {
    const cars = visitorsCars.get()
    if (readSession() === null || cars.length === 0) return
    visitorsCars.set([])
    const body = { cars: cars.map(({ carId, savedAt, priceThen }) => ({ id: carId, savedAt, priceThen })) }
    try {
      await call(personalEndpoints.mergeSavedCars, { body })
      await queryClient.invalidateQueries({ queryKey: savedCarsQuery.queryKey })
    } catch {
      // They wait for the next login.
      visitorsCars.set(cars)
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
  return [{ carId, savedAt: serverNow(), priceThen: price, priceSeen: price, note: '', name, car }, ...others]
}

function changeStored(car: CarWithId, isSaved: boolean): void {
  const saved = visitorsCars.get()
  if (isSaved && saved.length >= personal.savedCars) return showToast({ text: texts.personal.full })
  visitorsCars.set(withCar(saved, car, isSaved))
}
