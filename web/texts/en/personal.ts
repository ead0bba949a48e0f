import { language } from './language.ts'

/** The tabs of the person's lists of cars, and saving a car. */
export const personal = {
  tabs: { all: 'All', following: 'Following', saved: 'Saved', searches: 'Searches', seen: 'Recently seen' },
  tabsLabel: 'Lists of cars',
  newHits: (value: number) => `${language.number(value)} new`,
  save: (name: string) => `Save, ${name}`,
  saveWord: 'Save',
  savedWord: 'Saved',
  full: 'You have saved 50 cars. Let go of one first.',
  undo: 'Undo',
}
