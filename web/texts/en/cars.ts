import { plural } from '../../../contract/texts/plural.ts'
import { language } from './language.ts'

const count = (value: number, one: string, other: string) =>
  plural(language.plurals, value, {
    one: `${language.number(value)} ${one}`,
    other: `${language.number(value)} ${other}`,
  })

/** The list of cars and its cards. */
export const cars = {
  title: 'Cars',
  offers: (value: number) => count(value, 'offer', 'offers'),
  newOffers: (value: number) => count(value, 'new offer', 'new offers'),
  none: 'No cars yet.',
  showMore: 'Show more',
  results: 'Results',
  filters: 'Filters',
  find: 'Find a car',
  findPlaceholder: 'Brand, model, town, price: in your own words',
  emptyBox: 'Empty the box',
  vehiclePrice: 'Vehicle Price: ',
  details: 'Details',
  detailsOf: (name: string) => `Details, ${name}`,
  photosOf: (name: string, value: number) => `${name}, ${count(value, 'photo', 'photos')}: arrow keys show the next`,
  photoCount: (value: number) => count(value, 'photo', 'photos'),
  previousPhoto: 'Previous photo',
  nextPhoto: 'Next photo',
  photoOf: (name: string, number: number) => `${name}, photo ${language.number(number)}`,
  photoPosition: (number: number, total: number) => `${language.number(number)} / ${language.number(total)}`,
}
