import { expect, test } from 'vitest'
import { readSearch } from '../../contract/search-address.ts'
import { carsLike } from './cars-like.ts'

test('searches the same model, two years and a fifth of the price around', () => {
  const address = carsLike({ brand: 'BMW', model: '320d', year: 2019, price: 20_000 })
  expect(readSearch(Object.entries(address)).filters).toMatchObject({
    model: ['BMW 320'],
    year: { from: 2017, to: 2021 },
    price: { from: 16_000, to: 24_000 },
  })
})
