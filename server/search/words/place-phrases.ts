import { places } from '../../../contract/places.ts'
import { phrasesOf } from './phrases.ts'
import { type Collector, type FilterMeaning } from './meanings.ts'
import { placeWords, regionWords } from './word-table.ts'

const lengthsOfCentre = { minLength: 6, twoErrorsFrom: 10 }
const lengthsOfTown = { minLength: 7, twoErrorsFrom: 12 }

/** Adds towns by both names and by their nicknames, and regions with "област" and the like before or after them. */
export function addPlaces(to: Collector): void {
  for (const region of places) {
    for (const [index, [town, cyrillic]] of region.towns.entries()) {
      const meaning: FilterMeaning = { kind: 'filter', param: ['town', town] }
      const names = [town, cyrillic, town.replace(/ \(.*/u, ''), ...phrasesOf(placeWords[town] ?? '')]
      for (const name of names) to.correctable(name, meaning, index === 0 ? lengthsOfCentre : lengthsOfTown)
    }
  }
  for (const { name, cyrillic } of places) {
    const meaning: FilterMeaning = { kind: 'filter', param: ['region', name] }
    const plain = cyrillic.replace(/ \(.*/u, '')
    const isProvince = name !== 'Sofia (city)'
    for (const word of isProvince ? phrasesOf(regionWords) : []) {
      to.phrase(`${word} ${plain}`, meaning)
      to.phrase(`${plain} ${word}`, meaning)
    }
    for (const phrase of [name, cyrillic, ...phrasesOf(placeWords[name] ?? '')]) to.phrase(phrase, meaning)
  }
}
