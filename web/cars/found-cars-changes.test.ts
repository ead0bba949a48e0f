import { expect, test } from 'vitest'
import { type CarWithId } from '../../contract/car.ts'
import { type SearchAnswer } from '../../contract/search-endpoints.ts'
import { arrivedIn, arrivedOnPage, withAnswer, withNews } from './found-cars-changes.ts'

const car = (id: string, price = 1) => ({ id, price }) as CarWithId
const answer = (ids: string[], different: Partial<SearchAnswer> = {}) =>
  ({ understood: [], total: 9, facets: {}, cars: ids.map((id) => car(id)), next: 'more', ...different }) as SearchAnswer
const found = (...pages: SearchAnswer[]) => ({
  pages,
  pageParams: pages.map((_page, at) => (at === 0 ? null : 'more')),
})

test('news change offers in place and take out those that fit no more, the number with them', () => {
  const after = withNews(
    found(answer(['a', 'b']), answer(['c'])),
    new Map([
      ['b', car('b', 2)],
      ['c', null],
    ]),
  )
  expect(after.pages.map(({ cars }) => cars)).toEqual([[car('a'), car('b', 2)], []])
  expect(after.pages[0]?.total).toBe(8)
})

test('a newer answer gives number and versions, and moves nothing', () => {
  const newer = answer(['x', 'a'], { total: 11, cars: [car('x'), car('a', 3)] })
  const after = withAnswer(found(answer(['a', 'b'])), newer)
  expect(after.pages[0]).toMatchObject({ total: 11, cars: [car('a', 3), car('b')] })
})

test('an answer without counts leaves those that are shown', () => {
  const shown = { hasPhotos: 7 } as SearchAnswer['facets'] & object
  const { facets: _facets, ...page } = answer(['a'], { total: 3 })
  const after = withAnswer(found(answer(['a', 'b'], { facets: shown })), page)
  expect(after.pages[0]).toMatchObject({ total: 3, facets: shown })
})

test('new offers that fit have arrived; a changed one has when the number says so', () => {
  const before = found(answer(['a', 'b']))
  const touched = new Map([
    ['x', 'came'],
    ['y', 'changed'],
    ['z', 'came'],
  ] as const)
  const among = ['x', 'y']
  expect(arrivedIn(before, answer([], { total: 10, among }), touched)).toEqual(['x'])
  expect(arrivedIn(before, answer([], { total: 11, among }), touched)).toEqual(['x', 'y'])
  expect(arrivedIn(before, answer([], { total: 10, among: ['a'] }), new Map([['a', 'changed']]))).toEqual([])
})

test('after a gap only what stands before a known offer has arrived, unless all was loaded', () => {
  const page = answer(['x', 'b', 'y'])
  expect(arrivedOnPage(found(answer(['a', 'b'])), page)).toEqual(['x'])
  expect(arrivedOnPage(found(answer(['a', 'b'], { next: null })), page)).toEqual(['x', 'y'])
  expect(arrivedOnPage(found(answer([])), page)).toEqual(['x', 'b', 'y'])
})
