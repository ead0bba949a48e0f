import { expect, test } from 'vitest'
import { brands } from '../../../contract/choices.ts'
import { extras } from '../../../contract/facts.ts'
import { otherMakes } from '../../../contract/makes.ts'
import { places } from '../../../contract/places.ts'
import { choiceGroups, fixedValues } from '../../../contract/search.ts'
import { marketModels } from '../testing/market-models.ts'
import { loadOrdinaryWords } from './ordinary-words.ts'
import { understand } from './understand.ts'
import { buildVocabulary } from './vocabulary.ts'
import { filterWords } from './word-table.ts'

const vocabulary = buildVocabulary(await loadOrdinaryWords(), marketModels)

/** Brands and towns as people type them, in both scripts, informal and misspelled; at least 38 (the required list). */
const spellings: Record<string, string> = {
  Toyota: 'тойота, toiota, tojota, тойта, ТОЙОТА', Ford: 'форд, Ford', Honda: 'хонда, xonda',
  Chevrolet: 'шевролет, 6evrolet, шевроле, шевролед, chevrolett', Volkswagen: 'фолксваген, volkswagen, фолксвагн, VW, вв, wolkswagen, folksvagen, фолцваген',
  Nissan: 'нисан, nisan, ниссан', BMW: 'бмв, bmv, BMW, бемве', 'Mercedes-Benz': 'мерцедес, мерцедез, mercedes, Mercedes-Benz, merc, мерседес, mertsedes, merzedes',
  Audi: 'ауди, Audi', Hyundai: 'хюндай, хундай, hyundai, hundai, hyunday, xyundai', Kia: 'киа, кия', Volvo: 'волво, wolwo',
  Mazda: 'мазда, mazda', Subaru: 'субару', Jeep: 'jeep', Lexus: 'лексус, leksus', Porsche: 'порше, порш, porshe, por6e', Ferrari: 'ферари, ferari',
  Tesla: 'тесла', Jaguar: 'ягуар, qguar, jaguar, джагуар',
  Sofia: 'софия, sofiq, Sofiya, гр. София, sofia', Plovdiv: 'пловдив, plovdiw, plovdif, пловидв', Varna: 'варна, warna',
  Burgas: 'бургас, burgas, bourgas', Ruse: 'русе, rousse', 'Stara Zagora': 'стара загора, st. zagora, старазагора, stara zagora', Pleven: 'плевен, плевн, plewen',
  'Veliko Tarnovo': 'велико търново, veliko turnovo, weliko tyrnowo, в. търново, вт', Targovishte: 'търговище, tyrgovi6te, turgovishte, targovishte',
  Haskovo: 'хасково, xaskovo', Shumen: 'шумен, 6umen', Lovech: 'ловеч, love4', Pazardzhik: 'пазарджик, pazardjik, pazarjik', Yambol: 'ямбол, qmbol, jambol',
  Kardzhali: 'кърджали, kyrdjali, kurdzhali', Dobrich: 'добрич, dobri4', Kyustendil: 'кюстендил, kiustendil', Vratsa: 'враца, vraca', Gabrovo: 'габрово',
  'Cherven bryag': 'червен бряг, 4erven brqg', Asenovgrad: 'асеновград', Dupnitsa: 'дупница, dupnica', Sandanski: 'сандански',
} // prettier-ignore

const pairs = Object.entries(spellings).flatMap(([value, typed]) =>
  typed.split(', ').map((word) => [word, value] as const),
)

test('the search box finds brands and towns in every listed spelling', () => {
  expect(pairs.length).toBeGreaterThanOrEqual(38)
  const missed = pairs.filter(([word, value]) => {
    const params = understand(word, vocabulary).map(({ param }) => param.join('='))
    return params.join() !== `${(brands as readonly string[]).includes(value) ? 'brand' : 'town'}=${value}`
  })
  expect(missed).toEqual([])
})

test('the search box finds every town by both its names, and every region', () => {
  const shared = new Set(['Бяла'])
  for (const { name, cyrillic, towns } of places) {
    for (const [town, inCyrillic] of towns) {
      for (const word of [town, inCyrillic]) {
        if (shared.has(word)) continue
        expect(
          understand(word, vocabulary).map(({ param }) => param),
          word,
        ).toEqual([['town', town]])
      }
    }
    if (name.includes('(')) continue
    const region = [['region', name]]
    expect(understand(`област ${cyrillic}`, vocabulary).map(({ param }) => param)).toEqual(region)
    expect(understand(`${name} region`, vocabulary).map(({ param }) => param)).toEqual(region)
  }
})

test('every fixed value has words, and its own name is one of them', () => {
  const groups = [...choiceGroups.filter((group) => fixedValues[group] && group !== 'region'), 'extra'] as const
  const words: Partial<Record<string, Record<string, string>>> = filterWords
  for (const group of groups) expect(Object.keys(words[group]!), group).toEqual(fixedValues[group])
  for (const group of ['engine', 'transmission', 'body', 'colour', 'emission', 'extra'] as const) {
    for (const value of fixedValues[group]!) {
      expect(
        understand(value, vocabulary).map(({ param }) => param),
        value,
      ).toContainEqual([group, value])
    }
  }
  expect(Object.keys(filterWords.brand)).toEqual([...brands, ...Object.keys(otherMakes)])
  expect(extras.length).toBeGreaterThan(40)
})

test('the search box finds every family of the market after its brand', () => {
  for (const [brand, families] of Object.entries(marketModels)) {
    for (const family of families) {
      const found = understand(`${brand} ${family}`, vocabulary)
      expect(
        found.map(({ param }) => param),
        `${brand} ${family}`,
      ).toContainEqual(['model', `${brand} ${family}`])
      expect(found.every(({ param }) => param[0] === 'model' && param[1].startsWith(`${brand} `))).toBe(true)
      expect(found[0]!.words).toBe(`${brand} ${family}`)
    }
  }
})
