import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { type CarWithId } from '../../contract/car.ts'
import { type Comparable } from '../../contract/estimate.ts'
import { PricePosition } from '../car-parts/price-position.tsx'
import { PriceFairness } from './price-fairness.tsx'

vi.stubGlobal('document', { documentElement: { dataset: {} } })

const car = { id: 'a', brand: 'BMW', model: 'M1', year: 1980, price: 900_000, fewComparables: 2 } as CarWithId
const comparable = (id: string, brand: Comparable['brand'] = 'BMW'): Comparable => ({
  id,
  brand,
  model: `Model ${id}`,
  year: 1981,
  price: 800_000,
})
const pageOf = (comparables: Comparable[]) =>
  renderToStaticMarkup(<PriceFairness car={car} estimate={{ comparables }} />)

test('too few comparable cars are counted and listed, with the number that is needed', () => {
  const page = pageOf([comparable('b'), comparable('c')])
  expect(page).toContain('No estimate: 2 comparable cars, 5 needed')
  expect(page).toContain('href="/themes/b"')
  expect(page).toContain('href="/themes/c"')
  expect(page).not.toContain('of others too')
  expect(page.match(/No estimate/g)).toHaveLength(1)
})

test('one and none are counted too, and other brands are spoken of', () => {
  expect(pageOf([comparable('b', 'Audi')])).toContain('No estimate: 1 comparable car, 5 needed')
  expect(pageOf([comparable('b', 'Audi')])).toContain('the comparable cars are of others too.')
  expect(pageOf([])).toContain('No estimate: 0 comparable cars, 5 needed')
  expect(pageOf([])).not.toContain('Comparable cars')
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
