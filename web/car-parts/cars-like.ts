import { type Car } from '../../contract/car.ts'
import { modelFamily } from '../../contract/model-family.ts'

/** What a similar car may cost: a fifth more or less, in BGN. */
export function aboutPrice(price: number) {
  return { priceFrom: String(Math.floor(price * 0.8)), priceTo: String(Math.ceil(price * 1.2)) }
}

/** The search for cars like this one, as the list has it in its address: its model, two years and a fifth of the price around. */
export function carsLike({ brand, model, year, price }: Pick<Car, 'brand' | 'model' | 'year' | 'price'>) {
  return {
    model: `${brand} ${modelFamily(brand, model)}`,
    yearFrom: String(year - 2),
    yearTo: String(year + 2),
    ...aboutPrice(price),
  }
}
