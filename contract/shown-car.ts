import { type Car } from './car.ts'

/** What pages make of a car's fields; apart from the schemas, which a page that only shows does not need. */

/** All pictures of a car, cover first. */
export function picturesOf(car: { img?: string | undefined; images?: string[] | undefined }): string[] {
  return car.images ?? (car.img ? [car.img] : [])
}

/** "{brand} {model}", as cards, titles and the delete dialog name a car. */
export function carName(car: Pick<Car, 'brand' | 'model'>): string {
  return `${car.brand} ${car.model}`
}
