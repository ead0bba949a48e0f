import { plural } from '../../../contract/texts/plural.ts'
import { language } from './language.ts'

/** A number with its noun: 1 car, 1,200 cars. */
export function counted(value: number, one: string, other: string): string {
  return `${language.number(value)} ${plural(language.plurals, value, { one, other })}`
}
