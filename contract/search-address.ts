import { brandOfModel } from './brand-filter.ts'
import { offeredBrands } from './choices.ts'
import { currencies, type Currency } from './facts.ts'
import {
  choiceGroups,
  fixedValues,
  listGroups,
  noFilters,
  rangeGroups,
  searchLimits,
  sorts,
  unknownGroups,
  type ChoiceGroup,
  type FilterGroup,
  type ListGroup,
  type Range,
  type SearchFilters,
  type Sort,
} from './search.ts'
import { modelFamily } from './model-family.ts'
import { nearText, readNear } from './near.ts'
import { isOneOf } from './is-one-of.ts'
import { isTown } from './places.ts'
import { namedCurrency, readBound } from './search-bounds.ts'
import { isCleanLine, tidyLine } from './text-rules.ts'

/** The filters and order of an address. */
export interface Search {
  filters: SearchFilters
  sort: Sort
  /** The words of the box that are not filters yet. */
  q: string
}

/** The parameters of an address; some may be repeated. */
export const searchNames = [
  ...choiceGroups,
  ...listGroups,
  ...rangeGroups.flatMap((group) => [`${group}From`, `${group}To`, `${group}Unknown`] as const),
  ...unknownGroups.map((group) => `${group}Unknown` as const),
  'hasPhotos',
  'near',
  'currency',
  'sort',
  'q',
] as const

/** A filter in an address. */
export type Param = readonly [name: string, value: string]

/** Reads the parameters of an address, such as a `URLSearchParams`; unknown and invalid ones are ignored. */
export function readSearch(params: Iterable<Param>): Search {
  const given = Map.groupBy(params, ([name]) => name)
  const all = (name: string) => (given.get(name) ?? []).map(([, value]) => value)
  const filters: SearchFilters = { ...noFilters }
  for (const group of [...choiceGroups, ...listGroups]) {
    const values = all(group).flatMap((text) => valueOf(group, tidyLine(text)) ?? [])
    if (values.length > 0) filters[group] = [...new Set(values)].slice(0, searchLimits.values)
  }
  const [sort, q = ''] = [all('sort')[0], all('q')[0]]
  const asked = all('currency')[0]?.trim() || noFilters.currency
  const currency = namedCurrency([...all('priceFrom'), ...all('priceTo')]) ?? asked
  if (isOneOf<Currency>(currencies, currency)) filters.currency = currency
  for (const group of rangeGroups) {
    const [from, to] = (['From', 'To'] as const).map((bound) => {
      const [text] = all(`${group}${bound}`)
      // An amount in another currency is neither leva nor euro.
      const isForeign =
        group === 'price' && !isOneOf<string>(currencies, asked) && namedCurrency([text ?? '']) === undefined
      return isForeign ? undefined : readBound(group, text, filters.currency)
    })
    const orUnknown = all(`${group}Unknown`)[0] === 'true' && (from !== undefined || to !== undefined)
    filters[group] = {
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
      ...(orUnknown && { orUnknown }),
    }
  }
  filters.orUnknown = unknownGroups.filter((group) => filters[group].length > 0 && all(`${group}Unknown`)[0] === 'true')
  if (all('hasPhotos')[0] === 'true') filters.hasPhotos = true
  const near = readNear(all('near').at(-1))
  if (near) filters.near = near
  return {
    filters,
    sort: isOneOf<Sort>(sorts, sort) && (sort !== 'nearest' || near) ? sort : sorts[0],
    q: q.slice(0, searchLimits.textLength),
  }
}

/** The parameters of an address, without defaults and in a fixed order, so that equal searches have equal addresses. */
export function searchParams({ filters, sort, q }: Search): Param[] {
  const knowsPrice = filters.price.from !== undefined || filters.price.to !== undefined
  return [
    ...filterParams(filters),
    ...(knowsPrice && filters.currency !== noFilters.currency ? [['currency', filters.currency] as const] : []),
    ...(sort === sorts[0] || (sort === 'nearest' && !filters.near) ? [] : [['sort', sort] as const]),
    // Half a surrogate pair cannot be written into an address.
    ...(q === '' ? [] : [['q', q.toWellFormed()] as const]),
  ]
}

/** The query of an address, without the question mark. */
export function searchString(search: Search): string {
  return searchParams(search)
    .map((param) => param.map(encodeURIComponent).join('='))
    .join('&')
}

/** The query of a search's feeds; always newest first. */
export function feedQuery(search: Search): string {
  return searchString({ ...search, sort: sorts[0] })
}

/** The values of each parameter, in the shape that calls take. */
export function valuesByName(params: readonly Param[]): Partial<Record<string, string[]>> {
  const byName = Map.groupBy(params, ([name]) => name)
  return Object.fromEntries([...byName].map(([name, list]) => [name, list.map(([, value]) => value)]))
}

/** Set filters, one parameter each; every one is a chip. */
export function filterParams(filters: SearchFilters): Param[] {
  return [
    ...[...choiceGroups, ...listGroups].flatMap((group) => filters[group].map((value): Param => [group, value])),
    ...filters.orUnknown.flatMap((group): Param[] => (filters[group].length > 0 ? [[`${group}Unknown`, 'true']] : [])),
    ...rangeGroups.flatMap((group) => rangeParams(group, filters[group])),
    ...(filters.hasPhotos ? [['hasPhotos', 'true'] as const] : []),
    ...(filters.near ? [['near', nearText(filters.near)] as const] : []),
  ]
}

/** The group of a parameter: `price` of `priceTo`. */
export function groupOf(name: string): FilterGroup | undefined {
  const base = name.replace(/(From|To|Unknown)$/u, '')
  const groups: readonly FilterGroup[] = [...choiceGroups, ...listGroups, ...rangeGroups, 'hasPhotos', 'near']
  return groups.find((group) => group === base)
}

/** The filters with one more parameter; a bound replaces the earlier one. */
export function withParam(filters: SearchFilters, [name, value]: Param): SearchFilters {
  const replaces = /(From|To)$|^(currency|near)$/u.test(name)
  const others = paramsOf(filters).filter(([other]) => !replaces || other !== name)
  return readSearch([...others, [name, value]]).filters
}

/** The filters without one parameter. */
export function withoutParam(filters: SearchFilters, [name, value]: Param): SearchFilters {
  return readSearch(paramsOf(filters).filter((param) => param[0] !== name || param[1] !== value)).filters
}

function paramsOf(filters: SearchFilters): Param[] {
  return searchParams({ filters, sort: sorts[0], q: '' })
}

/** Whether any filter is set. */
export function isFiltered(filters: SearchFilters): boolean {
  return filterParams(filters).length > 0
}

function rangeParams(group: string, { from, to, orUnknown }: Range): Param[] {
  const isBounded = from !== undefined || to !== undefined
  return [
    ...(from === undefined ? [] : [[`${group}From`, String(from)] as const]),
    ...(to === undefined ? [] : [[`${group}To`, String(to)] as const]),
    ...(orUnknown && isBounded ? [[`${group}Unknown`, 'true'] as const] : []),
  ]
}

/** A value of a group as filters have it; `undefined` when it is none. */
function valueOf(group: ChoiceGroup | ListGroup, text: string): string | undefined {
  if (!isValue(text)) return undefined
  if (group === 'model') return familyName(text)
  if (group === 'town') return isTown(text) ? text : undefined
  const plain = text.toLowerCase()
  const inList = (list: readonly string[]) => list.find((value) => value.toLowerCase() === plain)
  // Offers of brands that were offered once are found by the brand.
  if (group === 'brand') return inList(offeredBrands()) ?? text
  const fixed = (fixedValues as Partial<Record<string, readonly string[]>>)[group]
  return fixed ? inList(fixed) : text
}

/** The name of a model in filters, however it was typed: "BMW X6" of "BMW Х-6". */
function familyName(value: string): string {
  const brand = brandOfModel(value)
  if (brand === undefined) return value
  const family = modelFamily(brand, value.slice(brand.length + 1))
  return family === '' ? value : `${brand} ${family}`
}

function isValue(value: string): boolean {
  return value !== '' && value.length <= searchLimits.valueLength && isCleanLine(value)
}
