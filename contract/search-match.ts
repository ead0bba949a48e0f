import { brandOfModel, wholeBrands } from './brand-filter.ts'
import { type Car } from './car.ts'
import { driveOf } from './drive-of-model.ts'
import { foldedWords } from './fold.ts'
import { modelFamily } from './model-family.ts'
import { bgnRange } from './price-range.ts'
import { choiceGroups, rangeGroups, type ChoiceGroup, type Range, type SearchFilters } from './search.ts'
import { picturesOf } from './shown-car.ts'

/** Does one offer fit the filters? What the index finds among many, asked of one that has just come. */
export function matches(car: Car, filters: SearchFilters): boolean {
  return (
    isOfBrands(car, filters) &&
    choiceGroups.every((group) => isBrandGroup(group) || isChosen(filters, group, statedOf(car, group))) &&
    rangeGroups.every((group) => isWithin(group === 'price' ? bgnRange(filters) : filters[group], car[group])) &&
    (!filters.hasPhotos || picturesOf(car).length > 0) &&
    filters.extra.every((extra) => (car.extras as readonly string[] | undefined)?.includes(extra)) &&
    holdsWords(car, filters)
  )
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

/** The words of offers that are being judged: one offer is asked about by thousands of searches. */
const known = new WeakMap<Car, ReadonlySet<string>>()

function wordsOf(car: Car): ReadonlySet<string> {
  const words = known.get(car) ?? new Set(foldedWords([car.brand, car.model, car.description, car.location].join(' ')))
  known.set(car, words)
  return words
}
