import { years as yearRange } from './limits.ts'
import { type OtherMake } from './makes.ts'
import { marketYear } from './times.ts'

/** The lists of the specification's section 9, and the operator's in place of its brands and years (decision 69). */

/** The 20 brands, in the order of the forms. */
export const brands = [
  'Toyota',
  'Ford',
  'Honda',
  'Chevrolet',
  'Volkswagen',
  'Nissan',
  'BMW',
  'Mercedes-Benz',
  'Audi',
  'Hyundai',
  'Kia',
  'Volvo',
  'Mazda',
  'Subaru',
  'Jeep',
  'Lexus',
  'Porsche',
  'Ferrari',
  'Tesla',
  'Jaguar',
] as const
/** A brand: the specification's, and those of `LISTS=bulgaria`. */
export type Brand = (typeof brands)[number] | OtherMake

/** Engines, called engine types in forms. */
export const engines = ['Petrol', 'Diesel', 'Gas', 'Hybrid', 'Electric'] as const
/** An engine. */
export type Engine = (typeof engines)[number]

/** Transmissions. */
export const transmissions = ['Manual', 'Automatic', 'Semi-Automatic'] as const
/** A transmission. */
export type Transmission = (typeof transmissions)[number]

/** Genders; each has its own avatar. */
export const genders = ['Male', 'Female', 'Other'] as const
/** A gender. */
export type Gender = (typeof genders)[number]

/** Years offered, newest first. */
export const years = yearsUntil(yearRange.last)

/** The operator's brands, and the last year; null for the current one. */
export interface OperatorLists {
  brands: readonly Brand[]
  lastYear: number | null
}

/** What the operator offers in place of the specification's lists; null for those. Set once, at the start. */
let listsOfOperator: OperatorLists | null = null

/** Offers these brands and years in place of the specification's lists; null goes back to them. */
export function setOperatorLists(chosen: OperatorLists | null): void {
  listsOfOperator = chosen
}

/** The operator's lists; null for the specification's. */
export function operatorLists(): OperatorLists | null {
  return listsOfOperator
}

/** The brands that an offer may have. */
export function offeredBrands(): readonly Brand[] {
  return listsOfOperator?.brands ?? brands
}

/** The years that an offer may have, newest first. */
export function offeredYears(): readonly number[] {
  return listsOfOperator ? yearsUntil(lastYear()) : years
}

/** The newest year that an offer may have. */
export function lastYear(): number {
  return listsOfOperator ? (listsOfOperator.lastYear ?? marketYear()) : yearRange.last
}

function yearsUntil(last: number): readonly number[] {
  return Array.from({ length: last - yearRange.first + 1 }, (_, index) => last - index)
}
