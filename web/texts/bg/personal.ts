import { plural } from '../../../contract/texts/plural.ts'
import type { personal as english } from '../en/personal.ts'
import { language } from './language.ts'

/** One's own lists as every list of cars names them, and saving a car. */
export const personal: typeof english = {
  tabs: {
    // All
    all: 'Всички',
    // Following
    following: 'Следвани',
    // Saved
    saved: 'Запазени',
    // Searches
    searches: 'Търсения',
    // Recently seen
    seen: 'Разгледани',
  },
  // Lists of cars
  tabsLabel: 'Списъци с автомобили',
  // ${language.number(value)} new
  newHits: (value: number) =>
    `${language.number(value)} ${plural(language.plurals, value, { one: 'нова', other: 'нови' })}`,
  // Save, ${name}
  save: (name: string) => `Запазване, ${name}`,
  // Save
  saveWord: 'Запазване',
  // Saved
  savedWord: 'Запазено',
  // You have saved 50 cars. Let go of one first.
  full: 'Вече имате 50 запазени автомобила. Първо премахнете някой от тях.',
  // Undo
  undo: 'Отмяна',
}
