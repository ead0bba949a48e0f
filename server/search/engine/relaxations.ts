import { brandOfModel } from '../../../contract/brand-filter.ts'
import { noFilters, type Relaxation, type SearchFilters } from '../../../contract/search.ts'
import { filterParams, type Param } from '../../../contract/search-address.ts'
import { leavingOut, type ActiveFilter } from './active-filters.ts'
import { type Bitmap } from './bitmap.ts'
import { Candidates } from './facet-counts.ts'
import { isOfPlace, widened } from './widened.ts'

const maxRelaxations = 3

interface Searched {
  /** Counts the matches of other filters. */
  count: (filters: SearchFilters) => number
  /** The offers that are not excluded. */
  base: Bitmap
  activeFilters: ActiveFilter[]
}

/** For filters with few matches or none: filters that could be dropped or wider, best first. */
export function relaxationsOf(filters: SearchFilters, searched: Searched): Relaxation[] {
  const total = searched.count(filters)
  return total === 0 ? waysOut(filters, searched) : waysToMore(filters, searched, total)
}

/** Wider filters that find more than `least`, then single filters to drop, those of the place first. */
function waysToMore(filters: SearchFilters, { count, base, activeFilters }: Searched, least: number): Relaxation[] {
  const wider = widened(filters)
    .map(({ filters: way, ...change }) => ({ ...change, total: count(way) }))
    .filter(({ total }) => total > least)
  const less = withoutOne(base, activeFilters, least)
  const placesFirst = less.toSorted((a, b) => Number(b.params.every(isOfPlace)) - Number(a.params.every(isOfPlace)))
  return [...wider, ...placesFirst].slice(0, maxRelaxations)
}

/** Filters to drop: a single one, or else all except brands and models, or else all except brands. */
function waysOut(filters: SearchFilters, { count, base, activeFilters }: Searched): Relaxation[] {
  const relaxations = withoutOne(base, activeFilters).slice(0, maxRelaxations)
  const { brand, model } = filters
  if (relaxations.length > 0 || brand.length + model.length === 0) return relaxations
  const brands = [...new Set([...brand, ...model.flatMap((name) => brandOfModel(name) ?? [])])]
  const ways = [
    { ...noFilters, brand, model },
    { ...noFilters, brand: brands },
  ]
  for (const way of ways) {
    const total = count(way)
    const only = filterParams(way)
    if (total > 0) return [{ params: paramsBut(filterParams(filters), only), total, only }]
  }
  return []
}

/** Single filters whose removal finds more than `least`, most first. */
function withoutOne(base: Bitmap, activeFilters: ActiveFilter[], least = 0): Relaxation[] {
  const without = leavingOut(base, activeFilters)
  return activeFilters
    .map(({ params }, at) => ({ params, total: new Candidates(without(at)).count }))
    .filter(({ total }) => total > least)
    .toSorted((a, b) => b.total - a.total)
}

function paramsBut(params: readonly Param[], others: readonly Param[]): Param[] {
  return params.filter(([name, value]) => !others.some((other) => other[0] === name && other[1] === value))
}
