import { brandOfModel, wholeBrands } from '../../../contract/brand-filter.ts'
import { foldedWords } from '../../../contract/fold.ts'
import { rangeFromNow } from '../../../contract/months-left.ts'
import { isNear, nearText, type Near } from '../../../contract/near.ts'
import { bgnRange } from '../../../contract/price-range.ts'
import {
  choiceGroups,
  rangeGroups,
  type ChoiceGroup,
  type Range,
  type RangeGroup,
  type SearchFilters,
} from '../../../contract/search.ts'
import { filterParams, groupOf, type Param } from '../../../contract/search-address.ts'
import { difference, intersection, wordsFor, type Bitmap } from './bitmap.ts'
import { type OfferIndex } from './offer-index.ts'

/** A filter that is set, and the offers that match it alone. */
export interface ActiveFilter {
  /** Groups whose facets are counted without this filter. */
  groups: readonly string[]
  /** Its parameters in an address. */
  params: readonly Param[]
  matches: Bitmap
}

/** What a person has excluded. */
export interface Exclusions {
  cars: readonly string[]
  sellers: readonly string[]
  words: readonly string[]
}

/** Reads the matches of a filter from the cache, or makes and caches them. */
export type Remember = (filter: unknown, make: () => Bitmap) => Bitmap

/** The filters of a search: one for each group, and one for each value of which all are required. */
export function activeFiltersOf(index: OfferIndex, filters: SearchFilters, remember: Remember): ActiveFilter[] {
  const given = Map.groupBy(filterParams(filters), ([name]) => (name === 'model' ? 'brand' : groupOf(name)))
  const activeFilters: ActiveFilter[] = []
  for (const group of choiceGroups) {
    const params = given.get(group)
    if (!params) continue
    const matches = remember(params, () =>
      group === 'brand' ? brandsAndModels(index, filters) : choice(index, group, filters),
    )
    activeFilters.push({ groups: group === 'brand' ? ['brand', 'model'] : [group], params, matches })
  }
  for (const group of rangeGroups) {
    const params = given.get(group)
    if (!params) continue
    const range = rangeOf(filters, group)
    const matches = remember([group, range], () => inRange(index, group, range))
    activeFilters.push({ groups: [group], params, matches })
  }
  if (filters.hasPhotos) {
    const matches = index.photos.subarray(0, wordsFor(index.slots))
    activeFilters.push({ groups: ['hasPhotos'], params: [['hasPhotos', 'true']], matches })
  }
  const { near } = filters
  if (near) {
    const matches = remember(['near', near], () => around(index, near))
    activeFilters.push({ groups: ['near'], params: [['near', nearText(near)]], matches })
  }
  return [...activeFilters, ...wanted(index, filters, remember)]
}

/** The bounds of a group in what the index holds of it. */
function rangeOf(filters: SearchFilters, group: RangeGroup): Range {
  if (group === 'price') return bgnRange(filters)
  return group === 'inspection' ? rangeFromNow(filters.inspection, Date.now()) : filters[group]
}

/** Existing offers without the excluded ones. */
export function offersWithout(index: OfferIndex, { cars, sellers, words }: Exclusions, remember: Remember): Bitmap {
  let rest = index.live.slice(0, wordsFor(index.slots))
  const mask = new Uint8Array(index.ownerCount)
  for (const seller of sellers) mask[index.ownerNumber(seller) ?? index.ownerCount] = 1
  if (mask.includes(1)) rest = difference(rest, coded(index.owners, mask, index.slots))
  for (const car of cars) {
    const slot = index.ids.slotOf(car)
    if (slot !== undefined) rest[slot >>> 5]! &= ~(1 << (slot & 31))
  }
  for (const word of words) {
    const holding = holdingAll(index, word, remember)
    if (holding) rest = difference(rest, holding)
  }
  return rest
}

/** Each extra and each word is a filter of its own, because all of them are required. */
function wanted(index: OfferIndex, { extra, word, without }: SearchFilters, remember: Remember): ActiveFilter[] {
  const words = wordsFor(index.slots)
  const live = index.live.subarray(0, words)
  const holding = (text: string) => holdingAll(index, text, remember)
  const single = (name: string, value: string, matches: Bitmap | undefined): ActiveFilter[] =>
    matches ? [{ groups: [], params: [[name, value]], matches }] : []
  return [
    ...extra.flatMap((value) => single('extra', value, index.extras.get(value)?.subarray(0, words))),
    ...word.flatMap((value) => single('word', value, holding(value))),
    ...without.flatMap((value) => {
      const unwanted = holding(value)
      return single('without', value, unwanted && difference(live, unwanted))
    }),
  ]
}

/**
 * Offers that contain every word of a text; `undefined` when it has no word. Each word is read once, and the loop ends
 * at an empty result: a search may have thousands of words, and the list of a frequent word is as long as the market.
 */
function holdingAll(index: OfferIndex, text: string, remember: Remember): Bitmap | undefined {
  let left: Bitmap | undefined
  for (const word of new Set(foldedWords(text))) {
    const holding = remember(['word', word], () => index.words.slotsOf(word, index.slots))
    left = left ? intersection(left, holding) : holding
    if (left.every((bits) => bits === 0)) break
  }
  return left
}

/** Offers with one of the values; offers without a value only where the filters say so. */
function choice(index: OfferIndex, group: ChoiceGroup, filters: SearchFilters): Bitmap {
  const orUnknown = filters.orUnknown.some((other) => other === group)
  const mask = index.facts.choices[group].maskOf(filters[group], orUnknown)
  return coded(index.facts.columnOf(group).codes, mask, index.slots)
}

/** Offers whose number lies in a range; offers without a number only where the range says so. */
function inRange(index: OfferIndex, group: RangeGroup, range: Range): Bitmap {
  const { from = -Infinity, to = Infinity, orUnknown = false } = range
  const mask = index.facts.numbers[group].maskWhere((number) => number >= from && number <= to, orUnknown)
  return coded(index.facts.columnOf(group).codes, mask, index.slots)
}

/** Offers whose town lies within the radius. */
function around(index: OfferIndex, near: Near): Bitmap {
  const mask = index.facts.choices.town.maskWhere((town) => isNear(town, near))
  return coded(index.facts.columnOf('town').codes, mask, index.slots)
}

function brandsAndModels(index: OfferIndex, filters: SearchFilters): Bitmap {
  const { brand, model } = index.facts.choices
  const mask = brand.maskOf(wholeBrands(filters))
  for (const [at, fits] of model.maskOf(filters.model).entries()) mask[at]! |= fits
  return coded(index.facts.columnOf('brand').codes, mask, index.slots)
}

/** Slots whose code is set in the mask. */
function coded(codes: Uint16Array | Uint32Array, mask: Uint8Array, slots: number): Bitmap {
  const bitmap = new Uint32Array(wordsFor(slots))
  for (let at = 0, slot = 0; at < bitmap.length; at += 1) {
    let bits = 0
    for (let bit = 0; bit < 32; bit += 1, slot += 1) bits |= mask[codes[slot]!]! << bit
    bitmap[at] = bits
  }
  return bitmap
}

/** The brands whose models are options: the chosen ones, or all of them. */
export function openBrands({ brand, model }: SearchFilters): ReadonlySet<string> | undefined {
  const chosen = new Set<string>([...brand, ...model.flatMap((name) => brandOfModel(name) ?? [])])
  return chosen.size === 0 ? undefined : chosen
}

/** The matches of all filters but one. Intersections of those before and after it are made once. */
export function leavingOut(base: Bitmap, activeFilters: ActiveFilter[]): (at: number) => Bitmap {
  const before = [base]
  for (const { matches } of activeFilters) before.push(intersection(before.at(-1)!, matches))
  const behind: Bitmap[] = [base]
  for (const { matches } of activeFilters.toReversed()) behind.push(intersection(behind.at(-1)!, matches))
  return (at) => intersection(before[at]!, behind[activeFilters.length - 1 - at]!)
}

/** The offers of `base` that match all filters. */
export function matchesOfAll(base: Bitmap, activeFilters: ActiveFilter[]): Bitmap {
  return activeFilters.reduce((left, { matches }) => intersection(left, matches), base)
}
