import type { searches as english } from '../en/searches.ts'
import { counted } from './counted.ts'

const cars = (value: number) => counted(value, 'автомобил', 'автомобила')

/** Saved searches and what they tell of. */
export const searches: typeof english = {
  // No saved searches yet.
  noSearches: 'Още няма запазени търсения.',
  // Choose filters among the cars and press “Save this search”. New cars that fit are counted here.
  noSearchesHint:
    'Изберете филтри в списъка с автомобили и натиснете „Запазване на търсенето“. Тук ще виждате колко нови автомобила има.',
  // Save this search
  saveSearch: 'Запазване на търсенето',
  // Saved search
  saved: 'Запазено търсене',
  // Saved: ${name}. New cars are counted under Searches.
  searchSaved: (name: string) => `Запазено: „${name}“. Новите автомобили ще виждате в „Търсения“.`,
  // Alerts, ${name}
  alerts: (name: string) => `Известия, ${name}`,
  // { live: 'Live', daily: 'Daily', off: 'Off' }
  alertChoices: { live: 'Веднага', daily: 'Всеки ден', off: 'Никога' },
  // Newest:
  newestHit: 'Най-нов:',
  // Nothing new yet.
  nothingNew: 'Още няма нищо ново.',
  // Alerts are off.
  alertsOff: 'Известията са изключени.',
  // ${cars(value)} in all.
  inAll: (value: number) => `Общо ${cars(value)}.`,
  // Show cars
  showCars: 'Към автомобилите',
  // Rename
  rename: 'Преименуване',
  // Delete
  delete: 'Изтриване',
  // Name of the search
  name: 'Име на търсенето',
  // Save name
  saveName: 'Запазване',
  // Live: within seconds of publishing or of a price drop into your range. Never your own cars, never the same car twice in 24 hours.
  searchesHint:
    '„Веднага“ означава секунди след публикуването или след намаление, с което цената влиза в границите Ви. Няма известия за Вашите обяви, нито втори път за един и същ автомобил в рамките на 24 часа.',
  hit: (search: string, car: string) => `${search}: ${car}`,
  // ${search}: ${language.number(count)} new offers
  hits: (search: string, count: number) => `${search}: ${counted(count, 'нова обява', 'нови обяви')}`,
  // ${language.number(count)} new offers fit your saved searches
  hitsOfSearches: (count: number) => `${counted(count, 'нова обява', 'нови обяви')} по запазените Ви търсения`,
  // Show
  show: 'Преглед',
}
