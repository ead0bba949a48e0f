import type { sales as english } from '../en/sales.ts'
import { language } from './language.ts'

/** What is told of a saved car that is sold, or for sale again. */
export const sales: typeof english = {
  // Sold: ${name}, which you have saved.
  savedSold: (name: string) => `Продаден е запазеният от Вас автомобил ${name}.`,
  // For sale again: ${name}, which you have saved.
  savedBack: (name: string) => `Отново се продава запазеният от Вас автомобил ${name}.`,
  // For sale again: ${language.number(count)} cars that you have saved.
  manyBack: (count: number) => `Отново се продават ${language.number(count)} от запазените Ви автомобили.`,
  // Show
  show: 'Преглед',
  // Similar cars
  similar: 'Подобни автомобили',
  // All ${brand} cars
  allOf: (brand: string) => `Всички ${brand}`,
  // This offer is no longer there.
  gone: 'Тази обява вече не съществува.',
  // This offer is not for sale at the moment.
  notNow: 'В момента автомобилът не се продава.',
  /** What became of an offer, for those who open its address. A date ends a sentence with its own dot. */
  ends: {
    // It ended on ${language.date(date)}; its owner has not said that it is still for sale.
    expired: (date: Date) =>
      `Обявата изтече на ${language.date(date)}, а собственикът не е потвърдил, че автомобилът още се продава.`,
    // Its owner paused it on ${language.date(date)}.
    paused: (date: Date) => `Собственикът постави обявата на пауза на ${language.date(date)}`,
    // Its owner removed it on ${language.date(date)}.
    removed: (date: Date) => `Собственикът премахна обявата на ${language.date(date)}`,
    // It is not shown to anybody.
    hidden: () => 'Обявата не се показва на никого.',
  },
  // Sold since you last looked.
  soldSince: 'Продаден след последното Ви посещение.',
  // For sale again since you last looked.
  backSince: 'Отново се продава след последното Ви посещение.',
}
