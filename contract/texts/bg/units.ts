import type { units as english } from '../en/units.ts'

/** The units of a vehicle's facts. */
export const units: typeof english = {
  // km
  mileage: 'км',
  // hp
  power: 'к.с.',
  // cm3
  displacement: 'куб.\u00a0см',
  // kWh
  battery: 'кВтч',
  // km
  electricRange: 'км',
}
