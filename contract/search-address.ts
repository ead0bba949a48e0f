import { readNumber } from './amounts.ts'
import { brandOfModel } from './brand-filter.ts'
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
  type FilterGroup,
  type Range,
  type SearchFilters,
  type Sort,
} from './search.ts'
import { modelFamily } from './model-family.ts'
import { isCleanLine, isOneOf, tidyLine } from './text-rules.ts'

/** Filters and order as an address holds them. */
export interface Search {
  filters: SearchFilters
  sort: Sort
  /** The words of the box that were not turned into chips yet. */
  q: string
}

/** The parameters that an address may have, each once or several times. */
export const searchNames = [
  ...choiceGroups,
  ...listGroups,
  ...rangeGroups.flatMap((group) => [`${group}From`, `${group}To`, `${group}Unknown`] as const),
  ...unknownGroups.map((group) => `${group}Unknown` as const),
  'hasPhotos',
  'currency',
  'sort',
  'q',
] as const

/** A filter as an address has it. */
export type Param = readonly [name: string, value: string]

/** Reads the parameters of an address (a `URLSearchParams` will do). What is no filter or has no meaning is left out. */
export function readSearch(params: Iterable<Param>): Search {
  const given = Map.groupBy(params, ([name]) => name)
  const all = (name: string) => (given.get(name) ?? []).map(([, value]) => value)
  const filters: SearchFilters = { ...noFilters }
  for (const group of [...choiceGroups, ...listGroups]) {
    const allowed = (fixedValues as Partial<Record<string, readonly string[]>>)[group]
    const values = all(group)
      .map(tidyLine)
      .map((value) => (group === 'model' ? familyName(value) : value))
      .filter((value) => isValue(value) && (!allowed || allowed.includes(value)))
    if (values.length > 0) filters[group] = [...new Set(values)].slice(0, searchLimits.values)
  }
  for (const group of rangeGroups) {
    const [from, to] = [readBound(all(`${group}From`)[0]), readBound(all(`${group}To`)[0])]
    const orUnknown = all(`${group}Unknown`)[0] === 'true' && (from !== undefined || to !== undefined)
    filters[group] = {
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
      ...(orUnknown && { orUnknown }),
    }
  }
  filters.orUnknown = unknownGroups.filter((group) => filters[group].length > 0 && all(`${group}Unknown`)[0] === 'true')
  if (all('hasPhotos')[0] === 'true') filters.hasPhotos = true
  const [currency, sort, q = ''] = [all('currency')[0], all('sort')[0], all('q')[0]]
  if (isOneOf<Currency>(currencies, currency)) filters.currency = currency
  return {
    filters,
    sort: isOneOf<Sort>(sorts, sort) ? sort : sorts[0],
    q: q.slice(0, searchLimits.textLength),
  }
}

/** The parameters of an address in a fixed order, so that equal searches have equal addresses; defaults are left out. */
export function searchParams({ filters, sort, q }: Search): Param[] {
  const knowsPrice = filters.price.from !== undefined || filters.price.to !== undefined
  return [
    ...filterParams(filters),
    ...(knowsPrice && filters.currency !== noFilters.currency ? [['currency', filters.currency] as const] : []),
    ...(sort === sorts[0] ? [] : [['sort', sort] as const]),
    // Half of a pair cannot stand in an address.
    ...(q === '' ? [] : [['q', q.toWellFormed()] as const]),
  ]
}

/** The part of an address behind the question mark. */
export function searchString(search: Search): string {
  return searchParams(search)
    .map((param) => param.map(encodeURIComponent).join('='))
    .join('&')
}

/** The same of a search's feeds: the newest first, however the list is ordered. */
export function feedQuery(search: Search): string {
  return searchString({ ...search, sort: sorts[0] })
}

/** The values of each parameter, as calls take them. */
export function valuesByName(params: readonly Param[]): Partial<Record<string, string[]>> {
  const byName = Map.groupBy(params, ([name]) => name)
  return Object.fromEntries([...byName].map(([name, list]) => [name, list.map(([, value]) => value)]))
}

/** Every filter that is set, one parameter each: a chip each. */
export function filterParams(filters: SearchFilters): Param[] {
  return [
    ...[...choiceGroups, ...listGroups].flatMap((group) => filters[group].map((value): Param => [group, value])),
    ...filters.orUnknown.flatMap((group): Param[] => (filters[group].length > 0 ? [[`${group}Unknown`, 'true']] : [])),
    ...rangeGroups.flatMap((group) => rangeParams(group, filters[group])),
    ...(filters.hasPhotos ? [['hasPhotos', 'true'] as const] : []),
  ]
}

/** The group to which a parameter belongs: `price` of `priceTo`. */
export function groupOf(name: string): FilterGroup | undefined {
  const base = name.replace(/(From|To|Unknown)$/u, '')
  const groups: readonly FilterGroup[] = [...choiceGroups, ...listGroups, ...rangeGroups, 'hasPhotos']
  return groups.find((group) => group === base)
}

/** The filters with one parameter more. A bound replaces the one before. */
export function withParam(filters: SearchFilters, [name, value]: Param): SearchFilters {
  const replaces = /(From|To)$|^currency$/u.test(name)
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

/** Is a filter set? */
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

function readBound(text: string | undefined): number | undefined {
  const bound = text === undefined ? null : readNumber(text)
  return bound === null || bound >= 1e10 ? undefined : bound
}

/** A model as filters name it, however it was typed: "BMW X6" of "BMW Х-6". */
function familyName(value: string): string {
  const brand = brandOfModel(value)
  if (brand === undefined) return value
  const family = modelFamily(brand, value.slice(brand.length + 1))
  return family === '' ? value : `${brand} ${family}`
}

function isValue(value: string): boolean {
  return value !== '' && value.length <= searchLimits.valueLength && isCleanLine(value)
}
