import type { compare as english } from '../en/compare.ts'
import { counted } from './counted.ts'

const cars = (value: number) => counted(value, 'автомобил', 'автомобила')

/** Cars side by side. */
export const compare: typeof english = {
  // Compare
  compare: 'Сравнение',
  // Compare: ${value} of ${most}
  collected: (value: number, most: number) => `Сравнение: ${value}\u00a0от\u00a0${most}`,
  // Compare now
  compareNow: 'Към сравнението',
  // Choose another car to compare it with.
  chooseAnother: 'Изберете и втори автомобил за сравнение.',
  // Compare none
  collectNone: 'Изчистване на сравнението',
  // Take out, ${name}
  takeOut: (name: string) => `Премахване, ${name}`,
  // Do not compare
  noMore: 'Без сравнение',
  // Compare, ${name}
  compareOne: (name: string) => `Сравнение, ${name}`,
  // Four cars can stand side by side. Take one out first.
  compareFull: 'Сравняват се до четири автомобила. Първо премахнете един.',
  // Four cars are compared. Remove one, and ${name} takes its place.
  waits: (name: string) => `Вече сравнявате четири автомобила. Премахнете един и ${name} ще заеме мястото му.`,
  // Copy link
  copyLink: 'Копиране на линка',
  // Against estimate
  againstEstimate: 'Спрямо оценката',
  cars,
  // Only differences
  onlyDifferences: 'Само разликите',
  // all the same
  allSame: 'без разлика',
  // not stated
  notStated: 'не е посочено',
  // best of the row
  best: 'най-добро в реда',
  // Remove
  remove: 'Премахване',
  // A tick marks the best value of a row. Rows in which all are the same are grey. The address of this page holds the cars, so you can send it.
  compareHint:
    'Отметката показва най-доброто в реда. Редовете без разлика са сиви. Автомобилите са записани в адреса на страницата, така че можете да го изпратите.',
  // No cars to compare yet.
  nothingToCompare: 'Още няма автомобили за сравнение.',
  // Choose two to four cars by “Compare” in the menu of a car or among saved cars.
  nothingToCompareHint: 'Изберете „Сравнение“ за два до четири автомобила – от менюто на всеки или сред запазените.',
}
