import { brandOfModel, wholeBrands } from '../../../contract/brand-filter.ts'
import { foldedWords } from '../../../contract/fold.ts'
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

/** A filter that is set: what it leaves, by itself. */
export interface Narrowing {
  /** Facets of these groups are counted without it. */
  groups: readonly string[]
  /** What it is in an address. */
  params: readonly Param[]
  leaves: Bitmap
}

/** What a person does not want to see. */
export interface Exclusions {
  cars: readonly string[]
  sellers: readonly string[]
  words: readonly string[]
}

/** Answers what a filter leaves that was asked before, or else makes it. */
export type Remember = (filter: unknown, make: () => Bitmap) => Bitmap

/** The filters that narrow a list, one for each group and each value that is wanted beside others. */
export function narrowingsOf(index: OfferIndex, filters: SearchFilters, remember: Remember): Narrowing[] {
  const given = Map.groupBy(filterParams(filters), ([name]) => (name === 'model' ? 'brand' : groupOf(name)))
  const narrowings: Narrowing[] = []
  for (const group of choiceGroups) {
    const params = given.get(group)
    if (!params) continue
    const leaves = remember(params, () =>
      group === 'brand' ? brandsAndModels(index, filters) : choice(index, group, filters),
    )
    narrowings.push({ groups: group === 'brand' ? ['brand', 'model'] : [group], params, leaves })
  }
  for (const group of rangeGroups) {
    const params = given.get(group)
    if (!params) continue
    const range = group === 'price' ? bgnRange(filters) : filters[group]
    const leaves = remember([group, range], () => inRange(index, group, range))
    narrowings.push({ groups: [group], params, leaves })
  }
  if (filters.hasPhotos) {
    const leaves = index.photos.subarray(0, wordsFor(index.slots))
    narrowings.push({ groups: ['hasPhotos'], params: [['hasPhotos', 'true']], leaves })
  }
  return [...narrowings, ...wanted(index, filters, remember)]
}

/** Offers that are there and that nobody excluded. */
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

/** Each extra and word is a filter of its own, because a buyer wants all of them. */
function wanted(index: OfferIndex, { extra, word, without }: SearchFilters, remember: Remember): Narrowing[] {
  const words = wordsFor(index.slots)
  const live = index.live.subarray(0, words)
  const holding = (text: string) => holdingAll(index, text, remember)
  const single = (name: string, value: string, leaves: Bitmap | undefined): Narrowing[] =>
    leaves ? [{ groups: [], params: [[name, value]], leaves }] : []
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
 * Offers that hold each word of a text; `undefined` when it has no word. A word is read once however often it is said,
 * and none any more when nothing is left: a search may have thousands, and the list of a frequent one is as long as the
 * market.
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

/** Offers with one of the values; those without one only where the filters say so. */
function choice(index: OfferIndex, group: ChoiceGroup, filters: SearchFilters): Bitmap {
  const orUnknown = filters.orUnknown.some((other) => other === group)
  const mask = index.facts.choices[group].maskOf(filters[group], orUnknown)
  return coded(index.facts.columnOf(group).codes, mask, index.slots)
}

/** Offers whose number lies in a range; those without one only where it says so. */
function inRange(index: OfferIndex, group: RangeGroup, range: Range): Bitmap {
  const { from = -Infinity, to = Infinity, orUnknown = false } = range
  const mask = index.facts.numbers[group].maskWhere((number) => number >= from && number <= to, orUnknown)
  return coded(index.facts.columnOf(group).codes, mask, index.slots)
}

function brandsAndModels(index: OfferIndex, filters: SearchFilters): Bitmap {
  const { brand, model } = index.facts.choices
  const mask = brand.maskOf(wholeBrands(filters))
  for (const [at, fits] of model.maskOf(filters.model).entries()) mask[at]! |= fits
  return coded(index.facts.columnOf('brand').codes, mask, index.slots)
}

/** Slots whose code the mask has. */
function coded(codes: Uint16Array | Uint32Array, mask: Uint8Array, slots: number): Bitmap {
  const bitmap = new Uint32Array(wordsFor(slots))
  for (let at = 0, slot = 0; at < bitmap.length; at += 1) {
    let bits = 0
    for (let bit = 0; bit < 32; bit += 1, slot += 1) bits |= mask[codes[slot]!]! << bit
    bitmap[at] = bits
  }
  return bitmap
}

/** The brands whose models are offered as options: those that are chosen, or all of them. */
export function openBrands({ brand, model }: SearchFilters): ReadonlySet<string> | undefined {
  const chosen = new Set<string>([...brand, ...model.flatMap((name) => brandOfModel(name) ?? [])])
  return chosen.size === 0 ? undefined : chosen
}
