import { facts as shared } from '../../../contract/texts/bg/facts.ts'
import type { facts as english } from '../en/facts.ts'
import { language } from './language.ts'

/** The facts of a vehicle: in the form, on the page of an offer, in filters. */
export const facts: typeof english = {
  ...shared,
  // Key facts
  keyFacts: 'Основни данни',
  // Optional. Buyers search by them, and the estimate of the price rests on them.
  whyOpen: 'По желание. Купувачите търсят по тези данни, на тях се основава и оценката на цената.',
  // optional, ${language.number(filled)} of ${language.number(all)} filled
  filled: (filled: number, all: number) =>
    `по желание, попълнени ${language.number(filled)} от ${language.number(all)}`,
  // Not stated
  notStated: 'Не е посочено',
  // ${language.number(value)} chosen
  chosen: (value: number) => `избрани: ${language.number(value)}`,

  labelWithUnit: (label: string, unit: string) => `${label}, ${unit}`,
  // ${hp} hp = ${kw} kW
  hpAndKilowatts: (hp: number, kw: number) => `${hp}\u00a0к.с. = ${kw}\u00a0кВт`,
  readAs: (value: number, unit: string) => `= ${language.measure(value)} ${unit}`.trimEnd(),
  // Was ${language.measure(km)} km.
  mileageWas: (km: number) => `Преди: ${language.number(km)}\u00a0км.`,
  // Why is the mileage lower?
  mileageNote: 'Защо пробегът е по-малък?',
  // Shown to others as ${masked}.
  vinShownAs: (masked: string) => `Другите виждат ${masked}.`,
  // Show the whole VIN to everybody
  showVin: 'Целият VIN да се вижда от всички',
  // The same VIN stands on another offer. Compare the papers before you pay anything.
  sameVin: 'Същият VIN е посочен и в друга обява. Сравнете документите, преди да платите каквото и да е.',
  // Other offer ${language.number(number)}
  sameVinOffer: (number: number) => `Друга обява ${language.number(number)}`,
}
