import { type Param } from '../../../contract/search-address.ts'

/** What numbers measure. */
export type Measure = 'price' | 'mileage' | 'power' | 'year' | 'age'

/** A model of a brand. */
export interface FamilyMeaning {
  kind: 'family'
  brand: string
  family: string
  /** Is its name alone an ordinary word? */
  needsBrand: boolean
  /** Is the name not its own? */
  isGuess: boolean
  /** The families of its engines, of a series or class: the 320 of the 3 Series. */
  members?: readonly string[]
}

/** What a phrase means. */
export type Meaning =
  | { kind: 'filter'; param: Param }
  | FamilyMeaning
  /** `isMoney`: of a number that could be a year too; `isNewness`: of how new a car is, not how old. */
  | { kind: 'bound'; side: 'From' | 'To'; isMoney: boolean; isNewness: boolean }
  | { kind: 'unit'; measure: Measure; factor: number; currency: 'BGN' | 'EUR' | null }
  | { kind: 'measure'; measure: Measure }
  /** Behind a number: "2015 нагоре". */
  | { kind: 'openEnd'; side: 'From' | 'To' }
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

/** The filters that a meaning stands for. */
export function paramsOf(meaning: FilterMeaning): Param[] {
  if (meaning.kind === 'filter') return [meaning.param]
  const families = [meaning.family, ...(meaning.members ?? [])]
  return families.map((family): Param => ['model', `${meaning.brand} ${family}`])
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
