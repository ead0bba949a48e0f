import { engines, transmissions } from './choices.ts'
import { choiceFacts, extras, type Currency } from './facts.ts'
import { searchTextLength } from './limits.ts'
import { regionNames } from './regions.ts'

/**
 * The filters of the car list by the names that stand in the screen's address and in `GET /api/search.json`. A group
 * with several values is repeated: `brand=BMW&brand=Audi`. Values of one group widen (OR), groups narrow (AND); each
 * extra and each word is a group of its own, because a buyer wants all of them.
 */
export interface SearchFilters {
  /** Brands without a model, and models as "{brand} {family}": one group, as a buyer means them. */
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
  /** All of these. */
  extra: readonly string[]
  /** Words that model, description or location hold, all of them. */
  word: readonly string[]
  /** Words that they must not hold. */
  without: readonly string[]
  /** BGN, unless `currency` says EUR. */
  price: Range
  year: Range
  /** Kilometres. */
  mileage: Range
  /** Metric horsepower. */
  power: Range
  owners: Range
  hasPhotos: boolean
  /** Groups in which offers that state nothing fit too: `bodyUnknown=true`. Without a choice it says nothing. */
  orUnknown: readonly UnknownGroup[]
  /** The unit of the price's bounds, as they were typed. */
  currency: Currency
}

/** Bounds, both counted in; a bound that is absent is open. In an address `mileageFrom` and `mileageTo`. */
export interface Range {
  from?: number
  to?: number
  /** Offers that do not state the number fit too: `mileageUnknown=true`. Without a bound it says nothing. */
  orUnknown?: true
}

/** Groups with one value an offer, which it may leave open. */
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
] as const
/** One of them. */
export type UnknownGroup = (typeof unknownGroups)[number]

/** Groups of which an offer needs one of the values. */
export const choiceGroups = ['brand', 'model', 'engine', 'transmission', ...unknownGroups] as const
/** One of them. */
export type ChoiceGroup = (typeof choiceGroups)[number]

/** Groups of which an offer needs each value. */
export const listGroups = ['extra', 'word', 'without'] as const
/** One of them. */
export type ListGroup = (typeof listGroups)[number]

/** Groups with two bounds. */
export const rangeGroups = ['price', 'year', 'mileage', 'power', 'owners'] as const
/** One of them. */
export type RangeGroup = (typeof rangeGroups)[number]

/** A filter that narrows the list: what a chip stands for, and what can be dropped. */
export type FilterGroup = ChoiceGroup | ListGroup | RangeGroup | 'hasPhotos'

/** The values that a group can have where the product fixes them; the others grow with the offers. */
export const fixedValues: { [Group in ChoiceGroup | 'extra']?: readonly string[] } = {
  engine: engines,
  transmission: transmissions,
  region: regionNames,
  extra: extras,
  ...choiceFacts,
}

/** Orders of the list; the first is the specification's. `deal` puts the lowest price against the estimate first. */
export const sorts = ['newest', 'cheapest', 'dearest', 'newestYear', 'oldestYear', 'mileage', 'deal'] as const
/** One of the orders. */
export type Sort = (typeof sorts)[number]

/**
 * How many values of one group, and how many characters of a value, an address may have; how many options a group
 * answers at most, the most frequent ones; of how many offers one may ask at once whether they fit.
 */
export const searchLimits = {
  values: 40,
  valueLength: 80,
  textLength: searchTextLength,
  options: 200,
  among: 100,
} as const

/** No filter set: the specification's list. */
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
  /** The words as they were typed. */
  words: string
  /** The filter, as the address would have it: `['priceTo', '15000']`. Words that mean none are `['word', ...]`. */
  param: readonly [name: string, value: string]
  /** The word that a typing error was taken for. */
  corrected?: string
}

/** An option of a group with the offers that it would leave, the group's own choice left aside. */
export interface FacetOption {
  value: string
  count: number
}

/** What a range group holds among the offers that the other groups leave. */
export interface RangeFacet {
  /** Least and greatest value; absent when no offer states it. */
  min?: number
  max?: number
  /** Offers in 16 bars of equal width between `min` and `max`. */
  bars: readonly number[]
  /** Offers that do not state it: they are left out only while the group is filtered. */
  unknown: number
}

/** Counts of every group. */
export type Facets = {
  [Group in ChoiceGroup | 'extra']: readonly FacetOption[]
} & { [Group in RangeGroup]: RangeFacet } & {
  hasPhotos: number
  /** Offers that do not state a group's fact, the group's own choice left aside. */
  unknown: { [Group in UnknownGroup]: number }
}

/** A word that no filter stands for and that no offer holds beside the other filters: the answer leaves it aside. */
export interface UnusedWord {
  word: string
  /** Offers whose texts hold it, without any filter. */
  total: number
}

/** A way out of a search that finds nothing: one filter fewer, and how many offers there would be. */
export interface Relaxation {
  /** The filters that are dropped. */
  params: readonly (readonly [name: string, value: string])[]
  total: number
  /** All that is left, where one filter fewer is not enough: the brand alone. */
  only?: readonly (readonly [name: string, value: string])[]
}
