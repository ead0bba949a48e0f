import { plural } from '../../../contract/texts/plural.ts'
import type { cars as english } from '../en/cars.ts'
import { counted } from './counted.ts'
import { language } from './language.ts'

/** The list of cars and its cards. */
export const cars: typeof english = {
  // Cars
  title: 'Автомобили',
  // counted(value, 'offer', 'offers')
  offers: (value: number) => counted(value, 'обява', 'обяви'),
  // counted(value, 'new offer', 'new offers')
  newOffers: (value: number) => counted(value, 'нова обява', 'нови обяви'),
  // No cars yet.
  none: 'Още няма автомобили.',
  // Skip to cars
  skipToCars: 'Към автомобилите',
  // Show more
  showMore: 'Още',
  // ${language.number(shown)} of ${language.number(all)} shown
  shownOf: (shown: number, all: number) => `Показани ${language.number(shown)} от ${language.number(all)}`,
  // ${language.number(km)} km away
  away: (km: number) => `на ${language.number(km)}\u00a0км`,
  // Seen
  seen: 'Разгледан',
  // New
  new: 'Нова',
  // ${language.number(value)}${hasMore ? '+' : ''} new
  newSince: (value: number, hasMore: boolean) =>
    `${language.number(value)}${hasMore ? '+' : ''} ${plural(language.plurals, value, { one: 'нова', other: 'нови' })}`,
  // since your last visit
  sinceLastVisit: ' след последното Ви посещение',
  // Results
  results: 'Резултати',
  // Filters
  filters: 'Филтри',
  // Find a car
  find: 'Търсене на автомобил',
  // Brand, model, town, price: in your own words
  findPlaceholder: 'Марка, модел, град, цена',
  // Empty the box
  emptyBox: 'Изчистване',
  // Vehicle Price:
  vehiclePrice: 'Цена: ',
  // Ask the seller
  askSeller: 'По договаряне',
  // Details
  details: 'Детайли',
  // Details, ${name}
  detailsOf: (name: string) => `Детайли, ${name}`,
  // ${name}, ${counted(value, 'photo', 'photos')}: arrow keys show the next
  photosOf: (name: string, value: number) =>
    `${name}, ${counted(value, 'снимка', 'снимки')}: стрелките показват следващата`,
  // counted(value, 'photo', 'photos')
  photoCount: (value: number) => counted(value, 'снимка', 'снимки'),
  // Previous photo
  previousPhoto: 'Предишна снимка',
  // Next photo
  nextPhoto: 'Следваща снимка',
  // ${name}, photo ${language.number(number)}
  photoOf: (name: string, number: number) => `${name}, снимка ${language.number(number)}`,
  photoPosition: (number: number, total: number) => `${language.number(number)} / ${language.number(total)}`,
}
