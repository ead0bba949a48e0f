import { type Param } from '../../../contract/search-address.ts'
import { type Meaning } from './meanings.ts'
import { engineLetters } from './word-table.ts'

type Family = Extract<Meaning, { kind: 'family' }>

/** "320d": the family 320 and its diesel engine, if the letters after the number mean an engine of that brand. */
export function modelWithLetters(
  readings: readonly string[],
  at: number,
  familyOf: (words: readonly string[]) => Family | undefined,
): { end: number; params: Param[]; brandOfModel: string } | undefined {
  for (const reading of readings) {
    const [, number, letters] = /^([a-z]{0,3}\d{2,3})([a-z]{1,3})$/.exec(reading) ?? []
    const family = number === undefined ? undefined : familyOf([number])
    const engines: Partial<Record<string, Record<string, string>>> = engineLetters
    const engine = family && engines[family.brand]?.[letters!]
    if (family && engine) {
      const params: Param[] = [
        ['model', `${family.brand} ${family.family}`],
        ['engine', engine],
      ]
      return { end: at + 1, params, brandOfModel: family.brand }
    }
  }
  return undefined
}
