import { counted } from './counted.ts'
import { language } from './language.ts'

/** The list of cars and its cards. */
export const cars = {
  title: 'Cars',
  offers: (value: number) => counted(value, 'offer', 'offers'),
  newOffers: (value: number) => counted(value, 'new offer', 'new offers'),
  none: 'No cars yet.',
  skipToCars: 'Skip to cars',
  showMore: 'Show more',
  shownOf: (shown: number, all: number) => `${language.number(shown)} of ${language.number(all)} shown`,
  away: (km: number) => `${language.number(km)} km away`,
  seen: 'Seen',
  new: 'New',
  newSince: (value: number, hasMore: boolean) => `${language.number(value)}${hasMore ? '+' : ''} new`,
  sinceLastVisit: ' since your last visit',
  results: 'Results',
  filters: 'Filters',
  find: 'Find a car',
  findPlaceholder: 'Brand, model, town, price: in your own words',
  emptyBox: 'Empty the box',
  vehiclePrice: 'Vehicle Price: ',
  askSeller: 'Ask the seller',
  details: 'Details',
  detailsOf: (name: string) => `Details, ${name}`,
  photosOf: (name: string, value: number) => `${name}, ${counted(value, 'photo', 'photos')}: arrow keys show the next`,
  photoCount: (value: number) => counted(value, 'photo', 'photos'),
  previousPhoto: 'Previous photo',
  nextPhoto: 'Next photo',
  photoOf: (name: string, number: number) => `${name}, photo ${language.number(number)}`,
  photoPosition: (number: number, total: number) => `${language.number(number)} / ${language.number(total)}`,
}
