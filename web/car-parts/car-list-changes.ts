import { type CarWithId } from '../../contract/car.ts'
import { type Changes } from '../events-since.ts'
import { withNow, type CarPage, type LoadedList } from './car-list-query.ts'

/** Changes of the loaded part of a list; each returns a new list. */

/** The cars that live events reported, and whether each was added or changed. */
export type Touched = ReadonlyMap<string, 'added' | 'changed'>

export function carsOf(list: LoadedList): CarWithId[] {
  return list.pages.flatMap((page) => page.cars)
}

export function loadedIds(list: LoadedList): Set<string> {
  return new Set(carsOf(list).map(({ id }) => id))
}

/** The loaded cars in their current state, with a total reduced by those that are gone. */
export function withCarsNow(list: LoadedList, now: Changes<CarWithId>): LoadedList {
  let gone = 0
  const pages = list.pages.map((page) => {
    if (!page.cars.some(({ id }) => now.has(id))) return page
    const cars = withNow(page.cars, now)
    gone += page.cars.length - cars.length
    return { ...page, cars }
  })
  const [first, ...others] = pages
  if (first?.total === undefined || gone === 0) return { ...list, pages }
  return { ...list, pages: [{ ...first, total: first.total - gone }, ...others] }
}

/** The loaded cars in their places, with total, counts and versions of a newer answer. */
export function withAnswer(list: LoadedList, answer: CarPage): LoadedList {
  const { pages, ...other } = withCarsNow(list, new Map(answer.cars.map((car) => [car.id, car])))
  const [first, ...others] = pages
  if (!first) return list
  const { total, facets, relaxations = [] } = answer
  const newer = { ...(total !== undefined && { total }), ...(facets && { facets }), relaxations }
  return { ...other, pages: [{ ...first, ...newer }, ...others] }
}

/** Puts the newest page on top. When cars lie between it and the loaded ones, the list starts over with it. */
export function withNewest(list: LoadedList, newest: CarPage): LoadedList {
  const [first, ...others] = list.pages
  const top = carsOf(list)[0]
  const last = newest.cars.at(-1)
  if (!first || !top || !last || last.id > top.id) return { pages: [newest], pageParams: [null] }
  const known = new Set(others.flatMap((page) => page.cars.map((car) => car.id)))
  const cars = [...newest.cars.filter((car) => !known.has(car.id)), ...first.cars.filter((car) => car.id < last.id)]
  return { ...list, pages: [{ ...first, cars }, ...others] }
}

/** Replaces the cars between two ids, both included, by the current ones; each goes where its id belongs. */
export function withRange(list: LoadedList, oldest: string, newest: string, now: readonly CarWithId[]): LoadedList {
  const isInRange = (id: string) => id >= oldest && id <= newest
  let left = now.filter((car) => isInRange(car.id))
  const lastPage = list.pages.at(-1)
  const pages = list.pages.map((page) => {
    const end = page === lastPage ? '' : (page.cars.at(-1)?.id ?? '')
    const here = left.filter((car) => car.id >= end)
    left = left.filter((car) => car.id < end)
    const others = page.cars.filter((car) => !isInRange(car.id))
    return { ...page, cars: [...others, ...here].toSorted((a, b) => (a.id < b.id ? 1 : -1)) }
  })
  return { ...list, pages }
}

/**
 * The cars that match in the answer but are not in the list. A changed car may stand on a page that is not loaded, so
 * it counts only when the total has grown.
 */
export function newAmong(list: LoadedList, answer: CarPage, touched: Touched): string[] {
  const loaded = loadedIds(list)
  const matching = (answer.among ?? []).filter((id) => !loaded.has(id))
  const added = matching.filter((id) => touched.get(id) === 'added')
  const grown = (answer.total ?? 0) - (list.pages[0]?.total ?? 0) - added.length
  return [...added, ...matching.filter((id) => touched.get(id) === 'changed').slice(0, Math.max(0, grown))]
}

/** The new cars on a page that was requested again; those after the last known car were there before. */
export function newOnPage(list: LoadedList, page: CarPage): string[] {
  const loaded = loadedIds(list)
  const ids = page.cars.map(({ id }) => id)
  const isWhole = list.pages.at(-1)?.next === null
  const known = isWhole ? -1 : ids.findLastIndex((id) => loaded.has(id))
  return (known < 0 ? ids : ids.slice(0, known)).filter((id) => !loaded.has(id))
}
