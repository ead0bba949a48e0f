import { plural } from '../../../contract/texts/plural.ts'
import { appName } from '../../../contract/titles.ts'
import { wordsInRow } from '../../../contract/texts/bg/words-in-row.ts'
import type { search as english } from '../en/search.ts'
import { counted } from './counted.ts'
import { language } from './language.ts'

const cars = (value: number) => counted(value, 'автомобил', 'автомобила')

/** What the search box suggests, and what a filter is called on its chip, around its value. */
export const search: typeof english = {
  // Understood
  understood: 'Разбрано',
  // corrected
  corrected: 'поправено',
  // not used
  notUsed: 'неизползвано',
  // Words that were not used
  unusedTitle: 'Неизползвани думи',
  // ${brand} is not among the brands of ${appName}.
  noBrand: (brand: string) => `${brand} не е сред марките във ${appName}.`,
  // Not used, because it would leave no cars: ${words.map((word) => `"${word}"`).join(', ')}
  unused: (words: readonly string[]) =>
    `Без тези думи, защото с тях няма автомобили: ${wordsInRow(words.map((word) => `„${word}“`))}`,
  // Look for "${word}" in texts: ${cars(total)}
  searchTexts: (word: string, total: number) => `Търсене на „${word}“ в текстовете: ${cars(total)}`,
  // Forget it
  forgetWords: 'Пропускане',
  // "${word}" was read as a price:
  readAs: (word: string) => `„${word}“ е прочетено като цена:`,
  // Filters that were not understood
  unreadTitle: 'Неразбрани филтри',
  // Not understood, so it does not filter: ${filters.join('; ')}
  unread: (filters: readonly string[]) => `Не е разбрано и не се прилага: ${filters.join('; ')}`,
  unreadValue: (filter: string, value: string) => `${filter}: „${value}“`,
  // Remove from the address
  removeUnread: 'Премахване от адреса',
  // Suggestions
  suggestions: 'Предложения',
  // Go on
  goOn: 'Уточняване',
  // Cars
  cars: 'Автомобили',
  // Keep
  keep: 'Запазване',
  // Show these cars
  show: 'Към тези автомобили',
  count: cars,
  // the same in
  theSameIn: 'същото в ',
  // all Bulgaria
  allBulgaria: 'цяла България',
  // the same without
  theSameWithout: 'същото без: ',
  // Save this search and be told at once
  save: 'Запазване на търсенето с незабавни известия',
  // Arrow keys to choose, Enter to go, Escape to close
  keys: 'Стрелки за избор, Enter за отваряне, Escape за затваряне',
  // ${cars(total)}, ${plural(language.plurals, suggestions, { one: '1 suggestion', other: `${suggestions} suggestions` })}
  announced: (total: number, suggestions: number) =>
    `${cars(total)}, ${plural(language.plurals, suggestions, { one: '1 предложение', other: `${suggestions} предложения` })}`,

  // Chosen filters
  chips: 'Избрани филтри',
  // Clear all
  clearAll: 'Изчистване',
  // Remove
  remove: 'Премахване: ',

  // up to
  upTo: 'до ',
  // from
  from: 'от ',
  // value === '1' ? '1 owner' : `${value} owners`
  owners: (value: string) => (value === '1' ? '1 собственик' : `${value} собственици`),
  // value === '1' ? '1 key' : `${value} keys`
  numberOfKeys: (value: string) => (value === '1' ? '1 ключ' : `${value} ключа`),
  // (bound: 'least' | 'most', months: string) => { const span = counted(Number(months), 'month', 'months') return `inspection valid for ${bound === 'least' ? `${span} or more` : `${span} at most`}` }
  inspection: (bound: string, months: string) =>
    `преглед, валиден ${bound}${months} ${months === '1' ? 'месец' : 'месеца'}`,
  // value.endsWith(')') ? value : `${value} region`
  region: (value: string) => (value.endsWith(')') ? value : `област ${value}`),
  // ${town} + ${km} km
  near: (town: string, km: string) => `${town} + ${km}\u00a0км`,
  // or without ${fact}
  orUnknown: (fact: string) => `или без ${fact}`,
  // with photos
  withPhotos: 'със снимки',
  // no: ${word}
  without: (word: string) => `без: ${word}`,
  word: (word: string) => `„${word}“`,
  // ${value} doors
  doors: (value: string) => `${value} врати`,
  // ${value}-hand steering
  steering: (value: string) => `${value} волан`,
  answered: (fact: string, answer: string) => `${fact}: ${answer}`,
}
