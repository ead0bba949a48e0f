import { type CarWithId } from '../../contract/car.ts'
import { type SearchAnswer } from '../../contract/search-endpoints.ts'
import { type FoundCars } from './found-cars-queries.ts'

/** Offers that live events spoke of: what happened to each. */
export type Touched = ReadonlyMap<string, 'came' | 'changed'>

export function loadedIds(found: FoundCars): Set<string> {
  return new Set(found.pages.flatMap((page) => page.cars.map(({ id }) => id)))
}

/** The loaded offers with what is known of some: a new version, or `null` for one that fits no more. */
export function withNews(found: FoundCars, news: ReadonlyMap<string, CarWithId | null>): FoundCars {
  const pages = found.pages.map((page) => ({
    ...page,
    cars: page.cars.flatMap((car) => (news.has(car.id) ? (news.get(car.id) ?? []) : car)),
  }))
  const gone = loadedIds(found).size - loadedIds({ ...found, pages }).size
  const [first, ...others] = pages
  return first ? { ...found, pages: [{ ...first, total: first.total - gone }, ...others] } : found
}

/** The loaded offers, none moved, with the number, the counts and the versions of a newer answer. */
export function withAnswer(found: FoundCars, answer: SearchAnswer): FoundCars {
  const { pages, ...other } = withNews(found, new Map(answer.cars.map((car) => [car.id, car])))
  const [first, ...others] = pages
  const { total, facets, relaxations = [] } = answer
  return first ? { ...other, pages: [{ ...first, total, ...(facets && { facets }), relaxations }, ...others] } : found
}

/**
 * The offers that an answer has and the person does not see yet. Of one that changed nobody knows whether it stood on a
 * page that is not loaded: it counts when the number of all has grown by it.
 */
export function arrivedIn(found: FoundCars, answer: SearchAnswer, touched: Touched): string[] {
  const loaded = loadedIds(found)
  const fit = (answer.among ?? []).filter((id) => !loaded.has(id))
  const came = fit.filter((id) => touched.get(id) === 'came')
  const grown = answer.total - (found.pages[0]?.total ?? 0) - came.length
  return [...came, ...fit.filter((id) => touched.get(id) === 'changed').slice(0, Math.max(0, grown))]
}

/** The offers of a page asked for again that have come since: those behind the last known one stood there before. */
export function arrivedOnPage(found: FoundCars, page: SearchAnswer): string[] {
  const loaded = loadedIds(found)
  const ids = page.cars.map(({ id }) => id)
  const isWhole = found.pages.at(-1)?.next === null
  const known = isWhole ? -1 : ids.findLastIndex((id) => loaded.has(id))
  return (known < 0 ? ids : ids.slice(0, known)).filter((id) => !loaded.has(id))
}
