import { atFirstUse } from '../at-first-use.ts'
import { language } from './language.ts'

const lists = atFirstUse(() => new Intl.ListFormat(language.locale))

/** Words as one reads them in a sentence: снимки, пробег и купе. */
export function wordsInRow(words: readonly string[]): string {
  return lists().format(words)
}
