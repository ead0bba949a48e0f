import { counted } from './counted.ts'

const cars = (value: number) => counted(value, 'car', 'cars')

/** Cars side by side. */
export const compare = {
  compare: 'Compare',
  compareCount: (value: number) => `Compare ${value}`,
  compareOne: (name: string) => `Compare, ${name}`,
  compareFull: 'Four cars can stand side by side.',
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
}
