import { expect, test } from 'vitest'
import { type CarWithId } from '../../contract/car.ts'
import { carsOf, withChangedCar, withNewest, withoutCar, withRange, type CarList } from './car-list-changes.ts'

function car(id: string, price = 1): CarWithId {
  return {
    id,
    brand: 'BMW',
    model: id,
    engine: 'Petrol',
    transmission: 'Manual',
    year: 2020,
    description: 'ten letters',
    location: 'Sofia',
    price,
    owner_id: 'alice',
  }
}

function listOf(...pages: string[][]): CarList {
  return {
    pages: pages.map((ids) => ({ cars: ids.map((id) => car(id)), next: ids.at(-1) ?? null })),
    pageParams: pages.map(() => null),
  }
}

function page(...ids: string[]) {
  return { cars: ids.map((id) => car(id)), next: ids.at(-1) ?? null }
}

const ids = (list: CarList) => carsOf(list).map(({ id }) => id)

test('a changed car changes in its place', () => {
  const list = withChangedCar(listOf(['f', 'e'], ['d', 'c']), car('d', 99))
  expect(ids(list)).toEqual(['f', 'e', 'd', 'c'])
  expect(carsOf(list).map(({ price }) => price)).toEqual([1, 1, 99, 1])
})

test('a deleted car goes, its neighbours stay, and the next page begins where it began', () => {
  const list = withoutCar(listOf(['f', 'e'], ['d', 'c']), 'c')
  expect(ids(list)).toEqual(['f', 'e', 'd'])
  expect(list.pages.at(-1)?.next).toBe('c')
})

test('new cars go on top, each once', () => {
  expect(ids(withNewest(listOf(['d', 'c'], ['b', 'a']), page('f', 'e', 'd')))).toEqual(['f', 'e', 'd', 'c', 'b', 'a'])
})

test('the newest page may reach into the second loaded page', () => {
  const list = withoutCar(withoutCar(listOf(['f', 'e', 'd'], ['c', 'b']), 'e'), 'd')
  expect(ids(withNewest(list, page('g', 'f', 'c')))).toEqual(['g', 'f', 'c', 'b'])
})

test('a car that is gone from the newest page goes from the list', () => {
  expect(ids(withNewest(listOf(['d', 'c', 'b']), page('e', 'd', 'b')))).toEqual(['e', 'd', 'b'])
})

test('when others lie between, the list begins anew', () => {
  const list = withNewest(listOf(['b', 'a']), page('z', 'y'))
  expect(ids(list)).toEqual(['z', 'y'])
  expect(list.pages).toHaveLength(1)
})

test('the first car of an empty market is shown', () => {
  expect(ids(withNewest(listOf([]), page('a')))).toEqual(['a'])
})

test('a range is replaced by what stands there now; the rest stays', () => {
  const list = withRange(listOf(['f', 'e'], ['d', 'c']), 'c', 'e', [car('e', 5), car('c')])
  expect(ids(list)).toEqual(['f', 'e', 'c'])
  expect(carsOf(list)[1]?.price).toBe(5)
})

test('what came between known cars goes where its id belongs', () => {
  const list = withRange(
    listOf(['h', 'f'], ['d', 'b']),
    'b',
    'h',
    page('z', 'h', 'g', 'f', 'e', 'd', 'c', 'b', 'a').cars,
  )
  expect(list.pages.map((part) => part.cars.map(({ id }) => id))).toEqual([
    ['h', 'g', 'f'],
    ['e', 'd', 'c', 'b'],
  ])
})
