import { thousandWords } from '../../../contract/amount-words.ts'
import { addFamilies } from './family-phrases.ts'
import { type Collector, type FilterMeaning, type Meaning, type Measure, type Name } from './meanings.ts'
import { addPlaces } from './place-phrases.ts'
import { PhraseTree } from './phrase-tree.ts'
import { phrasesOf, phraseWords } from './phrases.ts'
import { TypingErrors } from './typing-errors.ts'
import {
  boundWords,
  fillerWords,
  filterWords,
  measureWords,
  moneyBounds,
  negationWords,
  ordinaryWords,
  otherFilterWords,
  plainPhrases,
  rangeWords,
  unitWords,
} from './word-table.ts'

/** All that the search box understands, made ready for looking up. */
export interface Vocabulary {
  tree: PhraseTree<Meaning>
  errors: TypingErrors<FilterMeaning>
  names: readonly Name[]
  /** Words that are no typing errors. */
  ordinary: ReadonlySet<string>
  /** Letters that stand directly behind a number: "15k", "150кс". */
  units: ReadonlySet<string>
}

const lengthsOfBrand = { minLength: 5, twoErrorsFrom: 8 }
const lengthsOfWord = { minLength: 6, twoErrorsFrom: 11 }

/**
 * Makes the vocabulary of a market.
 * @param models each brand's families (`contract/model-family.ts`) that there are offers of
 */
export function buildVocabulary(models: Readonly<Record<string, readonly string[]>>): Vocabulary {
  const tree = new PhraseTree<Meaning>()
  const errors = new TypingErrors<FilterMeaning>()
  const names: Name[] = []
  const collector: Collector = {
    phrase: (phrase, meaning) => tree.add(phraseWords(phrase), meaning),
    correctable(phrase, meaning, lengths) {
      const isExact = phrase.startsWith('=')
      const words = phraseWords(isExact ? phrase.slice(1) : phrase)
      const word = words.join('')
      tree.add(words, meaning)
      names.push({ words, meaning })
      if (words.length > 1 && word.length > 4) tree.add([word], meaning)
      if (!isExact && /^[a-z]+$/.test(word)) errors.add({ word, ...lengths, meaning })
    },
  }
  addFilters(collector)
  addPlaces(collector)
  addFamilies(collector, models)
  addGrammar(collector.phrase)
  const ordinary = new Set(phrasesOf(ordinaryWords).map((word) => phraseWords(word).join('')))
  const units = [thousandWords, ...unitWords.map(([, , , phrases]) => phrases)].flatMap(phrasesOf)
  return { tree, errors, names, ordinary, units: new Set(units.map((phrase) => phraseWords(phrase).join(' '))) }
}

function addFilters(to: Collector): void {
  for (const [group, values] of Object.entries(filterWords)) {
    for (const [value, entry] of Object.entries<string>(values)) {
      const meaning: FilterMeaning = { kind: 'filter', param: [group, value] }
      for (const phrase of phrasesOf(entry)) {
        to.correctable(phrase, meaning, group === 'brand' ? lengthsOfBrand : lengthsOfWord)
      }
    }
  }
  for (const [name, value, entry] of otherFilterWords) {
    for (const phrase of phrasesOf(entry)) to.phrase(phrase, { kind: 'filter', param: [name, value] })
  }
}

function addGrammar(phrase: Collector['phrase']): void {
  const add = (entry: string, meaning: Meaning) => phrasesOf(entry).forEach((one) => phrase(one, meaning))
  const money = new Set(phrasesOf(moneyBounds))
  for (const side of ['From', 'To'] as const) {
    for (const one of phrasesOf(boundWords[side])) phrase(one, { kind: 'bound', side, isMoney: money.has(one) })
    add(boundWords[side], { kind: 'filler' })
  }
  for (const [measure, factor, currency, entry] of unitWords) add(entry, { kind: 'unit', measure, factor, currency })
  for (const measure of Object.keys(measureWords) as Measure[]) {
    add(measureWords[measure], { kind: 'measure', measure })
    add(measureWords[measure], { kind: 'filler' })
  }
  add(rangeWords.open, { kind: 'open' })
  add(rangeWords.link, { kind: 'link' })
  add(thousandWords, { kind: 'thousand' })
  add(negationWords, { kind: 'not' })
  add(fillerWords, { kind: 'filler' })
  add(plainPhrases, { kind: 'plain' })
}
