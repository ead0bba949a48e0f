import { language } from '../../../contract/texts/en/language.ts'
import { plural } from '../../../contract/texts/plural.ts'

/** The public page of an offer and its window sheet. */
export const share = {
  navigation: 'Main',
  photoOf: (name: string, number: number) => `${name}, photo ${language.number(number)}`,
  estimate: 'Estimate',
  listedToday: 'listed today',
  listed: (days: number) =>
    plural(language.plurals, days, { one: 'listed 1 day', other: `listed ${language.number(days)} days` }),
  sold: (date: Date) => `Sold on ${language.date(date)}.`,
  reserved: (date: Date) => `Reserved since ${language.date(date)}.`,
  logIn: 'Log in to contact',
  forMembers: 'Comments, the seller and the price history are there for members.',
  description: 'Description',
  similar: 'Similar cars',

  print: 'Print',
  code: 'QR code of the page of this car',
  scan: 'All photos and facts: scan the code.',
}
