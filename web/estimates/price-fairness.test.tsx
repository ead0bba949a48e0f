import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { type CarWithId } from '../../contract/car.ts'
import { PricePosition } from '../car-parts/price-position.tsx'
import { PriceFairness } from './price-fairness.tsx'

vi.stubGlobal('document', { documentElement: { dataset: {} } })

const car = { id: 'a', brand: 'BMW', model: 'M1', year: 1980, price: 900_000, fewComparables: 2 } as CarWithId
const pageOf = (known: Partial<CarWithId>) =>
  renderToStaticMarkup(<PriceFairness car={{ ...car, ...known }} estimate={null} />)

test('a page counts comparable cars that are too few, and says that this is not enough', () => {
  expect(pageOf({})).toContain('No estimate: 2 comparable cars, 5 needed')
  expect(pageOf({})).toContain('Not enough data')
  expect(pageOf({ fewComparables: 1 })).toContain('No estimate: 1 comparable car, 5 needed')
})

test('a card counts them where there is no estimate, and says nothing where nothing is known', () => {
  const cardOf = (known: Partial<CarWithId>) =>
    renderToStaticMarkup(<PricePosition car={{ price: 900_000, ...known }} />)
  expect(cardOf({ fewComparables: 3 })).toContain('No estimate: 3 comparable cars, 5 needed')
  expect(cardOf({ fewComparables: 0 })).toContain('No estimate: 0 comparable cars, 5 needed')
  expect(cardOf({})).toBe('')
  const estimate = { price: 900_000, low: 800_000, high: 950_000, comparables: 9 }
  expect(cardOf({ estimate, fewComparables: 3 })).not.toContain('No estimate')
})
