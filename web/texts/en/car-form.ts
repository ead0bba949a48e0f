import { appName } from '../../../contract/titles.ts'
import { counted } from './counted.ts'
import { language } from './language.ts'

/** The form of an offer, and the results of sending it. */
export const carForm = {
  sellerHint: 'What you declare in the settings counts for all offers.',
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
  brandsHere: (count: number) =>
    `Not in the list? ${appName} takes these ${language.number(count)} brands; Opel, Renault, Skoda and others are not among them yet.`,
  yearsHere: (last: number) => `Cars of ${last} and older can be offered here.`,
  othersCost: 'Eight of ten such cars stand between',
  and: 'and',
  byOffers: (count: number) => `(${counted(count, 'comparable offer', 'comparable offers')}).`,
  closerWithMileage: 'With the mileage below it comes closer.',
  noEstimate: 'No estimate for this car: too few are offered that are like it.',
  saved: (name: string) => `${name} is saved.`,
  leaveTitle: 'Leave without saving?',
  leaveConsequence: 'What you have changed here will be lost.',
  stay: 'Stay',
  leave: 'Leave',
  published: (name: string) => `${name} is published.`,
  showOffer: 'Show the offer',
  notPublished: 'Your car was not published. Nothing you typed is lost.',
  sessionEnded: 'Your login had ended.',
  photosField: 'Photos',
  changedElsewhere: 'This offer was changed elsewhere while you edited it. Nothing is saved yet.',
  takenOver: (fields: string) => `Taken over into this form: ${fields}.`,
  keptYours: (fields: string) => `Changed both there and here, and kept as you typed it: ${fields}.`,
  saveAgain: 'Look at it, then press Edit Car again.',
  fieldNow: (field: string, value: string) => `${field} (there: ${value})`,
  cameBack: (begun: Date) => `What you began on ${language.day(begun)} at ${language.time(begun)} is here again.`,
  empty: 'Empty the form',
  emptied: 'The form is empty.',
  openForm: 'Open the form',
  notPublishedBecause: (reason: string, uploaded: number, chosen: number) =>
    `Your car was not published: ${reason} Everything you typed is here${
      chosen === 0
        ? ''
        : `, and ${language.number(uploaded)} of ${counted(chosen, 'photo', 'photos')} ${uploaded === 1 ? 'is' : 'are'} already uploaded`
    }.`,
  connectionLost: 'the connection was lost.',
}
