import { facts as shared } from '../../../contract/texts/en/facts.ts'
import { language } from './language.ts'

/** The facts of a vehicle: in the form, on the page of an offer, in filters. */
export const facts = {
  ...shared,
  keyFacts: 'Key facts',
  whyOpen: 'Optional. Buyers search by them, and the estimate of the price rests on them.',
  filled: (filled: number, all: number) => `optional, ${language.number(filled)} of ${language.number(all)} filled`,
  notStated: 'Not stated',
  chosen: (value: number) => `${language.number(value)} chosen`,

  labelWithUnit: (label: string, unit: string) => `${label}, ${unit}`,
  hpAndKilowatts: (hp: number, kw: number) => `${hp} hp = ${kw} kW`,
  readAs: (value: number, unit: string) => `= ${language.measure(value)} ${unit}`.trimEnd(),
  mileageWas: (km: number) => `Was ${language.measure(km)} km.`,
  mileageNote: 'Why is the mileage lower?',
  vinShownAs: (masked: string) => `Shown to others as ${masked}.`,
  showVin: 'Show the whole VIN to everybody',
  sameVin: 'The same VIN stands on another offer. Compare the papers before you pay anything.',
  sameVinOffer: (number: number) => `Other offer ${language.number(number)}`,
}
