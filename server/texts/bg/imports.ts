import { language } from '../../../contract/texts/bg/language.ts'
import { share } from './share.ts'
import type { imports as english } from '../en/imports.ts'

/** The description composed for a dealer's row that has none; no part ends with a dot. */
export const imports: typeof english = {
  // ${name} of ${year}
  carOfYear: (name: string, year: string) => `${name} от ${year} година`,
  // ${kind} engine
  engine: (kind: string) => `Двигател: ${share.inLine(kind)}`,
  // ${amount} l
  litres: (amount: string) => `${amount.replace('.', ',')}\u00a0л`,
  // ${hp} hp
  power: (hp: string) => `${hp} конски сили`,
  // ${kind} transmission
  transmission: (kind: string) => `Скоростна кутия: ${share.inLine(kind)}`,
  // ${km} km
  mileage: (km: number) => `Пробег: ${language.number(km)}\u00a0км`,
  // Colour: ${colour}
  colour: (colour: string) => `Цвят: ${share.inLine(colour)}`,
  // As the dealer’s file says.
  mileageNote: 'По данни от файла на търговеца.',
}
