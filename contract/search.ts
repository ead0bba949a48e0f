import { engines, transmissions } from './choices.ts'
import { choiceFacts, extras, type Currency } from './facts.ts'
import { searchTextLength } from './limits.ts'
import { type Near } from './near.ts'
import { regionNames } from './regions.ts'

/**
 * The filters of the car list, named as in the screen's address and `GET /api/search.json`. Values of a group are
 * repeated, `brand=BMW&brand=Audi`, and any of them matches (OR); all groups must match (AND). Each extra and each word
 * is its own group, because a buyer wants all of them.
 */
export interface SearchFilters {
  /** Brands without a model, and models as "{brand} {family}"; one group. */
  brand: readonly string[]
  model: readonly string[]
  engine: readonly string[]
  transmission: readonly string[]
  body: readonly string[]
  region: readonly string[]
  town: readonly string[]
  condition: readonly string[]
  seller: readonly string[]
  emission: readonly string[]
  colour: readonly string[]
  doors: readonly string[]
  drive: readonly string[]
  steering: readonly string[]
  serviceBook: readonly string[]
  accident: readonly string[]
  registered: readonly string[]
  newImport: readonly string[]
  vat: readonly string[]
  priceKind: readonly string[]
  /** The offer has all of these. */
  extra: readonly string[]
  /** The model, description or location contains all of these words. */
  word: readonly string[]
  /** The offer contains none of these words. */
  without: readonly string[]
  /** BGN, or EUR with `currency`. */
  price: Range
  year: Range
  /** Kilometres. */
  mileage: Range
  /** Metric horsepower. */
  power: Range
  owners: Range
  keys: Range
  /** Whole months for which the technical inspection is still valid, counted from now. */
  inspection: Range
  hasPhotos: boolean
  /** A town and what lies around it: `near=Plovdiv,50`. */
  near?: Near
  /** Groups that also match offers without the fact: `bodyUnknown=true`. Ignored without a choice in the group. */
  orUnknown: readonly UnknownGroup[]
  /** The currency of the price bounds. */
  currency: Currency
}

/** Inclusive bounds; an absent bound is open. In an address `mileageFrom` and `mileageTo`. */
export interface Range {
  from?: number
  to?: number
  /** Also matches offers without the number: `mileageUnknown=true`. Ignored without a bound. */
  orUnknown?: true
}

/** Groups of a single optional fact. */
export const unknownGroups = [
  'body',
  'region',
  'town',
  'condition',
  'seller',
  'emission',
  'colour',
  'doors',
  'drive',
  'steering',
  'serviceBook',
  'accident',
  'registered',
  'newImport',
  'vat',
  'priceKind',
] as const
/** A group of a single optional fact. */
export type UnknownGroup = (typeof unknownGroups)[number]

/** Groups of which an offer must have one value. */
export const choiceGroups = ['brand', 'model', 'engine', 'transmission', ...unknownGroups] as const
/** A group of which an offer must have one value. */
export type ChoiceGroup = (typeof choiceGroups)[number]

/** Groups of which an offer must match every value. */
export const listGroups = ['extra', 'word', 'without'] as const
/** A group of which an offer must match every value. */
export type ListGroup = (typeof listGroups)[number]

/** Groups with two bounds. */
export const rangeGroups = ['price', 'year', 'mileage', 'power', 'owners', 'keys', 'inspection'] as const
/** A group with two bounds. */
export type RangeGroup = (typeof rangeGroups)[number]

/** A group of filters, removable together. */
export type FilterGroup = ChoiceGroup | ListGroup | RangeGroup | 'hasPhotos' | 'near'

/** Groups with fixed values; the values of others come from the offers. */
export const fixedValues: { [Group in ChoiceGroup | 'extra']?: readonly string[] } = {
  engine: engines,
  transmission: transmissions,
  region: regionNames,
  extra: extras,
  ...choiceFacts,
}

/**
 * Orders of the list, the specification's first. `deal` begins with the lowest price relative to the estimate; `nearest`
 * needs the filter `near`.
 */
export const sorts = [
  'newest',
  'cheapest',
  'dearest',
  'newestYear',
  'oldestYear',
  'mileage',
  'deal',
  'nearest',
] as const
/** An order of the list. */
export type Sort = (typeof sorts)[number]

/**
 * Maximum values of a group and characters of a value in an address, options of a group in an answer (the most
 * frequent), and ids in `among`.
 */
export const searchLimits = {
  values: 40,
  valueLength: 80,
  textLength: searchTextLength,
  options: 200,
  among: 100,
} as const

/** No filter: the specification's list. */
export const noFilters: SearchFilters = {
  ...(Object.fromEntries([...choiceGroups, ...listGroups].map((group) => [group, []])) as unknown as Record<
    ChoiceGroup | ListGroup,
    readonly string[]
  >),
  ...(Object.fromEntries(rangeGroups.map((group) => [group, {}])) as Record<RangeGroup, Range>),
  hasPhotos: false,
  orUnknown: [],
  currency: 'BGN',
}

/** A filter that words in the search box stand for. */
export interface Understood {
  /** The words as typed. */
  words: string
  /** The filter in the address's form: `['priceTo', '15000']`; words that mean no filter are `['word', ...]`. */
  param: readonly [name: string, value: string]
  /** The word that a typing error was corrected to. */
  corrected?: string
  /** The words name no currency: the price is in the one that leads here. */
  isInLeading?: true
  /** The words are a number alone, read as a price: number of offers whose text contains it, without any filter. */
  inTexts?: number
}

/** An option of a group and the number of offers it would leave, ignoring the group's own choice. */
export interface FacetOption {
  value: string
  count: number
}

/** A range group among the offers that match the other groups. */
export interface RangeFacet {
  /** The lowest and highest value; absent when no offer states it. */
  min?: number
  max?: number
  /** Number of offers in 16 bars of equal width between `min` and `barsTo`, or else `max`. */
  bars: readonly number[]
  /** The 95th percentile, where few offers lie far beyond the others; the last bar counts those too. */
  barsTo?: number
  /** Number of offers that do not state it; only a filter on the group excludes them. */
  unknown: number
}

/** Counts of every group. */
export type Facets = {
  [Group in ChoiceGroup | 'extra']: readonly FacetOption[]
} & { [Group in RangeGroup]: RangeFacet } & {
  hasPhotos: number
  /** Number of offers within each radius around the town of the filter `near`, ignoring its own radius. */
  near: readonly FacetOption[]
  /** Number of offers that do not state a group's fact, ignoring the group's own choice. */
  unknown: { [Group in UnknownGroup]: number }
}

/** A word without a filter that no offer contains together with the other filters; the search ignores it. */
export interface UnusedWord {
  word: string
  /** Number of offers whose text contains it, without any filter. */
  total: number
  /** The brand that it names, which offers cannot have here. */
  brand?: string
}

/** A change to a search with few matches or none: filters to drop, and the number of offers then. */
export interface Relaxation {
  /** The filters to drop. */
  params: readonly (readonly [name: string, value: string])[]
  total: number
  /** What takes their place when a wider filter finds more: `near=Plovdiv,100` for `near=Plovdiv,50`. */
  instead?: readonly (readonly [name: string, value: string])[]
  /** The filters to retain when dropping one is not enough: the brand alone. */
  only?: readonly (readonly [name: string, value: string])[]
}
