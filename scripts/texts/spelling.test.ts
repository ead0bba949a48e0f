import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { places } from '../../contract/places.ts'
import { WordList } from '../../server/search/words/word-list.ts'
import { bulgarianFiles, readCatalogue, wordsIn } from './catalogue.ts'

/** Words that the dictionary of 2010 does not know yet, with these endings. */
const newNouns = ['дефис', 'имейл', 'линк', 'токен']
const endings = ['', 'а', 'ът', 'и', 'ите', 'ове', 'овете']

/** Words of the market that it does not know: bodies and extras. */
const market = [
  'седан хечбек комби кабрио миниван бус пикап неремонтирани',
  'парктроник круиз безключов ксенонови рейлинги имобилайзер каско тунинг',
].flatMap((line) => line.split(' '))

/** Words of one form: units, abbreviations and what is written as it is. */
const others =
  'г к км кВт кВтч л лв см чл ДДС ЕИК МВР България евро законова законовата интернет мегапиксела опа ѝ'.split(' ')

const allowed = new Set(
  [
    ...newNouns.flatMap((noun) => endings.map((ending) => noun + ending)),
    ...market,
    ...others,
    ...places.flatMap(({ cyrillic, towns }) => [cyrillic, ...towns.map(([, town]) => town)]).flatMap(wordsOf),
  ].map((word) => word.toLowerCase()),
)

const read = (ending: string) => readFileSync(`node_modules/dictionary-bg/index.${ending}`, 'utf8')
const dictionary = new WordList({ aff: read('aff'), dic: read('dic') }, (word) => word)

/** Words in Cyrillic letters; of a compound such as "най-новите" each part. */
function wordsOf(text: string): string[] {
  return text.match(/\p{Script=Cyrillic}+/gu) ?? []
}

function isSpelled(word: string): boolean {
  const lower = word.toLowerCase()
  return allowed.has(lower) || dictionary.has(lower)
}

test.each(bulgarianFiles())('%s is spelled as the dictionary has it', (file) => {
  const words = new Set(wordsOf(wordsIn(readCatalogue(file).program)))
  expect([...words].filter((word) => !isSpelled(word))).toEqual([])
})

test('a typing error is found', () => {
  expect(['обява', 'автомобила', 'Пробегът', 'имейлът', 'Търново'].filter((word) => !isSpelled(word))).toEqual([])
  expect(['обиява', 'автомобиля', 'Пробегат', 'имеил', 'запазванее'].filter(isSpelled)).toEqual([])
})
