import type { saved as english } from '../en/saved.ts'
import { language } from './language.ts'

/** The list of saved cars. */
export const saved: typeof english = {
  // ${language.number(value)} of ${language.number(most)}
  ofLimit: (value: number, most: number) => `${language.number(value)} от ${language.number(most)}`,
  // Only you see this list. Owners see the count, not the names.
  onlyYou: 'Само Вие виждате този списък. Собствениците виждат броя, но не и имената.',
  // This list lives in this browser until you log in. Then it is kept with your account.
  inBrowser: 'Списъкът се пази в този браузър, докато влезете, а след това – в акаунта Ви.',
  // No saved cars yet.
  noneSaved: 'Още няма запазени автомобили.',
  // Press the heart of a car to keep it here. You see when it becomes cheaper or is sold.
  noneSavedHint: 'Натиснете сърцето при автомобил, за да остане тук. Ще виждате кога поевтинява и кога е продаден.',
  // Sort
  sort: 'Подреждане',
  // { changed: 'Changes first', saved: 'Date saved', price: 'Price, low to high' }
  sorts: { changed: 'Първо променените', saved: 'Дата на запазване', price: 'Най-евтините' },
  // New
  new: 'Ново',
  // less than when you saved it
  lessThanSaved: 'под цената при запазването',
  // more than when you saved it
  moreThanSaved: 'над цената при запазването',
  // Saved on ${language.day(date)} at
  savedOn: (date: Date) => `Запазен на ${language.day(date)} при цена `,
  // My note
  note: 'Моята бележка',
  // Add a note
  addNote: 'Нова бележка',
  // Change note
  changeNote: 'Промяна на бележката',
  // Save note
  saveNote: 'Запазване',
  // No longer available
  gone: 'Вече не се предлага',
  // This row goes away on ${language.day(date)}.
  goesAway: (date: Date) => `Този ред ще изчезне на ${language.day(date)}.`,
}
