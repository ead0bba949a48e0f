import { type InfiniteData } from '@tanstack/react-query'
import { type CarWithId } from '../../contract/car.ts'
import { type CarPage } from './car-queries.ts'

/** The loaded part of the list, page by page, and what happens to it: each change answers a new list. */
export type CarList = InfiniteData<CarPage, string | null>

export function carsOf(list: CarList): CarWithId[] {
  return list.pages.flatMap((page) => page.cars)
}

export function withChangedCar(list: CarList, car: CarWithId): CarList {
  return withCars(list, (cars) => cars.map((known) => (known.id === car.id ? car : known)))
}

export function withoutCar(list: CarList, id: string): CarList {
  return withCars(list, (cars) => cars.filter((known) => known.id !== id))
}

/** Puts the newest page on top. When cars lie between it and what is loaded, the list begins anew with it. */
export function withNewest(list: CarList, newest: CarPage): CarList {
  const [first, ...others] = list.pages
  const top = carsOf(list)[0]
  const last = newest.cars.at(-1)
  if (!first || !top || !last || last.id > top.id) return { pages: [newest], pageParams: [null] }
  const known = new Set(others.flatMap((page) => page.cars.map((car) => car.id)))
  const cars = [...newest.cars.filter((car) => !known.has(car.id)), ...first.cars.filter((car) => car.id < last.id)]
  return { ...list, pages: [{ ...first, cars }, ...others] }
}

/** Replaces the cars between two ids, both included, by those that stand there now; each goes where its id belongs. */
export function withRange(list: CarList, oldest: string, newest: string, now: CarWithId[]): CarList {
  const isInRange = (id: string) => id >= oldest && id <= newest
  let left = now.filter((car) => isInRange(car.id))
  const lastPage = list.pages.at(-1)
  const pages = list.pages.map((page) => {
    const end = page === lastPage ? '' : (page.cars.at(-1)?.id ?? '')
    const here = left.filter((car) => car.id >= end)
    left = left.filter((car) => car.id < end)
    const kept = page.cars.filter((car) => !isInRange(car.id))
    return { ...page, cars: [...kept, ...here].toSorted((a, b) => (a.id < b.id ? 1 : -1)) }
  })
  return { ...list, pages }
}

function withCars(list: CarList, change: (cars: CarWithId[]) => CarWithId[]): CarList {
  return { ...list, pages: list.pages.map((page) => ({ ...page, cars: change(page.cars) })) }
}
