import { years as yearRange } from './limits.ts'

/** The fixed lists of the specification's section 9. */

/** The 20 brands, in the order in which forms offer them. */
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
/** One of the brands. */
export type Brand = (typeof brands)[number]

/** Engines; the form calls them engine types. */
export const engines = ['Petrol', 'Diesel', 'Gas', 'Hybrid', 'Electric'] as const
/** One of the engines. */
export type Engine = (typeof engines)[number]

/** Transmissions. */
export const transmissions = ['Manual', 'Automatic', 'Semi-Automatic'] as const
/** One of the transmissions. */
export type Transmission = (typeof transmissions)[number]

/** Genders of people; each has an avatar of its own. */
export const genders = ['Male', 'Female', 'Other'] as const
/** One of the genders. */
export type Gender = (typeof genders)[number]

/** Years offered, newest first. */
export const years: readonly number[] = Array.from(
  { length: yearRange.last - yearRange.first + 1 },
  (_, index) => yearRange.last - index,
)
