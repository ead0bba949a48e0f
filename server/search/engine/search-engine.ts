import { type Facets, type Relaxation, type SearchFilters, type Sort } from '../../../contract/search.ts'
import { searchString } from '../../../contract/search-address.ts'
import { type Bitmap } from './bitmap.ts'
import { Candidates, facetsOf } from './facet-counts.ts'
import {
  activeFiltersOf,
  leavingOut,
  matchesOfAll,
  offersWithout,
  type ActiveFilter,
  type Exclusions,
  type Remember,
} from './active-filters.ts'
import { type OfferIndex } from './offer-index.ts'
import { relaxationsOf } from './relaxations.ts'
import { pageOfHits, type Place } from './page-of-hits.ts'

/** A query to the index. */
export interface Question {
  filters: SearchFilters
  sort: Sort
  /** Where the previous page ended; null for the first page. */
  after: Place | null
  exclusions: Exclusions
  /** Offers per page. */
  size: number
  /** Whether to count all groups. */
  withFacets?: boolean
  /** Ids of offers to be checked for a match. */
  among?: readonly string[]
}

/** A page of the matching offers. */
export interface FoundPage {
  total: number
  ids: string[]
  next: Place | null
}

/** The answer of the index. */
export interface Found extends FoundPage {
  /** The counts of all groups, if asked for. */
  facets?: Facets
  /** The ones of the question's `among` that match. */
  among: string[]
  /** For a search with few hits or none: filters that could be dropped or wider, best first. */
  relaxations: Relaxation[]
}

/** Most searches and filters that are cached until an offer changes. */
const maxSearches = 32
const maxFilters = 64

/** Searches with so many hits at most are told of wider ones. */
const fewHits = 5

/** Answers questions from an index. */
export class SearchEngine {
  readonly index: OfferIndex
  readonly #facets = new Map<string, Facets>()
  readonly #relaxations = new Map<string, Relaxation[]>()
  readonly #hits = new Map<string, Candidates>()
  readonly #matches = new Map<string, Bitmap>()

  constructor(index: OfferIndex) {
    this.index = index
  }

  /** Clears the caches after a change of the index. */
  forget(): void {
    for (const remembered of [this.#facets, this.#relaxations, this.#hits, this.#matches]) remembered.clear()
  }

  /** Matching offers, their number, and the counts of every group if asked for. */
  find({ withFacets = true, ...question }: Question): Found {
    const page = this.list(question)
    return {
      ...page,
      ...(withFacets && { facets: this.#facetsOf(question) }),
      among: this.#fitting(question),
      relaxations: page.total <= fewHits ? this.#relaxationsOf(question) : [],
    }
  }

  /** Matching offers and their number, without the counts of the groups. */
  list({ filters, sort, after, exclusions, size }: Omit<Question, 'among'>): FoundPage {
    const hits = this.#hitsOf({ filters, exclusions })
    return { total: hits.count, ...pageOfHits(this.index, hits.offers, { sort, near: filters.near, after, size }) }
  }

  /** The number of matching offers. */
  count(filters: SearchFilters, exclusions: Exclusions): number {
    return this.#hitsOf({ filters, exclusions }).count
  }

  #facetsOf({ filters, exclusions }: Pick<Question, 'filters' | 'exclusions'>): Facets {
    return remember(this.#facets, maxSearches, nameOf(filters, exclusions), () => {
      const activeFilters = this.#activeFilters(filters)
      const hits = this.#hitsOf({ filters, exclusions })
      return countAll(this.index, { filters, activeFilters, base: this.#base(exclusions), hits })
    })
  }

  #relaxationsOf({ filters, exclusions }: Pick<Question, 'filters' | 'exclusions'>): Relaxation[] {
    return remember(this.#relaxations, maxSearches, nameOf(filters, exclusions), () => {
      const count = (other: SearchFilters) => this.count(other, exclusions)
      return relaxationsOf(filters, {
        count,
        base: this.#base(exclusions),
        activeFilters: this.#activeFilters(filters),
      })
    })
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
      maxSearches,
      nameOf(filters, exclusions),
      () => new Candidates(matchesOfAll(this.#base(exclusions), this.#activeFilters(filters))),
    )
  }

  #activeFilters(filters: SearchFilters): ActiveFilter[] {
    return activeFiltersOf(this.index, filters, this.#matchesOf)
  }

  #base(exclusions: Exclusions): Bitmap {
    return remember(this.#matches, maxFilters, JSON.stringify(exclusions), () =>
      offersWithout(this.index, exclusions, this.#matchesOf),
    )
  }

  readonly #matchesOf: Remember = (filter, make) => remember(this.#matches, maxFilters, JSON.stringify(filter), make)
}

/** The cached value of a name, or a new one; the oldest entry is dropped first. */
function remember<T>(remembered: Map<string, T>, max: number, name: string, make: () => T): T {
  const known = remembered.get(name)
  if (known !== undefined) return known
  const made = make()
  const [oldest] = remembered.keys()
  if (oldest !== undefined && remembered.size >= max) remembered.delete(oldest)
  remembered.set(name, made)
  return made
}

function nameOf(filters: SearchFilters, exclusions: Exclusions): string {
  return JSON.stringify([searchString({ filters, sort: 'newest', q: '' }), exclusions])
}

interface ToCount {
  filters: SearchFilters
  activeFilters: ActiveFilter[]
  base: Bitmap
  hits: Candidates
}

function countAll(index: OfferIndex, { filters, activeFilters, base, hits: { offers } }: ToCount): Facets {
  // A copy, so that the slots that counting adds do not stay in the cache, where they take much memory.
  const hits = new Candidates(offers)
  // Counts leave out one group each; values of which all are required belong to no group.
  const grouped = activeFilters.filter(({ groups }) => groups.length > 0)
  const wanted = activeFilters.filter(({ groups }) => groups.length === 0)
  const without = leavingOut(matchesOfAll(base, wanted), grouped)
  const byGroup = new Map(
    grouped.flatMap(({ groups }, at) => {
      const candidates = new Candidates(without(at))
      return groups.map((group) => [group, candidates] as const)
    }),
  )
  return facetsOf(index, filters, (group) => byGroup.get(group) ?? hits)
}
