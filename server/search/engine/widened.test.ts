import { expect, test } from 'vitest'
import { noFilters } from '../../../contract/search.ts'
import { widened } from './widened.ts'

const changes = (filters: Parameters<typeof widened>[0]) =>
  widened(filters).map(({ params, instead }) => [params.join(), instead.join()])

test('a search is widened by the next radius and by a tenth of its price, and by nothing where it has neither', () => {
  const near = { town: 'Plovdiv', km: 50 }
  expect(changes({ ...noFilters, near, price: { from: 1000, to: 8000 } })).toEqual([
    ['near,Plovdiv,50', 'near,Plovdiv,100'],
    ['priceTo,8000', 'priceTo,8800'],
  ])
  expect(changes({ ...noFilters, near: { town: 'Plovdiv', km: 200 }, price: { to: 0 } })).toEqual([])
})
