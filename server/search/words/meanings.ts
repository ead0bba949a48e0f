import { type Currency } from '../../../contract/facts.ts'
import { type Param } from '../../../contract/search-address.ts'

/** What a number measures. */
export type Measure = 'price' | 'mileage' | 'power' | 'year' | 'age' | 'displacement' | 'foreignMoney'

/** A model of a brand. */
export interface FamilyMeaning {
  kind: 'family'
  brand: string
  family: string
  /** Is its name alone an ordinary word? */
  needsBrand: boolean
  /** Is the name a guess rather than its own? */
  isGuess: boolean
  /** For a series or class, the families of its engines: the 320 of the 3 Series. */
  members?: readonly string[]
}

/** What a phrase means. */
export type Meaning =
  | { kind: 'filter'; param: Param }
  | FamilyMeaning
  /** `isMoney`: for a number that could also be a year; `isNewness`: how new a car is, not how old. */
  | { kind: 'bound'; side: 'From' | 'To'; isMoney: boolean; isNewness: boolean }
  | { kind: 'unit'; measure: Measure; factor: number; currency: Currency | null }
  | { kind: 'measure'; measure: Measure }
  /** After a number: "2015 нагоре". */
  | { kind: 'openEnd'; side: 'From' | 'To' }
  /** Of places: "около Пловдив", "в радиус от 50 км от Русе", "Варна и околността". */
  | { kind: 'around' | 'radius' | 'beforeTown' | 'fromPlace' | 'andAround' }
  /** A brand that offers cannot have here, or one of its models. */
  | { kind: 'absent'; brand: string }
  | { kind: 'open' | 'link' | 'thousand' | 'not' | 'filler' | 'plain' }

/** A meaning that filters the list. */
export type FilterMeaning = Extract<Meaning, { kind: 'filter' | 'family' }>

/** Words in their common form, at whose beginning a meaning is suggested. */
export interface Name {
  words: readonly string[]
  meaning: FilterMeaning
}

/** The name of a meaning: "Mercedes-Benz", "Volkswagen Golf", "Sofia". */
export function nameOf(meaning: FilterMeaning): string {
  return meaning.kind === 'filter' ? meaning.param[1] : `${meaning.brand} ${meaning.family}`
}

/** The filters of a meaning. */
export function paramsOf(meaning: FilterMeaning): Param[] {
  if (meaning.kind === 'filter') return [meaning.param]
  const families = [meaning.family, ...(meaning.members ?? [])]
  return families.map((family): Param => ['model', `${meaning.brand} ${family}`])
}

/** Lengths from which a typed word may have one error and two; shorter words are close to too many ordinary ones. */
export interface ErrorLengths {
  minLength: number
  twoErrorsFrom: number
}

/** Collects phrases. */
export interface Collector {
  phrase: (phrase: string, meaning: Meaning) => void
  /** A phrase that is also recognised with typing errors or without its spaces. */
  correctable: (phrase: string, meaning: FilterMeaning, lengths: ErrorLengths) => void
}
