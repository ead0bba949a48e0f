import { counted } from './counted.ts'

const cars = (value: number) => counted(value, 'car', 'cars')

/** The comparison of cars. */
export const compare = {
  compare: 'Compare',
  collected: (value: number, most: number) => `Compare: ${value} of ${most}`,
  compareNow: 'Compare now',
  chooseAnother: 'Choose another car to compare it with.',
  collectNone: 'Compare none',
  takeOut: (name: string) => `Take out, ${name}`,
  noMore: 'Do not compare',
  compareOne: (name: string) => `Compare, ${name}`,
  compareFull: 'Four cars can stand side by side. Take one out first.',
  waits: (name: string) => `Four cars are compared. Remove one, and ${name} takes its place.`,
  copyLink: 'Copy link',
  againstEstimate: 'Against estimate',
  cars,
  onlyDifferences: 'Only differences',
  allSame: 'all the same',
  notStated: 'not stated',
  best: 'best of the row',
  remove: 'Remove',
  compareHint:
    'A tick marks the best value of a row. Rows in which all are the same are grey. The address of this page holds the cars, so you can send it.',
  nothingToCompare: 'No cars to compare yet.',
  nothingToCompareHint: 'Choose two to four cars by “Compare” in the menu of a car or among saved cars.',
}
