import { searchString } from '../../contract/search-address.ts'
import { noFilters, type SearchFilters, type Sort } from '../../contract/search.ts'

/** A question that is asked again and again, each time a little differently, so that no answer is ready. */
export interface SearchCase {
  name: string
  filters: (time: number) => SearchFilters
  sort: Sort
}

const towns = ['Sofia', 'Plovdiv', 'Varna', 'Burgas', 'Ruse']
const words = ['климатик', 'leather', 'сервизна', 'winter', 'катастрофирала', 'Isofix', 'лизинг', 'service']

/** First pages with total and counts. */
export const searchCases: readonly SearchCase[] = [
  {
    name: 'typical: 3 filters, newest',
    filters: (time) => ({
      ...noFilters,
      engine: ['Diesel'],
      transmission: ['Automatic'],
      price: { to: 12_000 + time * 7 },
    }),
    sort: 'newest',
  },
  {
    name: 'model, town, mileage; cheapest',
    filters: (time) => ({
      ...noFilters,
      model: ['BMW 3 Series', 'Audi A4'],
      town: [towns[time % towns.length] ?? ''],
      mileage: { to: 150_000 + time },
    }),
    sort: 'cheapest',
  },
  {
    name: 'broad: years, cheapest',
    filters: (time) => ({ ...noFilters, year: { from: 2005 }, power: { to: 900 + time } }),
    sort: 'cheapest',
  },
  {
    name: 'broad: best deal',
    filters: (time) => ({ ...noFilters, hasPhotos: true, mileage: { to: 400_000 + time } }),
    sort: 'deal',
  },
  {
    name: 'near a town: price, nearest first',
    filters: (time) => ({
      ...noFilters,
      near: { town: towns[time % towns.length] ?? '', km: 100 },
      price: { to: 30_000 + time },
    }),
    sort: 'nearest',
  },
  {
    name: 'two words, price',
    filters: (time) => ({
      ...noFilters,
      word: [words[time % words.length] ?? '', words[(time + 3) % words.length] ?? ''],
      price: { to: 30_000 + time },
    }),
    sort: 'newest',
  },
  {
    name: 'nothing found: what to drop',
    filters: (time) => ({
      ...noFilters,
      brand: ['Ferrari'],
      engine: ['Electric'],
      year: { to: 1960 },
      mileage: { to: 1000 + time },
    }),
    sort: 'newest',
  },
]

/** What people type, letter by letter. */
export const typed = ['бмв 320 дизел софия до 15000', 'golf kombi avtomatik', 'мерцедес e class', 'audi a4 sofiq']

/** The address of a search. */
export function searchAddress(filters: SearchFilters, sort: Sort, after?: string): string {
  const query = searchString({ filters, sort, q: '' })
  return `/api/search.json?${query}${after === undefined ? '' : `&after=${after}`}`
}
