import { afterEach, expect, test } from 'vitest'
import { setOperatorLists } from '../../../contract/choices.ts'
import { allOtherMakes } from '../../../contract/site.ts'
import { loadOrdinaryWords } from './ordinary-words.ts'
import { understand } from './understand.ts'
import { buildVocabulary } from './vocabulary.ts'

const ordinary = await loadOrdinaryWords()
const read = (text: string) => understand(text, buildVocabulary(ordinary, { Opel: ['Astra'], BYD: ['Atto'] }))
const params = (text: string) => read(text).map(({ param }) => param.join('='))

afterEach(() => setOperatorLists(null))

test.each([
  ['опел астра', ['Opel', 'Opel']],
  ['шкода', ['Skoda']],
  ['октавия', ['Skoda']],
  ['рено дизел', ['Renault', undefined]],
  ['citroën', ['Citroen']],
  ['land rover', ['Land Rover', 'Land Rover']],
  ['лада', ['Lada']],
  ['Great Wall Motors', ['Great Wall', 'Great Wall', 'Great Wall']],
  ['MG Motor', ['MG', 'MG']],
  ['heated seats', [undefined]],
])('"%s" names brands that are not on the list of the specification: %j', (text, brands) => {
  expect(read(text).map(({ absentBrand }) => absentBrand)).toEqual(brands)
})

test('with the makes of Bulgaria the same words are filters, and years go up to the current one', () => {
  const year = new Date().getFullYear()
  expect(params(`${year}`)).toEqual([`word=${year}`])
  setOperatorLists({ brands: allOtherMakes, lastYear: null })
  expect(params('опел астра')).toEqual(['model=Opel Astra'])
  expect(params('шкода')).toEqual(['brand=Skoda'])
  expect(params('рено дизел')).toEqual(['brand=Renault', 'engine=Diesel'])
  expect(params('алфа ромео')).toEqual(['brand=Alfa Romeo'])
  expect(params('Fiat Automobiles')).toEqual(['brand=Fiat'])
  expect(params('Škoda a.s. дизел')[0]).toBe('brand=Skoda')
  expect(params('Škoda Auto')).toEqual(['brand=Skoda'])
  expect(params('BYD Auto')).toEqual(['brand=BYD'])
  expect(params('byd atto')).toEqual(['model=BYD Atto'])
  expect(params('рейндж ровър')).toEqual(['brand=Land Rover'])
  expect(params(`${year}`)).toEqual([`yearFrom=${year}`, `yearTo=${year}`])
})
