import { plural } from '../../../contract/texts/plural.ts'
import { language } from './language.ts'

/** So many of a thing, whose second form is the one after a numeral: 1 автомобил, 12 000 автомобила. */
export function counted(value: number, one: string, other: string): string {
  return `${language.number(value)} ${plural(language.plurals, value, { one, other })}`
}
