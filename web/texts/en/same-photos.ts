import { plural } from '../../../contract/texts/plural.ts'
import { language } from './language.ts'

/** Small numbers at the start of a sentence are words. */
function countInWords(count: number): string {
  const words = ['Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']
  return words[count - 2] ?? language.number(count)
}

/** Photos of an offer that stand in another seller's, too. */
export const samePhotos = {
  elsewhere: (count: number, since: Date) =>
    `${plural(language.plurals, count, {
      one: 'One of these photos was',
      other: `${countInWords(count)} of these photos were`,
    })} in another seller's offer in ${language.month(since)}. Ask about it before you go.`,
  showBoth: 'Show both',
}
