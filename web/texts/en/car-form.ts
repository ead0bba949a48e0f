import { counted } from './counted.ts'
import { language } from './language.ts'

/** The form of an offer, and what becomes of it. */
export const carForm = {
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
  published: (name: string) => `${name} is published.`,
  showOffer: 'Show the offer',
  notPublished: 'Your car was not published. Nothing you typed is lost.',
  openForm: 'Open the form',
  notPublishedBecause: (reason: string, uploaded: number, chosen: number) =>
    `Your car was not published: ${reason} Everything you typed is here${
      chosen === 0
        ? ''
        : `, and ${language.number(uploaded)} of ${counted(chosen, 'photo', 'photos')} ${uploaded === 1 ? 'is' : 'are'} already uploaded`
    }.`,
  connectionLost: 'the connection was lost.',
}
