import { language } from '../../../contract/texts/en/language.ts'

/** The public page of an offer and its window sheet. */
export const share = {
  /** A value among others, without its label. */
  inLine: (name: string) => name,
  photoOf: (name: string, number: number) => `${name}, photo ${language.number(number)}`,
  sold: (date: Date) => `Sold on ${language.date(date)}.`,
  gone: 'This offer is no longer there.',
  notNow: 'This offer is not for sale at the moment.',
  print: 'Print',
  telephone: 'Print my number:',
  code: 'QR code of the page of this car',
  scan: 'All photos and facts: scan the code.',
}
