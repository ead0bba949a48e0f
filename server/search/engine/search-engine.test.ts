import { describe, expect, test } from 'vitest'
import { withoutParam, withParam } from '../../../contract/search-address.ts'
import { distanceKm } from '../../../contract/distances.ts'
import { monthOf } from '../../../contract/months-left.ts'
import { choiceGroups, rangeGroups, unknownGroups, type Facets, type Sort } from '../../../contract/search.ts'
import { fits, isWanted, withOneLess } from '../testing/naive-search.ts'
import { randomMarket } from '../testing/random-offers.ts'
import { type IndexedOffer } from './indexed-offer.ts'
import { OfferIndex } from './offer-index.ts'
import { type Place } from './page-of-hits.ts'
import { SearchEngine, type Found, type Question } from './search-engine.ts'

const seeds = Array.from({ length: 6 }, (_none, seed) => seed + 1)

/** A market of some hundred offers, some of them changed and some deleted. */
function changedMarket(seed: number) {
  const market = randomMarket(seed)
  const engine = new SearchEngine(OfferIndex.empty(0, 10))
  const offers = new Map<string, IndexedOffer>()
  const put = (id: string) => {
    const offer = market.offer(id)
    offers.set(id, offer)
    engine.index.put(offer)
    engine.forget()
  }
  const drop = (id: string) => {
    offers.delete(id)
    engine.index.drop(id)
    engine.forget()
  }
  const change = (count: number) => {
    for (let time = 0; time < count; time += 1) {
      const id = idOf(market.choose.between(0, 400))
      if (market.choose.between(0, 3) === 0) drop(id)
      else put(id)
    }
  }
  for (let number = 0; number < 300; number += 1) put(idOf(number))
  change(200)
  return { ...market, engine, offers, change }
}

/** Ids in the order of their numbers, as keys of the wire are in the order of time. */
function idOf(number: number): string {
  return `car${String(number).padStart(4, '0')}`
}

/** Hits in order, by sorting them all. */
function ordered(offers: Iterable<IndexedOffer>, { sort, filters: { near } }: Question): IndexedOffer[] {
  const keys: Record<Sort, (offer: IndexedOffer) => number | null> = {
    newest: () => 0,
    cheapest: ({ price }) => price || null,
    dearest: ({ price }) => -price || null,
    newestYear: ({ year }) => -year,
    oldestYear: ({ year }) => year,
    mileage: ({ mileage }) => mileage,
    deal: ({ price, estimate }) => (estimate === null || price === 0 ? null : Math.fround(price / estimate)),
    nearest: ({ town }) => (near && town !== null ? (distanceKm(near.town, town) ?? null) : null),
  }
  const key = (offer: IndexedOffer) => keys[sort](offer) ?? Infinity
  return [...offers].toSorted((a, b) => (key(a) === key(b) ? (a.id < b.id ? 1 : -1) : key(a) - key(b)))
}

describe.each(seeds)('a search of random market %d', (seed) => {
  const { engine, offers, question, change } = changedMarket(seed)
  const questions = Array.from({ length: 40 }, question)
  const hitsOf = ({ filters, exclusions }: Question, aside: readonly string[] = []) =>
    [...offers.values()].filter((offer) => isWanted(offer, exclusions) && fits(offer, filters, aside))

  test('finds the same page and total as the naive search', () => {
    for (const asked of questions) {
      const hits = hitsOf(asked)
      const found = engine.find(asked)
      expect(found.total).toBe(hits.length)
      expect(found.ids).toEqual(
        ordered(hits, asked)
          .slice(0, 5)
          .map(({ id }) => id),
      )
    }
  })

  test('counts each option among the offers that match the filters of the other groups', () => {
    for (const asked of questions) {
      const facets = engine.find(asked).facets!
      for (const group of choiceGroups) expectOptions(facets, group, hitsOf(asked, asideOf(group)))
      for (const group of unknownGroups) {
        expect(facets.unknown[group]).toBe(hitsOf(asked, [group]).filter((offer) => offer[group] === null).length)
      }
      const hits = hitsOf(asked)
      for (const { value, count } of facets.extra) {
        expect(count).toBe(hits.filter(({ extras }) => extras.includes(`|${value}|`)).length)
      }
      for (const { value, count } of facets.near) {
        const near = { town: asked.filters.near!.town, km: Number(value) }
        expect(count).toBe(hitsOf({ ...asked, filters: { ...asked.filters, near } }).length)
      }
      expect(facets.hasPhotos).toBe(hitsOf(asked, ['hasPhotos']).filter(({ photoCount }) => photoCount > 0).length)
    }
  })

  test('gives each range its ends, its bars and the number of offers without a value', () => {
    for (const asked of questions) {
      const facets = engine.find(asked).facets!
      for (const group of rangeGroups) {
        const hits = hitsOf(asked, [group])
        const begin = group === 'inspection' ? monthOf(Date.now()) : 0
        const known = hits.flatMap((offer) => offer[group] ?? []).map((number) => number - begin)
        const { min, max, bars, barsTo, unknown } = facets[group]
        expect(unknown).toBe(hits.length - known.length)
        expect(bars.reduce((sum, count) => sum + count, 0)).toBe(known.length)
        const ends = known.length > 0 ? [Math.min(...known), Math.max(...known)] : [undefined, undefined]
        expect([min, max]).toEqual(ends)
        if (barsTo === undefined) continue
        const beyond = known.filter((number) => number > barsTo).length
        expect(beyond / known.length).toBeLessThanOrEqual(0.05)
        expect(bars.at(-1)).toBeGreaterThanOrEqual(beyond)
      }
    }
  })

  test('without hits suggests dropping the filters whose removal finds the most offers', () => {
    let said = 0
    for (const asked of questions) {
      const { total, relaxations: ways } = engine.find(asked)
      const relaxations = ways.filter(({ only }) => only === undefined)
      if (total > 0) continue
      const all = withOneLess(asked.filters)
        .map(({ params, filters }) => ({ params, total: hitsOf({ ...asked, filters }).length }))
        .filter((relaxation) => relaxation.total > 0)
      // The brand alone is suggested only when dropping a single filter finds nothing.
      expect(relaxations.length > 0 && ways.length > relaxations.length).toBe(false)
      expect(relaxations.map((relaxation) => relaxation.total)).toEqual(
        all
          .map((relaxation) => relaxation.total)
          .toSorted((a, b) => b - a)
          .slice(0, 3),
      )
      for (const relaxation of relaxations) expect(all).toContainEqual(relaxation)
      said += relaxations.length
    }
    expect(said).toBeGreaterThan(0)
  })

  test('with few hits suggests wider searches that find more, with their exact totals', () => {
    let said = 0
    const many = questions.map((asked) => engine.find(asked)).filter(({ total }) => total > 5)
    expect(many.flatMap(({ relaxations }) => relaxations)).toEqual([])
    for (const asked of questions) {
      const { total, relaxations } = engine.find(asked)
      if (total === 0) continue
      expect(total <= 5 || relaxations.length === 0).toBe(true)
      for (const { params, instead = [], total: more } of relaxations) {
        const filters = instead.reduce(withParam, params.reduce(withoutParam, asked.filters))
        expect(more).toBe(hitsOf({ ...asked, filters }).length)
        expect(more).toBeGreaterThan(total)
        said += 1
      }
    }
    expect(said).toBeGreaterThan(0)
  })

  test('pages through each hit once and in order, also while others are added and removed', () => {
    for (const asked of questions.slice(0, 20)) {
      const atFirst = ordered(hitsOf(asked), asked).map(({ id }) => id)
      expect(readPages(engine, asked, () => {})).toEqual(atFirst)
      const before = new Map(offers)
      const seen = readPages(engine, asked, () => change(3))
      const untouched = atFirst.filter((id) => offers.get(id) === before.get(id))
      expect(seen.filter((id) => untouched.includes(id))).toEqual(untouched)
    }
  })
})

/** The ids of all pages; `between` runs between two pages. */
function readPages(engine: SearchEngine, asked: Question, between: () => void): string[] {
  const seen: string[] = []
  for (let after: Place | null = null; ; between()) {
    const found: Found = engine.find({ ...asked, after })
    seen.push(...found.ids)
    if (found.next === null) return seen
    after = found.next
  }
}

function asideOf(group: string): readonly string[] {
  return group === 'brand' || group === 'model' ? ['brand', 'model'] : [group]
}

function expectOptions(facets: Facets, group: (typeof choiceGroups)[number], hits: IndexedOffer[]): void {
  const valueOf = (offer: IndexedOffer) =>
    group === 'model' ? offer.modelFamily && `${offer.brand} ${offer.modelFamily}` : offer[group]
  for (const { value, count } of facets[group]) {
    expect(count, `${group} ${value}`).toBe(hits.filter((offer) => valueOf(offer) === value).length)
  }
  if (group === 'model') return
  const values = new Set(hits.map(valueOf).filter(Boolean))
  expect(new Set(facets[group].filter(({ count }) => count > 0).map(({ value }) => value))).toEqual(values)
}
