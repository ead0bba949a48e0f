import { thousandWords } from '../../../contract/amount-words.ts'
import { offeredBrands } from '../../../contract/choices.ts'
import { type Currency } from '../../../contract/facts.ts'
import { wordReadings } from '../../../contract/fold.ts'
import { isOneOf } from '../../../contract/is-one-of.ts'
import { addAbsentBrands } from './absent-brands.ts'
import { addFamilies } from './family-phrases.ts'
import { type Collector, type FilterMeaning, type Meaning, type Name } from './meanings.ts'
import { type OrdinaryWords } from './ordinary-words.ts'
import { addPlaces } from './place-phrases.ts'
import { asFirms } from './make-words.ts'
import { nearWords } from './near-words.ts'
import { PhraseTree } from './phrase-tree.ts'
import { phrasesOf, phraseWords } from './phrases.ts'
import { TypingErrors } from './typing-errors.ts'
import { type KnownWords } from './tokens.ts'
import {
  boundWords,
  measureWords,
  moneyBounds,
  newnessBounds,
  openEnds,
  rangeWords,
  unitWords,
} from './quantity-words.ts'
import { fillerWords, filterWords, negationWords, otherFilterWords, plainPhrases } from './word-table.ts'

/** Everything that the search box understands, prepared for lookups. */
export interface Vocabulary {
  tree: PhraseTree<Meaning>
  errors: TypingErrors<FilterMeaning>
  names: readonly Name[]
  /** Words that are not typing errors. */
  ordinary: OrdinaryWords
  /** Decides where letters and digits are split. */
  known: KnownWords
  /** The currency of prices that name none. */
  currency: Currency
}

const lengthsOfBrand = { minLength: 5, twoErrorsFrom: 8 }
const lengthsOfWord = { minLength: 6, twoErrorsFrom: 11 }

/**
 * Builds the vocabulary of a market.
 * @param ordinary words that are not typing errors
 * @param models the families (`contract/model-family.ts`) of each brand that are on offer
 */
export function buildVocabulary(
  ordinary: OrdinaryWords,
  models: Readonly<Record<string, readonly string[]>>,
): Vocabulary {
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
  addFamilies(collector, models, ordinary)
  addAbsentBrands(collector.phrase, ordinary)
  addGrammar(collector.phrase)
  const units = [thousandWords, ...unitWords.map(([, , , phrases]) => phrases)].flatMap(phrasesOf)
  const known: KnownWords = {
    units: new Set(units.map((phrase) => phraseWords(phrase).join(' '))),
    isName: (word) => tree.longest([wordReadings(word)], 0, (meanings) => meanings.find(isOwnName)) !== undefined,
  }
  return { tree, errors, names, ordinary, known, currency: 'BGN' }
}

function isOwnName(meaning: Meaning): boolean {
  return meaning.kind === 'filter' || (meaning.kind === 'family' && !meaning.needsBrand)
}

function addFilters(to: Collector): void {
  for (const [group, values] of Object.entries(filterWords)) {
    for (const [value, entry] of Object.entries<string>(values)) {
      if (group === 'brand' && !isOneOf(offeredBrands(), value)) continue
      const meaning: FilterMeaning = { kind: 'filter', param: [group, value] }
      for (const phrase of phrasesOf(entry)) {
        to.correctable(phrase, meaning, group === 'brand' ? lengthsOfBrand : lengthsOfWord)
        if (group === 'brand') for (const firm of asFirms(phrase.replace(/^=/, ''))) to.phrase(firm, meaning)
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
  const newness = new Set(phrasesOf(newnessBounds))
  for (const side of ['From', 'To'] as const) {
    for (const one of phrasesOf(boundWords[side]))
      phrase(one, { kind: 'bound', side, isMoney: money.has(one), isNewness: newness.has(one) })
    add(boundWords[side], { kind: 'filler' })
  }
  for (const [measure, factor, currency, entry] of unitWords) add(entry, { kind: 'unit', measure, factor, currency })
  for (const measure of Object.keys(measureWords) as (keyof typeof measureWords)[]) {
    add(measureWords[measure], { kind: 'measure', measure })
    add(measureWords[measure], { kind: 'filler' })
  }
  add(rangeWords.open, { kind: 'open' })
  add(rangeWords.link, { kind: 'link' })
  add(openEnds.From, { kind: 'openEnd', side: 'From' })
  add(openEnds.To, { kind: 'openEnd', side: 'To' })
  add(thousandWords, { kind: 'thousand' })
  for (const kind of Object.keys(nearWords) as (keyof typeof nearWords)[]) add(nearWords[kind], { kind })
  add(negationWords, { kind: 'not' })
  add(fillerWords, { kind: 'filler' })
  add(plainPhrases, { kind: 'plain' })
}
