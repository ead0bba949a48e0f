import { plural } from '../../../contract/texts/plural.ts'
import { appName } from '../../../contract/titles.ts'
import { counted } from './counted.ts'
import { language } from './language.ts'

const cars = (value: number) => counted(value, 'car', 'cars')

/** The suggestions of the search box, and the label of each filter around its value. */
export const search = {
  understood: 'Understood',
  corrected: 'corrected',
  notUsed: 'not used',
  unusedTitle: 'Words that were not used',
  noBrand: (brand: string) => `${brand} is not among the brands of ${appName}.`,
  unused: (words: readonly string[]) =>
    `Not used, because it would leave no cars: ${words.map((word) => `"${word}"`).join(', ')}`,
  searchTexts: (word: string, total: number) => `Look for "${word}" in texts: ${cars(total)}`,
  forgetWords: 'Forget it',
  readAs: (word: string) => `"${word}" was read as a price:`,
  unreadTitle: 'Filters that were not understood',
  unread: (filters: readonly string[]) => `Not understood, so it does not filter: ${filters.join('; ')}`,
  unreadValue: (filter: string, value: string) => `${filter}: "${value}"`,
  removeUnread: 'Remove from the address',
  suggestions: 'Suggestions',
  goOn: 'Go on',
  cars: 'Cars',
  keep: 'Keep',
  show: 'Show these cars',
  count: cars,
  theSameIn: 'the same in ',
  allBulgaria: 'all Bulgaria',
  theSameWithout: 'the same without ',
  save: 'Save this search and be told at once',
  keys: 'Arrow keys to choose, Enter to go, Escape to close',
  announced: (total: number, suggestions: number) =>
    `${cars(total)}, ${plural(language.plurals, suggestions, { one: '1 suggestion', other: `${suggestions} suggestions` })}`,

  chips: 'Chosen filters',
  clearAll: 'Clear all',
  remove: 'Remove ',

  upTo: 'up to ',
  from: 'from ',
  owners: (value: string) => (value === '1' ? '1 owner' : `${value} owners`),
  numberOfKeys: (value: string) => (value === '1' ? '1 key' : `${value} keys`),
  inspection: (bound: 'least' | 'most', months: string) => {
    const span = counted(Number(months), 'month', 'months')
    return `inspection valid for ${bound === 'least' ? `${span} or more` : `${span} at most`}`
  },
  region: (value: string) => (value.endsWith(')') ? value : `${value} region`),
  near: (town: string, km: string) => `${town} + ${km} km`,
  orUnknown: (fact: string) => `or without ${fact}`,
  withPhotos: 'with photos',
  without: (word: string) => `no: ${word}`,
  word: (word: string) => `"${word}"`,
  doors: (value: string) => `${value} doors`,
  steering: (value: string) => `${value}-hand steering`,
  answered: (fact: string, answer: string) => `${fact}: ${answer}`,
}
