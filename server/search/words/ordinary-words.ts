import { readFile } from 'node:fs/promises'
import { foldWord, wordReadings } from '../../../contract/fold.ts'
import { phrasesOf, phraseWords } from './phrases.ts'
import { WordList, type WordListFiles } from './word-list.ts'
import { ordinaryWords } from './word-table.ts'

/** Words that are not typing errors. */
export interface OrdinaryWords {
  /** Is a word, typed like this, an ordinary one? */
  has: (typed: string) => boolean
}

const packages = new URL('../../../node_modules/', import.meta.url)

let loading: Promise<OrdinaryWords> | undefined

/**
 * Bulgarian words in every spelling of the common form ("treta"), English words as written, and words of the table.
 * Read once, in half a second of a core, at the first use.
 */
export function loadOrdinaryWords(): Promise<OrdinaryWords> {
  loading ??= readOrdinaryWords()
  return loading
}

async function readOrdinaryWords(): Promise<OrdinaryWords> {
  const [bulgarian, english] = await Promise.all([readFiles('dictionary-bg'), readFiles('dictionary-en')])
  const ofTable = new Set(phrasesOf(ordinaryWords).map((word) => phraseWords(word).join('')))
  const lists = { bg: new WordList(bulgarian, foldWord), en: new WordList(english, (word) => word) }
  return {
    has(typed) {
      // "4ervena" has digits for letters.
      const forms = /\d/.test(typed) ? wordReadings(typed) : [foldWord(typed)]
      return lists.en.has(typed.toLowerCase()) || forms.some((form) => ofTable.has(form) || lists.bg.has(form))
    },
  }
}

async function readFiles(name: string): Promise<WordListFiles> {
  const read = (ending: string) => readFile(new URL(`${name}/index.${ending}`, packages), 'utf8')
  const [aff, dic] = await Promise.all([read('aff'), read('dic')])
  return { aff, dic }
}
