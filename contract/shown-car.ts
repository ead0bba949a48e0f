import { type Car } from './car.ts'

/** Derived from a car's fields; apart from the schemas, which pages that only show do not load. */

/** All pictures of a car, cover first. */
export function picturesOf(car: { img?: string | undefined; images?: string[] | undefined }): string[] {
  return car.images ?? (car.img ? [car.img] : [])
}

/** "{brand} {model}, {year}", the name of a car in notices and letters. */
export function datedCarName({ brand, model, year }: { brand: string; model: string; year: number }): string {
  return `${brand} ${model}, ${year}`
}

/** "{brand} {model}", the name of a car on cards, in titles and in the delete dialog. */
export function carName(car: Pick<Car, 'brand' | 'model'>): string {
  return `${car.brand} ${car.model}`
}
