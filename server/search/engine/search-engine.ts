import { brandOfModel } from '../../../contract/brand-filter.ts'
import { noFilters, type Facets, type Relaxation, type SearchFilters, type Sort } from '../../../contract/search.ts'
import { filterParams, searchString, type Param } from '../../../contract/search-address.ts'
import { intersection, type Bitmap } from './bitmap.ts'
import { Candidates, facetsOf } from './facet-counts.ts'
import { narrowingsOf, offersWithout, type Exclusions, type Narrowing, type Remember } from './narrowings.ts'
import { type OfferIndex } from './offer-index.ts'
import { pageOfHits, type Place } from './page-of-hits.ts'

/** What is asked of the index. */
export interface Question {
  filters: SearchFilters
  sort: Sort
  /** Where the page before ended; null for the first page. */
  after: Place | null
  exclusions: Exclusions
  /** Offers of the page. */
  size: number
  /** Are the counts of all groups wanted? */
  withFacets?: boolean
  /** Offers of which is asked whether they fit. */
  among?: readonly string[]
}

/** A page of the offers that fit. */
export interface FoundPage {
  total: number
  ids: string[]
  next: Place | null
}

/** What the index answers. */
export interface Found extends FoundPage {
  /** The counts of all groups, where they are wanted. */
  facets?: Facets
  /** Those of the question's `among` that fit. */
  among: string[]
  /** Of a search that finds nothing: filters that could be dropped, best first. */
  relaxations: Relaxation[]
}

/** So many searches, and so many filters, are remembered until an offer changes. */
const searchesAtMost = 32
const filtersAtMost = 64
const relaxationsAtMost = 3

/** Answers questions from an index. */
export class SearchEngine {
  readonly index: OfferIndex
  readonly #facets = new Map<string, Facets>()
  readonly #relaxations = new Map<string, Relaxation[]>()
  readonly #hits = new Map<string, Candidates>()
  readonly #leaves = new Map<string, Bitmap>()

  constructor(index: OfferIndex) {
    this.index = index
  }

  /** Forgets what it has counted: the index has changed. */
  forget(): void {
    for (const remembered of [this.#facets, this.#relaxations, this.#hits, this.#leaves]) remembered.clear()
  }

  /** Offers that fit, their number, and the counts of every group where they are wanted. */
  find({ withFacets = true, ...question }: Question): Found {
    const page = this.list(question)
    return {
      ...page,
      ...(withFacets && { facets: this.#facetsOf(question) }),
      among: this.#fitting(question),
      relaxations: page.total === 0 ? this.#relaxationsOf(question) : [],
    }
  }

  /** Offers that fit and their number, without the counts of the groups. */
  list({ filters, sort, after, exclusions, size }: Omit<Question, 'among'>): FoundPage {
    const hits = this.#hitsOf({ filters, exclusions })
    return { total: hits.count, ...pageOfHits(this.index, hits.offers, { sort, after, size }) }
  }

  /** How many offers fit. */
  count(filters: SearchFilters, exclusions: Exclusions): number {
    return this.#hitsOf({ filters, exclusions }).count
  }

  #facetsOf({ filters, exclusions }: Pick<Question, 'filters' | 'exclusions'>): Facets {
    return remember(this.#facets, searchesAtMost, nameOf(filters, exclusions), () => {
      const narrowings = this.#narrowings(filters)
      const hits = this.#hitsOf({ filters, exclusions })
      return countAll(this.index, { filters, narrowings, base: this.#base(exclusions), hits })
    })
  }

  #relaxationsOf({ filters, exclusions }: Pick<Question, 'filters' | 'exclusions'>): Relaxation[] {
    return remember(this.#relaxations, searchesAtMost, nameOf(filters, exclusions), () =>
      this.#waysOut({ filters, exclusions }),
    )
  }

  /** One filter fewer, or else the brands and models alone, or else the brands. */
  #waysOut({ filters, exclusions }: Pick<Question, 'filters' | 'exclusions'>): Relaxation[] {
    const relaxations = relaxationsOf(this.#base(exclusions), this.#narrowings(filters))
    const { brand, model } = filters
    if (relaxations.length > 0 || brand.length + model.length === 0) return relaxations
    const brands = [...new Set([...brand, ...model.flatMap((name) => brandOfModel(name) ?? [])])]
    const ways = [
      { ...noFilters, brand, model },
      { ...noFilters, brand: brands },
    ]
    for (const way of ways) {
      const total = this.count(way, exclusions)
      const only = filterParams(way)
      if (total > 0) return [{ params: paramsBut(filterParams(filters), only), total, only }]
    }
    return []
  }

  #fitting({ among = [], ...question }: Question): string[] {
    const { offers } = this.#hitsOf(question)
    return among.filter((id) => {
      const slot = this.index.ids.slotOf(id)
      return slot !== undefined && ((offers[slot >>> 5]! >>> (slot & 31)) & 1) === 1
    })
  }

  #hitsOf({ filters, exclusions }: Pick<Question, 'filters' | 'exclusions'>): Candidates {
    return remember(
      this.#hits,
      searchesAtMost,
      nameOf(filters, exclusions),
      () => new Candidates(and(this.#base(exclusions), this.#narrowings(filters))),
    )
  }

  #narrowings(filters: SearchFilters): Narrowing[] {
    return narrowingsOf(this.index, filters, this.#leavesOf)
  }

  #base(exclusions: Exclusions): Bitmap {
    return remember(this.#leaves, filtersAtMost, JSON.stringify(exclusions), () =>
      offersWithout(this.index, exclusions, this.#leavesOf),
    )
  }

  readonly #leavesOf: Remember = (filter, make) => remember(this.#leaves, filtersAtMost, JSON.stringify(filter), make)
}

/** What is remembered under a name, or else is made; what came first is forgotten first. */
function remember<T>(remembered: Map<string, T>, atMost: number, name: string, make: () => T): T {
  const known = remembered.get(name)
  if (known !== undefined) return known
  const made = make()
  const [oldest] = remembered.keys()
  if (oldest !== undefined && remembered.size >= atMost) remembered.delete(oldest)
  remembered.set(name, made)
  return made
}

function nameOf(filters: SearchFilters, exclusions: Exclusions): string {
  return JSON.stringify([searchString({ filters, sort: 'newest', q: '' }), exclusions])
}

interface ToCount {
  filters: SearchFilters
  narrowings: Narrowing[]
  base: Bitmap
  hits: Candidates
}

function countAll(index: OfferIndex, { filters, narrowings, base, hits: { offers } }: ToCount): Facets {
  // Those that are remembered shall not hold the slots that counting makes of them: they take far more room.
  const hits = new Candidates(offers)
  // Counts leave one group aside each; values that are all wanted are aside of none.
  const grouped = narrowings.filter(({ groups }) => groups.length > 0)
  const wanted = narrowings.filter(({ groups }) => groups.length === 0)
  const without = leavingOut(and(base, wanted), grouped)
  const byGroup = new Map(
    grouped.flatMap(({ groups }, at) => {
      const candidates = new Candidates(without(at))
      return groups.map((group) => [group, candidates] as const)
    }),
  )
  return facetsOf(index, filters, (group) => byGroup.get(group) ?? hits)
}

/** What all narrowings but one leave. What those before and behind each leave is made once. */
function leavingOut(base: Bitmap, narrowings: Narrowing[]): (at: number) => Bitmap {
  const before = [base]
  for (const { leaves } of narrowings) before.push(intersection(before.at(-1)!, leaves))
  const behind: Bitmap[] = [base]
  for (const { leaves } of narrowings.toReversed()) behind.push(intersection(behind.at(-1)!, leaves))
  return (at) => intersection(before[at]!, behind[narrowings.length - 1 - at]!)
}

function relaxationsOf(base: Bitmap, narrowings: Narrowing[]): Relaxation[] {
  const without = leavingOut(base, narrowings)
  return narrowings
    .map(({ params }, at) => ({ params, total: new Candidates(without(at)).count }))
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total)
    .slice(0, relaxationsAtMost)
}

function paramsBut(params: readonly Param[], others: readonly Param[]): Param[] {
  return params.filter(([name, value]) => !others.some((other) => other[0] === name && other[1] === value))
}

function and(base: Bitmap, narrowings: Narrowing[]): Bitmap {
  return narrowings.reduce((left, { leaves }) => intersection(left, leaves), base)
}
