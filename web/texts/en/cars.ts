import { plural } from '../plural.ts'
import { language } from './language.ts'

const count = (value: number, one: string, other: string) =>
  plural(language.plurals, value, {
    one: `${language.number(value)} ${one}`,
    other: `${language.number(value)} ${other}`,
  })

/** The car list, one car, and its form. */
export const cars = {
  title: 'Cars',
  offers: (value: number) => count(value, 'offer', 'offers'),
  newOffers: (value: number) => count(value, 'new offer', 'new offers'),
  none: 'No cars yet.',
  showMore: 'Show more',
  results: 'Results',

  vehiclePrice: 'Vehicle Price: ',
  price: 'Price: ',
  details: 'Details',
  detailsOf: (name: string) => `Details, ${name}`,
  photosOf: (name: string, value: number) => `${name}, ${count(value, 'photo', 'photos')}: arrow keys show the next`,
  photoCount: (value: number) => count(value, 'photo', 'photos'),

  owner: (username: string) => `Owner: ${username}`,
  profileOf: (username: string) => `${username}, profile`,
  facts: {
    brand: 'Brand',
    year: 'Year',
    model: 'Model',
    fuel: 'Fuel',
    location: 'Location',
    transmission: 'Transmission',
  },
  description: 'Description',
  actions: 'Offer actions',
  edit: 'Edit',
  delete: 'Delete',
  cancel: 'Cancel',
  deleteQuestion: (name: string) => `Are you sure to delete ${name}`,
  deleteConsequence: (photos: number) =>
    photos === 0
      ? 'The offer and its comments will be gone for everyone.'
      : `The offer, its ${count(photos, 'photo', 'photos')} and its comments will be gone for everyone.`,
  deleted: (name: string) => `${name} is deleted.`,
  deletedMeanwhile: 'This offer is not there any more.',
  hidden: (reason: string) => `Hidden by a moderator: nobody else sees this offer. Reason: ${reason}`,
  backToCars: 'Back to Cars',

  photos: 'Photos',
  previousPhoto: 'Previous photo',
  nextPhoto: 'Next photo',
  photoNumber: (number: number) => `Photo ${language.number(number)}`,
  photoOf: (name: string, number: number) => `${name}, photo ${language.number(number)}`,
  openPhoto: (number: number) => `Open photo ${language.number(number)} in full screen`,
  photoPosition: (number: number, total: number) => `${language.number(number)} / ${language.number(total)}`,
  morePhotos: (value: number) => `+${language.number(value)}`,
  allPhotos: 'All photos',
  closePhotos: 'Close photos',

  form: {
    addTitle: 'Tell me about your car!',
    editTitle: 'Edit Car',
    addSubmit: 'Add Car',
    editSubmit: 'Edit Car',
    brand: 'Brand',
    model: 'Model',
    engine: 'Engine type',
    transmission: 'Transmission',
    year: 'Year',
    description: 'Description',
    location: 'Location',
    price: 'Price',
    priceCurrency: 'Currency',
    imageLink: 'Image link',
    choose: 'Choose...',
    leaveTitle: 'Leave without saving?',
    leaveConsequence: 'What you have changed here will be lost.',
    stay: 'Stay',
    leave: 'Leave',
  },

  published: (name: string) => `${name} is published.`,
  showOffer: 'Show the offer',
  notPublished: 'Your car was not published. Nothing you typed is lost.',
  openForm: 'Open the form',
  notPublishedBecause: (reason: string, uploaded: number, chosen: number) =>
    `Your car was not published: ${reason} Everything you typed is here${
      chosen === 0
        ? ''
        : `, and ${language.number(uploaded)} of ${count(chosen, 'photo', 'photos')} ${uploaded === 1 ? 'is' : 'are'} already uploaded`
    }.`,
  connectionLost: 'the connection was lost.',
}
