import { brandOfModel } from '../../../contract/brand-filter.ts'
import { distanceKm } from '../../../contract/distances.ts'
import { extras } from '../../../contract/facts.ts'
import { radii, type Near } from '../../../contract/near.ts'
import { monthOf } from '../../../contract/months-left.ts'
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
import { openBrands } from './active-filters.ts'
import { type OfferIndex } from './offer-index.ts'

const barCount = 16

/** The offers of which a facet counts values. */
export class Candidates {
  readonly offers: Bitmap
  readonly count: number
  #slots: Uint32Array | undefined
  #others: Uint32Array | undefined

  constructor(offers: Bitmap) {
    this.offers = offers
    this.count = countBits(offers)
  }

  /** Their slots in ascending order. */
  get slots(): Uint32Array {
    return (this.#slots ??= slotsOf(this.offers, this.count))
  }

  /** The number of candidates in each bitmap. For few candidates most words are empty and skipped. */
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

/** The counts of every group; `without` answers the offers that match all filters except those of a group. */
export function facetsOf(index: OfferIndex, filters: SearchFilters, without: (group: string) => Candidates): Facets {
  const counted = countByValue(index, without)
  const choices = choiceGroups.map((group) => [group, choiceOptions(index, group, filters, counted.get(group)!)])
  const unknown = unknownGroups.map((group) => [group, counted.get(group)![unknownCode]!])
  const ranges = rangeGroups.map((group) => {
    const facet = rangeFacet(index.facts.numbers[group].values, counted.get(group)!)
    return [group, group === 'inspection' ? fromNow(facet, Date.now()) : facet]
  })
  return {
    ...(Object.fromEntries([...choices, ...ranges]) as Facets),
    extra: extraOptions(index, filters, without('extra')),
    unknown: Object.fromEntries(unknown) as Facets['unknown'],
    hasPhotos: without('hasPhotos').countIn([index.photos])[0]!,
    near: filters.near ? radiusOptions(index, filters.near, without('near')) : [],
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

/** Numbers of candidates by value for every group; one pass counts a column's groups with the same candidates. */
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

/** The number of candidates by combination. Many candidates are counted by subtracting the others. */
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

/** How many candidates each radius would leave around the same town. */
function radiusOptions(index: OfferIndex, { town, km }: Near, candidates: Candidates): FacetOption[] {
  const { values } = index.facts.choices.town
  const combinations = countCombinations(index, index.facts.columnOf('town'), candidates)
  const counts = index.facts.choices.town.sums(combinations)
  const distances = values.map((value) => distanceKm(town, value) ?? Infinity)
  const within = (radius: number) =>
    distances.reduce((sum, distance, code) => (distance <= radius ? sum + counts[code]! : sum), 0)
  const all = [...new Set([...radii, km])].toSorted((a, b) => a - b)
  return all.map((radius) => ({ value: String(radius), count: within(radius) }))
}

function extraOptions(index: OfferIndex, filters: SearchFilters, candidates: Candidates): FacetOption[] {
  const counts = candidates.countIn(extras.map((value) => index.extras.get(value)!))
  const options = extras.map((value, at) => ({ value, count: counts[at]! }))
  return withChosen(
    options.filter(({ count }) => count > 0),
    filters.extra,
  )
}

/** Values with a fixed order in it, others by frequency. */
function inOrder(options: FacetOption[], fixed: readonly string[] | undefined): FacetOption[] {
  if (fixed) return options.toSorted((a, b) => fixed.indexOf(a.value) - fixed.indexOf(b.value))
  return options.toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}

/** Adds chosen values to the options, so that they can be unchosen. */
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
  const most = quantile(values, counts, { share: 0.95, min, max })
  const isFarBelow = max - min > 2 * (most - min) && most > min
  const perBar = barCount / ((isFarBelow ? most : max) - min || 1)
  for (let code = unknownCode + 1; code < values.length; code += 1) {
    if (counts[code] === 0) continue
    bars[Math.min(barCount - 1, Math.floor((values[code]! - min) * perBar))]! += counts[code]!
  }
  return { min, max, bars, unknown, ...(isFarBelow && { barsTo: most }) }
}

/** The months of a facet as months from now. */
function fromNow({ min, max, barsTo, ...facet }: RangeFacet, now: number): RangeFacet {
  const month = monthOf(now)
  return {
    ...facet,
    ...(min !== undefined && { min: min - month }),
    ...(max !== undefined && { max: max - month }),
    ...(barsTo !== undefined && { barsTo: barsTo - month }),
  }
}

/**
 * The value below which this share of the counted offers lies, within 1/4096 of what is between least and greatest.
 * The range is halved again and again: sorting as many values as a market has prices would take longer.
 */
function quantile(
  values: readonly number[],
  counts: ArrayLike<number>,
  { share, min, max }: { share: number; min: number; max: number },
): number {
  let all = 0
  for (let code = unknownCode + 1; code < values.length; code += 1) all += counts[code]!
  let [low, high] = [min, max]
  for (let round = 0; round < 12; round += 1) {
    const middle = (low + high) / 2
    let below = 0
    for (let code = unknownCode + 1; code < values.length; code += 1)
      if (values[code]! <= middle) below += counts[code]!
    if (below >= all * share) high = middle
    else low = middle
  }
  return high
}
