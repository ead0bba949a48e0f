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
  // Sold since you last looked.
  soldSince: 'Продаден след последното Ви посещение.',
  // For sale again since you last looked.
  backSince: 'Отново се продава след последното Ви посещение.',
}
