import { type CarWithId } from '../../contract/car.ts'
import { queryClient } from '../query-client.ts'
import { carsOf, withNewest, withoutCar, withRange, type CarList } from './car-list-changes.ts'
import { carCountQuery, carListQuery, loadBetween, loadPage, type CarPage } from './car-queries.ts'
import { carQuery } from './car-query.ts'

/** So many cars are asked for again in one call after a gap. */
const refreshedAtOnce = 200

function loadedCars(): CarWithId[] {
  const list: CarList | undefined = queryClient.getQueryData(carListQuery().queryKey)
  return list ? carsOf(list) : []
}

export function changeList(change: (list: CarList) => CarList): void {
  queryClient.setQueryData<CarList>(carListQuery().queryKey, (list) => list && change(list))
}

export function changeCount(by: number): void {
  queryClient.setQueryData<number>(carCountQuery().queryKey, (count) => (count === undefined ? count : count + by))
}

/** Puts the newest offers on top of the list, if it is loaded. */
export async function showNewestCars(): Promise<void> {
  if (!queryClient.getQueryData(carListQuery().queryKey)) return
  const newest = await loadPage(null)
  changeList((list) => withNewest(list, newest))
}

/**
 * Asks again for everything that is loaded, range by range: what was missed happens in place. `newest` is the newest
 * page as it is now; what it covers need not be asked for.
 */
export async function refreshLoaded(newestPage: CarPage): Promise<void> {
  const covered = newestPage.cars.at(-1)?.id
  const ids = loadedCars().map((car) => car.id)
  for (let from = 0; from < ids.length; from += refreshedAtOnce) {
    const range = ids.slice(from, from + refreshedAtOnce)
    const [newest = '', oldest = ''] = [range[0], range.at(-1)]
    const isCovered = covered !== undefined && covered <= oldest
    const now = isCovered ? newestPage.cars : await loadBetween(oldest, newest)
    changeList((loaded) => withRange(loaded, oldest, newest, now))
  }
}

/** The newest id of the loaded list; empty when nothing is loaded. */
export function newestLoadedId(): string {
  return loadedCars()[0]?.id ?? ''
}

/** Does this car belong among the loaded ones, yet is not there? */
export function isMissing(id: string): boolean {
  const ids = loadedCars().map((car) => car.id)
  return id < newestLoadedId() && id > (ids.at(-1) ?? '') && !ids.includes(id)
}

/** Lets go of a car that has been deleted here. */
export function forgetCar(id: string): void {
  changeList((list) => withoutCar(list, id))
  queryClient.removeQueries({ queryKey: carQuery(id).queryKey })
}
