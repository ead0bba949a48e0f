import { language } from './language.ts'

/** The list of saved cars. */
export const saved = {
  ofLimit: (value: number, most: number) => `${language.number(value)} of ${language.number(most)}`,
  onlyYou: 'Only you see this list. Owners see the count, not the names.',
  inBrowser: 'This list lives in this browser until you log in. Then it is kept with your account.',
  noneSaved: 'No saved cars yet.',
  noneSavedHint: 'Press the heart of a car to keep it here. You see when it becomes cheaper or is sold.',
  sort: 'Sort',
  sorts: { changed: 'Changes first', saved: 'Date saved', price: 'Price, low to high' },
  new: 'New',
  lessThanSaved: 'less than when you saved it',
  moreThanSaved: 'more than when you saved it',
  savedOn: (date: Date) => `Saved on ${language.day(date)} at `,
  note: 'My note',
  addNote: 'Add a note',
  changeNote: 'Change note',
  saveNote: 'Save note',
  gone: 'No longer available',
  goesAway: (date: Date) => `This row goes away on ${language.day(date)}.`,
}
