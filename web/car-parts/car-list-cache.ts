import { type Car, type CarWithId } from '../../contract/car.ts'
import { isListed } from '../../contract/car-state.ts'
import { type LiveEvent } from '../../contract/live.ts'
import { type Changes } from '../events-since.ts'
import { carListsKey, queryClient } from '../query-client.ts'
import { readSession } from '../session.ts'
import { carsOf, withCarsNow, withNewest, withRange } from './car-list-changes.ts'
import {
  allCars,
  carEvents,
  carListQuery,
  loadBetween,
  loadCarPage,
  type CarPage,
  type ListedCars,
  type LoadedList,
} from './car-list-query.ts'
import { carCountQuery, carQuery, singleCars } from './car-queries.ts'

/** Cars requested again in one call. */
const maxRefetched = 200

/** Idempotency keys of the offers that this tab creates. */
const ownKeys = new Set<string>()

export function loadedList(listed: ListedCars): LoadedList | undefined {
  return queryClient.getQueryData(carListQuery(listed).queryKey)
}

export function changeList(listed: ListedCars, change: (list: LoadedList) => LoadedList): void {
  queryClient.setQueryData<LoadedList>(carListQuery(listed).queryKey, (list) => list && change(list))
}

/** Ids of the loaded cars of the list of all, newest first. */
export function idsOfAll(): string[] {
  const list = loadedList(allCars)
  return list ? carsOf(list).map(({ id }) => id) : []
}

/** Puts the newest cars on top of the list of all, if it is loaded. */
export async function showNewestCars(): Promise<void> {
  if (!loadedList(allCars)) return
  const newest = await loadCarPage(allCars, { after: null })
  changeList(allCars, (list) => withNewest(list, newest))
}

/**
 * Reads the loaded part of the list of all again, range by range, and applies missed changes in place. The newest
 * page's range need not be read.
 */
export async function refetchRanges(newestPage: CarPage): Promise<void> {
  const covered = newestPage.cars.at(-1)?.id
  const ids = idsOfAll()
  for (let from = 0; from < ids.length; from += maxRefetched) {
    const range = ids.slice(from, from + maxRefetched)
    const [newest = '', oldest = ''] = [range[0], range.at(-1)]
    const isCovered = covered !== undefined && covered <= oldest
    const now = isCovered ? newestPage.cars : await loadBetween(oldest, newest)
    changeList(allCars, (list) => withRange(list, oldest, newest, now))
  }
}

/** Applies a change of a car to all loaded data. */
export function applyChangedCar(id: string, changed: Car): void {
  const car = { ...changed, id }
  changeLists(new Map([[id, isListed(car.state ?? 'forSale') ? car : null]]))
  // The event has what everybody sees, and the owner's page shows more.
  if (car.owner_id === readSession()?.userId) void queryClient.invalidateQueries({ queryKey: carQuery(id).queryKey })
  else singleCars.change(id, new Map([[id, car]]))
}

/** Removes deleted cars from lists; their own pages say that they are gone. */
export function applyDeletedCars(ids: readonly string[]): void {
  changeLists(new Map(ids.map((id) => [id, null])))
  for (const id of ids) {
    const { queryKey } = carQuery(id)
    // A car hidden by a moderator is gone for all but its owner, whose page says so.
    if (queryClient.getQueryData(queryKey)?.owner_id === readSession()?.userId) {
      void queryClient.invalidateQueries({ queryKey })
    } else singleCars.change(id, new Map([[id, null]]))
  }
}

/** Applies an event to the number of all cars. */
export function countEvent(event: LiveEvent): void {
  if (event.kind === 'carAdded') changeCount(1)
  else if (event.kind === 'carsAdded') changeCount(event.ids.length)
  else if (event.kind === 'carDeleted') changeCount(-1)
  else if (event.kind === 'carsGone') changeCount(-event.ids.length)
  // A sold car is not counted.
  else if (event.kind === 'carChanged' && !isListed(event.car.state ?? 'forSale')) refetchCount()
}

export function refetchCount(): void {
  void queryClient.invalidateQueries({ queryKey: carCountQuery().queryKey })
}

/** Removes a car that was deleted here from all lists. */
export function forgetCar(id: string): void {
  changeLists(new Map([[id, null]]))
  queryClient.removeQueries({ queryKey: carQuery(id).queryKey })
}

/** Notes the idempotency key of an offer that this tab creates. */
export function noteOwnCreation(key: string): void {
  ownKeys.add(key)
}

/** Whether this tab created the offer with this idempotency key. */
export function isOwnCreation(key: string | undefined): boolean {
  return key !== undefined && ownKeys.has(key)
}

function changeLists(now: Changes<CarWithId>): void {
  for (const [id, car] of now) carEvents.add(id, car)
  queryClient.setQueriesData<LoadedList>({ queryKey: carListsKey }, (list) => list && withCarsNow(list, now))
}

function changeCount(by: number): void {
  queryClient.setQueryData<number>(carCountQuery().queryKey, (count) => (count === undefined ? count : count + by))
}
