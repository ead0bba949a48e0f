import { plural } from '../../../contract/texts/plural.ts'
import type { samePhotos as english } from '../en/same-photos.ts'
import { language } from './language.ts'

/** Small numbers stand in a sentence as words. */
function countInWords(count: number): string {
  const words = ['две', 'три', 'четири', 'пет', 'шест', 'седем', 'осем', 'девет']
  return words[count - 2] ?? language.number(count)
}

/** Photos of an offer that stand in another seller's, too. */
export const samePhotos: typeof english = {
  // ${plural(language.plurals, count, { one: 'One of these photos was', other: `${countInWords(count)} of these photos were`, })} in another seller's offer in ${language.month(since)}. Ask about it before you go.
  elsewhere: (count: number, since: Date) =>
    `През ${language.month(since)} ${plural(language.plurals, count, {
      one: 'една от тези снимки беше',
      other: `${countInWords(count)} от тези снимки бяха`,
    })} в обява на друг продавач. Попитайте за това, преди да тръгнете.`,
  // Show both
  showBoth: 'Към двете',
}
