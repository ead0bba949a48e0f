import { beforeAll, describe, expect, test } from 'vitest'
import { estimatePrice, fitPriceModel, type OfferFacts, type PriceModel } from './price-model.ts'
import { medianOf } from './robust-statistics.ts'
import { generatedMarket, noise, worthOf } from './testing/generated-market.ts'

function learned(offers: OfferFacts[]): PriceModel {
  const model = fitPriceModel(offers)
  if (!model) throw new Error('Nothing was learned')
  return model
}

const market = generatedMarket(800)
let model: PriceModel

beforeAll(() => {
  model = learned(market)
}, 60_000)

function priceOf(car: OfferFacts, of = model): number {
  return estimatePrice(of, car)?.price ?? NaN
}

describe('an estimate', () => {
  test('of unseen cars errs by less than half the spread of prices', () => {
    const off = generatedMarket(400, 2).map((car) => Math.abs(Math.log(priceOf(car) / worthOf(car))))
    expect(medianOf(off)).toBeLessThan(noise / 2)
  })

  test('has eight of ten unseen prices in its range', () => {
    const inside = generatedMarket(1000, 3).filter((car) => {
      const { low = NaN, high = NaN } = estimatePrice(model, car) ?? {}
      return car.price >= low && car.price <= high
    })
    expect(inside.length / 1000).toBeGreaterThan(0.74)
    expect(inside.length / 1000).toBeLessThan(0.86)
  })

  test('names at least five comparable offers, nearest first, of the same model, never the car itself', () => {
    for (const car of market.slice(0, 50)) {
      const { comparables = [], level } = estimatePrice(model, car) ?? {}
      expect(comparables.length).toBeGreaterThanOrEqual(5)
      expect(level).toBe('model')
      expect(comparables.map(({ offer }) => offer.car.model)).toEqual(comparables.map(() => car.model))
      expect(comparables.map(({ offer }) => offer.car.id)).not.toContain(car.id)
      const weights = comparables.map(({ weight }) => weight)
      expect(weights).toEqual(weights.toSorted((a, b) => b - a))
    }
  })

  test('exists for a car of 25 years without mileage, displacement and power', () => {
    const car = { ...(market[0] as OfferFacts), id: 'old', year: 2001, mileage: null, displacement: null }
    const estimate = estimatePrice(model, car)
    expect(Math.abs(Math.log((estimate?.price ?? NaN) / worthOf(car)))).toBeLessThan(0.25)
    expect(estimate?.low).toBeLessThan(estimate?.price ?? NaN)
    expect(estimate?.high).toBeGreaterThan(estimate?.price ?? NaN)
  })

  test('exists in a market without mileage and displacement', () => {
    const bare = generatedMarket(300).map((car) => ({ ...car, mileage: null, displacement: null }))
    const of = learned(bare)
    const off = bare.slice(0, 100).map((car) => Math.abs(Math.log(priceOf(car, of) / car.price)))
    expect(medianOf(off)).toBeLessThan(0.2)
  }, 60_000)

  test('is not moved by outliers', () => {
    const spoiled = learned(market.map((car, i) => (i % 15 === 0 ? { ...car, price: 1 } : car)))
    const off = generatedMarket(300, 4).map((car) => Math.abs(Math.log(priceOf(car, spoiled) / worthOf(car))))
    expect(medianOf(off)).toBeLessThan(noise / 2)
  }, 60_000)
})

describe('the own price of an offer', () => {
  const [first] = market
  const dear = { ...(first as OfferFacts), price: (first?.price ?? 0) * 4 }

  test('at four times as much does not change its estimate', () => {
    const spoiled = learned([dear, ...market.slice(1)])
    expect(Math.abs(Math.log(priceOf(dear, spoiled) / priceOf(dear)))).toBeLessThan(0.005)
  }, 60_000)

  test('changes the estimate of the car as if it were new, which shows that the test above can fail', () => {
    const few = market.filter(({ model: own }) => own === dear.model).slice(0, 30)
    const asIfNew = (offers: OfferFacts[]) => priceOf({ ...dear, id: 'new' }, learned(offers))
    const moved = Math.log(asIfNew([dear, ...few.slice(1)]) / asIfNew(few))
    expect(Math.abs(moved)).toBeGreaterThan(0.005)
  }, 60_000)
})

test('there is no estimate without five comparable offers', () => {
  const four = market
    .slice(0, 4)
    .map((car, i) => ({ ...car, id: `ferrari-${i}`, brand: 'Ferrari', family: 'F40', model: 'F40' }))
  const withFour = learned([...market.slice(0, 300), ...four.map((car) => ({ ...car, price: 3_000_000 }))])
  expect(estimatePrice(withFour, { ...(four[0] as OfferFacts), id: 'fifth', price: 3_000_000 })).toBeNull()
  expect(fitPriceModel(market.slice(0, 9))).toBeNull()
}, 60_000)

test('the order of the offers does not matter', () => {
  const some = market.slice(0, 300)
  const [one, other] = [learned(some), learned(some.toReversed())]
  for (const car of generatedMarket(20, 5)) expect(estimatePrice(other, car)).toEqual(estimatePrice(one, car))
}, 60_000)
