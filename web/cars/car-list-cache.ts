import { queryClient } from '../query-client.ts'
import { carsOf, withNewest, withoutCar, withRange, type CarList } from './car-list-changes.ts'
import { carCountQuery, carListQuery, carQuery, loadBetween, loadPage } from './car-queries.ts'

/** The loaded list as it stands in the cache. */
export function loadedList(): CarList | undefined {
  return queryClient.getQueryData(carListQuery().queryKey)
}

export function changeList(change: (list: CarList) => CarList): void {
  queryClient.setQueryData<CarList>(carListQuery().queryKey, (list) => list && change(list))
}

export function changeCount(by: number): void {
  queryClient.setQueryData<number>(carCountQuery().queryKey, (count) => (count === undefined ? count : count + by))
}

/** Puts the newest offers on top of the list, if it is loaded. */
export async function showNewestCars(): Promise<void> {
  if (!loadedList()) return
  const newest = await loadPage(null)
  changeList((list) => withNewest(list, newest))
}

/** Asks again for every loaded page, between the ids it spans: what was missed happens in place. */
export async function refreshLoaded(): Promise<void> {
  for (const { cars } of loadedList()?.pages ?? []) {
    const [newest, oldest] = [cars[0]?.id, cars.at(-1)?.id]
    if (newest === undefined || oldest === undefined) continue
    const now = await loadBetween(oldest, newest)
    changeList((loaded) => withRange(loaded, oldest, newest, now))
  }
}

/** The newest id of the loaded list; empty when nothing is loaded. */
export function newestLoadedId(): string {
  const list = loadedList()
  return (list && carsOf(list)[0]?.id) ?? ''
}

/** Lets go of a car that has been deleted here. */
export function forgetCar(id: string): void {
  changeList((list) => withoutCar(list, id))
  queryClient.removeQueries({ queryKey: carQuery(id).queryKey })
}
