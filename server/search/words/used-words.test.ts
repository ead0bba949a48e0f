import { expect, test } from 'vitest'
import { noFilters, type SearchFilters, type Understood } from '../../../contract/search.ts'
import { usedWords } from './used-words.ts'

/** Three offers by their brands and words. */
const offers = [
  { brand: 'BMW', words: ['rust', 'garage'] },
  { brand: 'BMW', words: ['garage'] },
  { brand: 'Audi', words: ['rust', 'dealer'] },
]
const total = ({ brand, word }: SearchFilters) =>
  offers.filter(
    (offer) => (brand.length === 0 || brand.includes(offer.brand)) && word.every((one) => offer.words.includes(one)),
  ).length

const bmw: Understood = { words: 'bmw', param: ['brand', 'BMW'] }
const word = (text: string, words = text): Understood => ({ words, param: ['word', text] })
const of = (...entries: Understood[]) => usedWords(noFilters, entries, total)

test('a word that offers contain filters the search', () => {
  expect(of(bmw, word('rust'))).toEqual({ understood: [bmw, word('rust')], unused: [] })
})

test('a word that no offer contains beside the rest is left out, with its total elsewhere', () => {
  expect(of(bmw, word('dealer'))).toEqual({ understood: [bmw], unused: [{ word: 'dealer', total: 1 }] })
  expect(of(word('abc'), bmw)).toEqual({ understood: [bmw], unused: [{ word: 'abc', total: 0 }] })
  expect(of(word('abc'))).toEqual({ understood: [], unused: [{ word: 'abc', total: 0 }] })
})

test('the first of several words counts when no offer contains them all', () => {
  expect(of(word('garage'), word('dealer'))).toEqual({
    understood: [word('garage')],
    unused: [{ word: 'dealer', total: 1 }],
  })
})

test('words in quotation marks are never left out', () => {
  expect(of(bmw, word('dealer', '"dealer"'))).toMatchObject({ unused: [] })
})

test('when the filters alone find nothing, a word counts if any offer contains it', () => {
  const kia: Understood = { words: 'kia', param: ['brand', 'Kia'] }
  expect(of(kia, word('rust'), word('abc'))).toEqual({
    understood: [kia, word('rust')],
    unused: [{ word: 'abc', total: 0 }],
  })
})
