import { brandOfModel } from '../../../contract/brand-filter.ts'
import { extras } from '../../../contract/facts.ts'
import {
  choiceGroups,
  fixedValues,
  rangeGroups,
  searchLimits,
  unknownGroups,
  type ChoiceGroup,
  type FacetOption,
  type Facets,
  type RangeFacet,
  type RangeGroup,
  type SearchFilters,
} from '../../../contract/search.ts'
import { countBits, countCommon, difference, slotsOf, wordsFor, type Bitmap } from './bitmap.ts'
import { unknownCode, type FactColumn } from './fact-column.ts'
import { openBrands } from './narrowings.ts'
import { type OfferIndex } from './offer-index.ts'

const barCount = 16

/** Offers among which a facet counts. */
export class Candidates {
  readonly offers: Bitmap
  readonly count: number
  #slots: Uint32Array | undefined
  #others: Uint32Array | undefined

  constructor(offers: Bitmap) {
    this.offers = offers
    this.count = countBits(offers)
  }

  /** Their slots in order. */
  get slots(): Uint32Array {
    return (this.#slots ??= slotsOf(this.offers, this.count))
  }

  /** How many of them each bitmap holds. Of few candidates most words are empty and passed over. */
  countIn(bitmaps: readonly Bitmap[]): number[] {
    return countCommon(this.offers, bitmaps)
  }

  /** The slots of all other offers. */
  others(index: OfferIndex): Uint32Array {
    if (this.#others) return this.#others
    const rest = difference(index.live.subarray(0, wordsFor(index.slots)), this.offers)
    this.#others = slotsOf(rest, index.size - this.count)
    return this.#others
  }
}

/** Counts of every group; `without` answers the offers that all filters leave but those of a group. */
export function facetsOf(index: OfferIndex, filters: SearchFilters, without: (group: string) => Candidates): Facets {
  const counted = countByValue(index, without)
  const choices = choiceGroups.map((group) => [group, choiceOptions(index, group, filters, counted.get(group)!)])
  const unknown = unknownGroups.map((group) => [group, counted.get(group)![unknownCode]!])
  const ranges = rangeGroups.map((group) => [group, rangeFacet(index.facts.numbers[group].values, counted.get(group)!)])
  return {
    ...(Object.fromEntries([...choices, ...ranges]) as Facets),
    extra: extraOptions(index, filters, without('extra')),
    unknown: Object.fromEntries(unknown) as Facets['unknown'],
    hasPhotos: without('hasPhotos').countIn([index.photos])[0]!,
  }
}

function choiceOptions(
  index: OfferIndex,
  group: ChoiceGroup,
  filters: SearchFilters,
  counts: ArrayLike<number>,
): FacetOption[] {
  const { values } = index.facts.choices[group]
  const brands = group === 'model' ? openBrands(filters) : undefined
  const options: FacetOption[] = []
  for (let code = 1; code < values.length; code += 1) {
    if (counts[code] === 0 || (brands && !brands.has(brandOfModel(values[code]!) ?? ''))) continue
    options.push({ value: values[code]!, count: counts[code]! })
  }
  return withChosen(inOrder(options, fixedValues[group]).slice(0, searchLimits.options), filters[group])
}

/** How many candidates of each group have each of its values; groups of a column with the same candidates at once. */
function countByValue(
  index: OfferIndex,
  without: (group: string) => Candidates,
): Map<ChoiceGroup | RangeGroup, Uint32Array> {
  return new Map(
    index.facts.all.flatMap(({ groups, column }) =>
      [...Map.groupBy(groups, without)].flatMap(([candidates, counted]) => {
        const counts = countCombinations(index, column, candidates)
        return counted.map((group) => [group, index.facts.of(group).sums(counts)] as const)
      }),
    ),
  )
}

/** How many candidates have each combination. Many candidates are counted by those that are none. */
function countCombinations(
  index: OfferIndex,
  { codes, counts }: Pick<FactColumn, 'codes' | 'counts'>,
  candidates: Candidates,
): ArrayLike<number> {
  if (candidates.count === index.size) return counts
  const counted = new Uint32Array(counts.length)
  const isFew = candidates.count * 2 <= index.size
  const slots = isFew ? candidates.slots : candidates.others(index)
  for (let at = 0; at < slots.length; at += 1) counted[codes[slots[at]!]!]! += 1
  if (!isFew)
    for (let number = 0; number < counted.length; number += 1) counted[number] = counts[number]! - counted[number]!
  return counted
}

function extraOptions(index: OfferIndex, filters: SearchFilters, candidates: Candidates): FacetOption[] {
  const counts = candidates.countIn(extras.map((value) => index.extras.get(value)!))
  const options = extras.map((value, at) => ({ value, count: counts[at]! }))
  return withChosen(
    options.filter(({ count }) => count > 0),
    filters.extra,
  )
}

/** Values that the product fixes in their order, others the most frequent first. */
function inOrder(options: FacetOption[], fixed: readonly string[] | undefined): FacetOption[] {
  if (fixed) return options.toSorted((a, b) => fixed.indexOf(a.value) - fixed.indexOf(b.value))
  return options.toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}

/** What is chosen is always among the options, so that it can be taken back. */
function withChosen(options: FacetOption[], chosen: readonly string[]): FacetOption[] {
  const known = new Set(options.map(({ value }) => value))
  return [...options, ...chosen.filter((value) => !known.has(value)).map((value) => ({ value, count: 0 }))]
}

function rangeFacet(values: readonly number[], counts: ArrayLike<number>): RangeFacet {
  let [min, max] = [Infinity, -Infinity]
  for (let code = unknownCode + 1; code < values.length; code += 1) {
    if (counts[code] === 0) continue
    min = Math.min(min, values[code]!)
    max = Math.max(max, values[code]!)
  }
  const bars = Array.from({ length: barCount }, () => 0)
  const unknown = counts[unknownCode]!
  if (min > max) return { bars, unknown }
  const perBar = barCount / (max - min || 1)
  for (let code = unknownCode + 1; code < values.length; code += 1) {
    if (counts[code] === 0) continue
    bars[Math.min(barCount - 1, Math.floor((values[code]! - min) * perBar))]! += counts[code]!
  }
  return { min, max, bars, unknown }
}
