import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { type CarWithId } from '../../contract/car.ts'
import { PricePosition } from '../car-parts/price-position.tsx'
import { PriceFairness } from './price-fairness.tsx'

vi.stubGlobal('document', { documentElement: { dataset: {} } })

const car = { id: 'a', brand: 'BMW', model: 'M1', year: 1980, price: 900_000, fewComparables: 2 } as CarWithId
const pageOf = (known: Partial<CarWithId>) =>
  renderToStaticMarkup(<PriceFairness car={{ ...car, ...known }} estimate={null} />)

test('counts comparable cars that are too few on a page, and says that they are not enough', () => {
  expect(pageOf({})).toContain('No estimate: 2 comparable cars, 5 needed')
  expect(pageOf({})).toContain('Not enough data')
  expect(pageOf({ fewComparables: 1 })).toContain('No estimate: 1 comparable car, 5 needed')
})

test('counts them on a card without an estimate, and says nothing when nothing is known', () => {
  const cardOf = (known: Partial<CarWithId>) =>
    renderToStaticMarkup(<PricePosition car={{ price: 900_000, ...known }} />)
  expect(cardOf({ fewComparables: 3 })).toContain('No estimate: 3 comparable cars, 5 needed')
  expect(cardOf({ fewComparables: 0 })).toContain('No estimate: 0 comparable cars, 5 needed')
  expect(cardOf({})).toBe('')
  const estimate = { price: 900_000, low: 800_000, high: 950_000, comparables: 9 }
  expect(cardOf({ estimate, fewComparables: 3 })).not.toContain('No estimate')
})

test('questions a price far below the estimate instead of praising it', () => {
  const estimate = { price: 1_500_000, low: 1_000_000, high: 1_600_000, comparables: 9 }
  expect(pageOf({ estimate })).toContain('Unusually low')
  expect(pageOf({ estimate })).toContain('Never send a deposit')
  expect(pageOf({ estimate: { ...estimate, price: 1_190_000 } })).not.toContain('deposit')
})
