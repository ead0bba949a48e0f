import { counted } from './counted.ts'
import { language } from './language.ts'

const cars = (value: number) => counted(value, 'car', 'cars')

/** Saved searches and their alerts. */
export const searches = {
  noSearches: 'No saved searches yet.',
  noSearchesHint: 'Choose filters among the cars and press “Save this search”. New cars that fit are counted here.',
  saveSearch: 'Save this search',
  saved: 'Saved search',
  searchSaved: (name: string) => `Saved: ${name}. New cars are counted under Searches.`,
  alerts: (name: string) => `Alerts, ${name}`,
  alertChoices: { live: 'Live', daily: 'Daily', off: 'Off' },
  newestHit: 'Newest:',
  nothingNew: 'Nothing new yet.',
  alertsOff: 'Alerts are off.',
  inAll: (value: number) => `${cars(value)} in all.`,
  showCars: 'Show cars',
  rename: 'Rename',
  delete: 'Delete',
  name: 'Name of the search',
  saveName: 'Save name',
  searchesHint:
    'Live: within seconds of publishing or of a price drop into your range. Never your own cars, never the same car twice in 24 hours.',
  hit: (search: string, car: string) => `${search}: ${car}`,
  hits: (search: string, count: number) => `${search}: ${language.number(count)} new offers`,
  hitsOfSearches: (count: number) => `${language.number(count)} new offers fit your saved searches`,
  show: 'Show',
}
