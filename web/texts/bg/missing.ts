import { wordsInRow } from '../../../contract/texts/bg/words-in-row.ts'
import type { missing as english } from '../en/missing.ts'

/** What an offer does not say yet, told to its owner. */
export const missing: typeof english = {
  // More photos
  photos: 'Още снимки',
  // Still missing: ${names.join(', ').toLowerCase()}.
  still: (names: readonly string[]) => `Остава да добавите: ${wordsInRow(names).toLowerCase()}.`,
  // Buyers who search by it do not find this car.
  why: 'Купувачите, които търсят по тези данни, не намират автомобила.',
  // Add what is missing
  add: 'Добавяне на липсващото',
  // Your ${name} is published.
  published: (name: string) => `Обявата Ви за ${name} е публикувана.`,
  // Close
  dismiss: 'Затваряне',
}
