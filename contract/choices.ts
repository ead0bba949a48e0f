import { years as yearRange } from './limits.ts'

/** The fixed lists of the specification's section 9. */

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
export type Brand = (typeof brands)[number]

export const engines = ['Petrol', 'Diesel', 'Gas', 'Hybrid', 'Electric'] as const
export type Engine = (typeof engines)[number]

export const transmissions = ['Manual', 'Automatic', 'Semi-Automatic'] as const
export type Transmission = (typeof transmissions)[number]

export const genders = ['Male', 'Female', 'Other'] as const
export type Gender = (typeof genders)[number]

/** Years offered, newest first. */
export const years: readonly number[] = Array.from(
  { length: yearRange.last - yearRange.first + 1 },
  (_, index) => yearRange.last - index,
)
