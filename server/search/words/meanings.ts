import { type Param } from '../../../contract/search-address.ts'

/** What numbers measure. */
export type Measure = 'price' | 'mileage' | 'power' | 'year'

/** What a phrase means. */
export type Meaning =
  | { kind: 'filter'; param: Param }
  /** A model of a brand; `needsBrand` when its name alone is an ordinary word, `isGuess` when the name is not its own. */
  | { kind: 'family'; brand: string; family: string; needsBrand: boolean; isGuess: boolean }
  | { kind: 'bound'; side: 'From' | 'To'; isMoney: boolean }
  | { kind: 'unit'; measure: Measure; factor: number; currency: 'BGN' | 'EUR' | null }
  | { kind: 'measure'; measure: Measure }
  | { kind: 'open' | 'link' | 'thousand' | 'not' | 'filler' | 'plain' }

/** A meaning that narrows the list. */
export type FilterMeaning = Extract<Meaning, { kind: 'filter' | 'family' }>

/** Words in their common form by whose beginning a meaning is suggested. */
export interface Name {
  words: readonly string[]
  meaning: FilterMeaning
}

/** How a meaning is called: "Mercedes-Benz", "Volkswagen Golf", "Sofia". */
export function nameOf(meaning: FilterMeaning): string {
  return meaning.kind === 'filter' ? meaning.param[1] : `${meaning.brand} ${meaning.family}`
}

/** From how many letters on a typed word may have one error and two: shorter ones are near too many ordinary words. */
export interface ErrorLengths {
  minLength: number
  twoErrorsFrom: number
}

/** Collects phrases. */
export interface Collector {
  phrase: (phrase: string, meaning: Meaning) => void
  /** A phrase that typing errors are taken for, and that people write with its spaces left out. */
  correctable: (phrase: string, meaning: FilterMeaning, lengths: ErrorLengths) => void
}
