import { expect, test } from 'vitest'
import { type CarWithId } from '../../contract/car.ts'
import { carsOf, newAmong, newOnPage, withAnswer, withCarsNow, withNewest, withRange } from './car-list-changes.ts'
import { type CarPage, type LoadedList } from './car-list-query.ts'

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

function listOf(...pages: string[][]): LoadedList {
  return {
    pages: pages.map((ids) => ({ cars: ids.map((id) => car(id)), next: ids.at(-1) ?? null })),
    pageParams: pages.map(() => null),
  }
}

function page(...ids: string[]) {
  return { cars: ids.map((id) => car(id)), next: ids.at(-1) ?? null }
}

/** Pages of a search with the number of matches. */
function found(...pages: CarPage[]): LoadedList {
  return { pages, pageParams: pages.map((_page, at) => (at === 0 ? null : 'more')) }
}

function answer(ids: string[], different: Partial<CarPage> = {}): CarPage {
  return { ...page(...ids), understood: [], total: 9, next: 'more', ...different }
}

function without(list: LoadedList, ...gone: string[]): LoadedList {
  return withCarsNow(list, new Map(gone.map((id) => [id, null])))
}

const ids = (list: LoadedList) => carsOf(list).map(({ id }) => id)

test('changes a car in its place', () => {
  const list = withCarsNow(listOf(['f', 'e'], ['d', 'c']), new Map([['d', car('d', 99)]]))
  expect(ids(list)).toEqual(['f', 'e', 'd', 'c'])
  expect(carsOf(list).map(({ price }) => price)).toEqual([1, 1, 99, 1])
})

test('removes a deleted car, leaves its neighbours, and begins the next page where it began', () => {
  const list = without(listOf(['f', 'e'], ['d', 'c']), 'c')
  expect(ids(list)).toEqual(['f', 'e', 'd'])
  expect(list.pages.at(-1)?.next).toBe('c')
})

test('puts new cars on top, each once', () => {
  expect(ids(withNewest(listOf(['d', 'c'], ['b', 'a']), page('f', 'e', 'd')))).toEqual(['f', 'e', 'd', 'c', 'b', 'a'])
})

test('accepts a newest page that reaches into the second loaded page', () => {
  const list = without(listOf(['f', 'e', 'd'], ['c', 'b']), 'e', 'd')
  expect(ids(withNewest(list, page('g', 'f', 'c')))).toEqual(['g', 'f', 'c', 'b'])
})

test('removes a car that is missing from the newest page', () => {
  expect(ids(withNewest(listOf(['d', 'c', 'b']), page('e', 'd', 'b')))).toEqual(['e', 'd', 'b'])
})

test('starts the list over when other cars lie between', () => {
  const list = withNewest(listOf(['b', 'a']), page('z', 'y'))
  expect(ids(list)).toEqual(['z', 'y'])
  expect(list.pages).toHaveLength(1)
})

test('shows the first car of an empty market', () => {
  expect(ids(withNewest(listOf([]), page('a')))).toEqual(['a'])
})

test('replaces a range by its current cars and leaves the rest', () => {
  const list = withRange(listOf(['f', 'e'], ['d', 'c']), 'c', 'e', [car('e', 5), car('c')])
  expect(ids(list)).toEqual(['f', 'e', 'c'])
  expect(carsOf(list)[1]?.price).toBe(5)
})

test('puts cars that came between known ones where their id belongs', () => {
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

test('changes cars in place, removes those that no longer match, and lowers the total', () => {
  const after = withCarsNow(
    found(answer(['a', 'b']), answer(['c'])),
    new Map([
      ['b', car('b', 2)],
      ['c', null],
    ]),
  )
  expect(after.pages.map(({ cars }) => cars)).toEqual([[car('a'), car('b', 2)], []])
  expect(after.pages[0]?.total).toBe(8)
})

test('takes total and versions from a newer answer without moving a car', () => {
  const newer = answer(['x', 'a'], { total: 11, cars: [car('x'), car('a', 3)] })
  const after = withAnswer(found(answer(['a', 'b'])), newer)
  expect(after.pages[0]).toMatchObject({ total: 11, cars: [car('a', 3), car('b')] })
})

test('leaves shown counts when the answer has none', () => {
  const shown = { hasPhotos: 7 } as CarPage['facets'] & object
  const after = withAnswer(found(answer(['a', 'b'], { facets: shown })), answer(['a'], { total: 3 }))
  expect(after.pages[0]).toMatchObject({ total: 3, facets: shown })
})

test('counts matching added cars as new, and a changed one only if the total grew', () => {
  const before = found(answer(['a', 'b']))
  const touched = new Map([
    ['x', 'added'],
    ['y', 'changed'],
    ['z', 'added'],
  ] as const)
  const among = ['x', 'y']
  expect(newAmong(before, answer([], { total: 10, among }), touched)).toEqual(['x'])
  expect(newAmong(before, answer([], { total: 11, among }), touched)).toEqual(['x', 'y'])
  expect(newAmong(before, answer([], { total: 10, among: ['a'] }), new Map([['a', 'changed']]))).toEqual([])
})

test('takes only cars before a known one for new after a disconnect, unless all were loaded', () => {
  const again = answer(['x', 'b', 'y'])
  expect(newOnPage(found(answer(['a', 'b'])), again)).toEqual(['x'])
  expect(newOnPage(found(answer(['a', 'b'], { next: null })), again)).toEqual(['x', 'y'])
  expect(newOnPage(found(answer([])), again)).toEqual(['x', 'b', 'y'])
})

test('leaves a list without the car as it is', () => {
  const list = found(answer(['a']))
  expect(without(list, 'x')).toEqual(list)
})
