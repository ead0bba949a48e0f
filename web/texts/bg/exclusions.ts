import type { exclusions as english } from '../en/exclusions.ts'

/** What one leaves out of lists. */
export const exclusions: typeof english = {
  // Hide this car
  hideCar: 'Скриване на обявата',
  // Hide this seller
  hideSeller: 'Скриване на продавача',
  // Hidden: ${name}
  hidden: (name: string) => `Скрито: ${name}`,
  // What you leave out
  leftOutTitle: 'Какво скривате',
  // Lists show neither these cars, nor offers of these sellers, nor offers that hold these words.
  leftOutHint: 'В списъците не се показват тези автомобили, обявите на тези продавачи и обявите с тези думи.',
  // { car: 'Car', seller: 'Seller', word: 'Word' }
  leftOutKinds: { car: 'Автомобил', seller: 'Продавач', word: 'Дума' },
  // Show again: ${name}
  letIn: (name: string) => `Връщане, ${name}`,
  // Show again
  letInWord: 'Връщане',
  // You leave nothing out.
  noneLeftOut: 'Нищо не е скрито.',
  // Word to leave out
  addWord: 'Нежелана дума',
  // Add
  add: 'Добавяне',
}
