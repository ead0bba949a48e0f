import { language } from '../../../contract/texts/bg/language.ts'
import type { share as english } from '../en/share.ts'

/** The public page of an offer and its window sheet. */
export const share: typeof english = {
  /** Such as `газ (LPG/CNG)`: small within a row of values. */
  inLine: (name: string) => name.charAt(0).toLowerCase() + name.slice(1),
  // ${name}, photo ${language.number(number)}
  photoOf: (name: string, number: number) => `${name}, снимка ${language.number(number)}`,
  // Sold on ${language.date(date)}.
  sold: (date: Date) => `Продаден на ${language.date(date)}`,
  // This offer is no longer there.
  gone: 'Тази обява вече не съществува.',
  // This offer is not for sale at the moment.
  notNow: 'В момента автомобилът не се продава.',
  // Print
  print: 'Печат',
  // Print my number:
  telephone: 'Телефон на листа:',
  // QR code of the page of this car
  code: 'QR код на страницата на автомобила',
  // All photos and facts: scan the code.
  scan: 'Всички снимки и данни: сканирайте кода.',
}
