import { type Car } from '../../contract/car.ts'

/** The prices of similar cars: a fifth less to a fifth more, in BGN. */
export function aboutPrice(price: number) {
  return { priceFrom: String(Math.floor(price * 0.8)), priceTo: String(Math.ceil(price * 1.2)) }
}

/** The list's search for similar cars: the same model, two years and a fifth of the price around. The list groups models. */
export function carsLike({ brand, model, year, price }: Pick<Car, 'brand' | 'model' | 'year' | 'price'>) {
  return {
    model: `${brand} ${model}`,
    yearFrom: String(year - 2),
    yearTo: String(year + 2),
    ...aboutPrice(price),
  }
}
