import { brandOfModel, wholeBrands } from './brand-filter.ts'
import { type Car } from './car.ts'
import { driveOf } from './drive-of-model.ts'
import { foldedWords } from './fold.ts'
import { modelFamily } from './model-family.ts'
import { monthNumber, rangeFromNow } from './months-left.ts'
import { isNear } from './near.ts'
import { bgnRange } from './price-range.ts'
import {
  choiceGroups,
  rangeGroups,
  type ChoiceGroup,
  type Range,
  type RangeGroup,
  type SearchFilters,
} from './search.ts'
import { picturesOf } from './shown-car.ts'

/** Whether one offer fits the filters; gives the same result as the index, for a single new offer. */
export function matches(car: Car, filters: SearchFilters): boolean {
  return (
    isOfBrands(car, filters) &&
    choiceGroups.every((group) => isBrandGroup(group) || isChosen(filters, group, statedOf(car, group))) &&
    rangeGroups.every((group) => isWithin(...rangeAndValue(car, filters, group))) &&
    (!filters.hasPhotos || picturesOf(car).length > 0) &&
    (!filters.near || isNear(car.town, filters.near)) &&
    filters.extra.every((extra) => (car.extras as readonly string[] | undefined)?.includes(extra)) &&
    holdsWords(car, filters)
  )
}

function rangeAndValue(car: Car, filters: SearchFilters, group: RangeGroup): [Range, number | undefined] {
  if (group === 'price') return [bgnRange(filters), car.price]
  if (group !== 'inspection') return [filters[group], car[group]]
  return [rangeFromNow(filters.inspection, Date.now()), monthNumber(car.inspectionUntil) ?? undefined]
}

function statedOf(car: Car, group: ChoiceGroup): string | undefined {
  return group === 'drive' ? (driveOf(car) ?? undefined) : car[group]
}

function isBrandGroup(group: string): group is 'brand' | 'model' {
  return group === 'brand' || group === 'model'
}

function isOfBrands({ brand, model }: Car, filters: SearchFilters): boolean {
  if (filters.brand.length + filters.model.length === 0 || wholeBrands(filters).includes(brand)) return true
  return filters.model.some((name) => brandOfModel(name) === brand && name === `${brand} ${modelFamily(brand, model)}`)
}

function isChosen(filters: SearchFilters, group: ChoiceGroup, value: string | undefined): boolean {
  if (filters[group].length === 0) return true
  return value === undefined ? filters.orUnknown.some((other) => other === group) : filters[group].includes(value)
}

function isWithin({ from, to, orUnknown }: Range, value: number | undefined): boolean {
  if (from === undefined && to === undefined) return true
  if (value === undefined) return orUnknown === true
  return value >= (from ?? -Infinity) && value <= (to ?? Infinity)
}

function holdsWords(car: Car, { word, without }: SearchFilters): boolean {
  if (word.length + without.length === 0) return true
  const own = wordsOf(car)
  const holds = (text: string) => foldedWords(text).every((one) => own.has(one))
  return word.every(holds) && !without.some(holds)
}

/** Words by offer, cached because thousands of searches test one offer. */
const cached = new WeakMap<Car, ReadonlySet<string>>()

function wordsOf(car: Car): ReadonlySet<string> {
  const words = cached.get(car) ?? new Set(foldedWords([car.brand, car.model, car.description, car.location].join(' ')))
  cached.set(car, words)
  return words
}
