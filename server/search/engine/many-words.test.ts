import { expect, test, vi } from 'vitest'
import { noFilters } from '../../../contract/search.ts'
import { randomMarket } from '../testing/random-offers.ts'
import { OfferIndex } from './offer-index.ts'
import { SearchEngine } from './search-engine.ts'

const question = { sort: 'newest', after: null, size: 5 } as const
const nothing = { cars: [], sellers: [], words: [] }

function marketOf(offers: number) {
  const { offer } = randomMarket(1)
  const index = OfferIndex.empty(1, offers)
  for (let number = 0; number < offers; number += 1) index.add(offer(`car${String(number).padStart(4, '0')}`))
  return { engine: new SearchEngine(index), read: vi.spyOn(index.words, 'slotsOf') }
}

/** Different texts that repeat the same few words. */
function repeating(words: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_none, at) =>
    Array.from({ length: 20 }, (_word, place) => words[(place + at) % words.length]).join(' '.repeat(1 + (at % 7))),
  )
}

test('a search reads a word once, however many texts and filters repeat it', () => {
  const { engine, read } = marketOf(300)
  const [word, without] = [repeating(['с', 'full'], 40), repeating(['такси', 'owner'], 40)]
  const { total } = engine.find({ ...question, filters: { ...noFilters, word, without }, exclusions: nothing })
  const plain = { ...noFilters, word: ['с', 'full'], without: ['такси owner'] }
  expect(total).toBe(engine.find({ ...question, filters: plain, exclusions: nothing }).total)
  expect(total).toBeGreaterThan(0)
  expect(read).toHaveBeenCalledTimes(4)
})

test('exclusions read a word once too, and stop when no offer is left', () => {
  const { engine, read } = marketOf(300)
  const words = [
    ...repeating(['с', 'full'], 40),
    `absent ${Array.from({ length: 30 }, (_none, at) => `w${at}`).join(' ')}`,
  ]
  const { total } = engine.find({ ...question, filters: noFilters, exclusions: { ...nothing, words } })
  const plain = engine.find({ ...question, filters: noFilters, exclusions: { ...nothing, words: ['с full'] } })
  expect(total).toBe(plain.total)
  expect(total).toBeLessThan(300)
  expect(read).toHaveBeenCalledTimes(3)
})
