import { seededRandom } from '../../../lib/seeded-random.ts'
import { type OfferFacts } from '../offer-facts.ts'

/** The standard deviation of log prices of `generatedMarket` around the value by their facts. */
export const noise = 0.1

const models = ['Golf', 'Polo', 'Passat', 'Tiguan'].map((model) => ({ brand: 'Volkswagen', model }))

/** The value of a generated car by its facts alone. */
export function worthOf({ model, year, mileage, displacement, transmission }: OfferFacts): number {
  const step = models.findIndex((each) => each.model === model) * 0.15
  const driven = mileage ?? 15_000 * (2026 - year)
  const log = 10.6 + step - 0.11 * (2026 - year) - driven / 400_000 + 0.4 * Math.log((displacement ?? 1800) / 1800)
  return Math.exp(log + (transmission === 'Automatic' ? 0.12 : 0))
}

/** Offers whose prices follow from their facts, with `noise`. The same seed gives the same offers. */
export function generatedMarket(count: number, seed = 1): OfferFacts[] {
  const random = seededRandom(seed)
  const normal = () => Math.sqrt(-2 * Math.log(random() + 1e-12)) * Math.cos(2 * Math.PI * random())
  return Array.from({ length: count }, (_none, i): OfferFacts => {
    const year = 2025 - Math.floor(30 * random() ** 1.5)
    const car: OfferFacts = {
      id: `${seed}-${i}`,
      ...(models[Math.floor(random() * models.length)] as (typeof models)[number]),
      family: '',
      year,
      engine: random() < 0.5 ? 'Diesel' : 'Petrol',
      transmission: random() < 0.3 ? 'Automatic' : 'Manual',
      mileage: Math.round(15_000 * (2026 - year) * (0.6 + 0.8 * random())),
      power: null,
      displacement: [1400, 1600, 2000][Math.floor(random() * 3)] ?? null,
      body: null,
      condition: null,
      price: 0,
    }
    return { ...car, family: car.model, price: Math.round(worthOf(car) * Math.exp(noise * normal())) }
  })
}
