import { isKnownFamily } from '../../../contract/model-family.ts'
import { fixedValues, searchLimits } from '../../../contract/search.ts'
import { tidyLine } from '../../../contract/text-rules.ts'
import { type Param } from '../../../contract/search-address.ts'
import { nameOf, paramsOf, type FilterMeaning, type Meaning } from './meanings.ts'
import { modelWithLetters } from './model-letters.ts'
import { type Readings } from './phrase-tree.ts'
import { Quantities } from './quantities.ts'
import { type Token } from './tokens.ts'
import { type Vocabulary } from './vocabulary.ts'

/** Some words of what was typed, and the filters they stand for. */
export interface Piece {
  words: string
  /** Where they begin and end among the tokens. */
  start: number
  end: number
  params: Param[]
  corrected?: string
  /** The brand of a model. */
  brandOfModel?: string
  isFiller?: true
}

type Meant = Pick<Piece, 'end' | 'params'> & Partial<Piece>

/** Groups of which every offer states one value: without one value is with one of the others. */
const alwaysStated = ['engine', 'transmission'] as const

/** What was typed, read from left to right, the longest phrase first. */
export class Sentence {
  readonly #text: string
  readonly #tokens: readonly Token[]
  readonly #words: readonly Readings[]
  readonly #vocabulary: Vocabulary
  readonly #brands: ReadonlySet<string>
  readonly #quantities: Quantities

  /** @param brands those that the sentence names: what only looks like a model is one beside its brand */
  constructor(text: string, tokens: readonly Token[], vocabulary: Vocabulary, brands: ReadonlySet<string>) {
    this.#text = text
    this.#tokens = tokens
    this.#words = tokens.map(({ readings }) => readings)
    this.#vocabulary = vocabulary
    this.#brands = brands
    this.#quantities = new Quantities(vocabulary.tree, tokens)
  }

  pieces(): Piece[] {
    const pieces: Piece[] = []
    for (let at = 0; at < this.#tokens.length;) {
      const meant = this.#longer(at) ?? this.#negated(at) ?? this.#corrected(at) ?? this.#filler(at) ?? this.#word(at)
      const { end } = meant
      if (meant.params.length > 0) pieces.push({ words: this.#wordsOf(at, end), start: at, ...meant })
      at = end
    }
    return pieces
  }

  /** A quantity or a phrase, whichever takes more words. */
  #longer(at: number): Meant | undefined {
    const quantity = this.#quantities.at(at)
    const phrase = this.#phrase(at)
    if (!phrase || (quantity && quantity.end > phrase.end))
      return quantity && { end: quantity.end, params: quantity.params }
    // "с 220 кс" is 220 horsepower, not a model.
    const isNumberTaken = phrase.brandOfModel !== undefined && this.#isMoreFrom(phrase.end - 1, phrase.end)
    return isNumberTaken ? quantity : phrase
  }

  /** Does a number belong to what comes behind it: "с 220 кс", "а 4 врати"? */
  #isMoreFrom(at: number, end: number): boolean {
    if (this.#tokens[at]?.number === undefined) return false
    if (this.#quantities.at(at)?.hasUnit) return true
    const filter = this.#vocabulary.tree.longest(this.#words, at, (meanings) =>
      meanings.find(({ kind }) => kind === 'filter'),
    )
    return filter !== undefined && filter.end > end
  }

  #phrase(at: number): Meant | undefined {
    const lettered = this.#numberAndLetters(at)
    if (lettered) return lettered
    const found = this.#vocabulary.tree.longest(this.#words, at, (meanings) => this.#choose(meanings))
    if (!found) return modelWithLetters(this.#words[at] ?? [], at, (words) => this.#model(words))
    if (found.chosen === 'plain') return this.#plain(at, found.end)
    const brand = this.#brandOfNext(found.chosen.others, found.end)
    return { end: found.end, ...meantBy(brand ?? found.chosen.meaning) }
  }

  /** "320 d" is "320d". */
  #numberAndLetters(at: number): Meant | undefined {
    const [number, letters] = [this.#tokens[at], this.#tokens[at + 1]]
    if (number?.number === undefined || !/^(?:[cdt]?[dei]|cdi|xd|xi|д|цди)$/iu.test(letters?.text ?? ''))
      return undefined
    const together = (letters!.readings ?? []).map((reading) => number.text + reading)
    const meant = modelWithLetters(together, at, (words) => this.#model(words))
    return meant && { ...meant, end: at + 2 }
  }

  /** The meaning that counts here: a model beside its brand, then a filter, then a model whose name is its own. */
  #choose(meanings: readonly Meaning[]): { meaning: FilterMeaning; others: FilterMeaning[] } | 'plain' | undefined {
    if (meanings.some(({ kind }) => kind === 'plain')) return 'plain'
    const filters = meanings.filter((meaning) => meaning.kind === 'filter')
    const families = meanings.filter((meaning) => meaning.kind === 'family')
    const isGrammar = filters.length + families.length < meanings.length
    // Two offers of a model "Diesel" or "до" take the word away from nobody.
    const isPlain = isGrammar || filters.length > 0
    const besideBrand = families.filter(
      ({ brand, family }) => this.#brands.has(brand) && (!isPlain || isKnownFamily(brand, family)),
    )
    const own = isGrammar ? [] : families.filter(({ needsBrand }) => !needsBrand)
    const ownBrands = new Set(own.map(({ brand }) => brand))
    const meaning =
      besideBrand.find(({ isGuess }) => !isGuess) ??
      besideBrand[0] ??
      filters[0] ??
      (ownBrands.size === 1 ? own[0] : undefined)
    return meaning && { meaning, others: filters.filter((other) => other !== meaning) }
  }

  /** Of "джип чероки" the first word is the brand, though alone it is a body. */
  #brandOfNext(others: FilterMeaning[], at: number): FilterMeaning | undefined {
    return others.find(({ kind, ...other }) => {
      if (kind !== 'filter' || !('param' in other) || other.param[0] !== 'brand') return false
      const isOfBrand = (meanings: readonly Meaning[]) =>
        meanings.find((meaning) => meaning.kind === 'family' && meaning.brand === other.param[1])
      return this.#vocabulary.tree.longest(this.#words, at, isOfBrand) !== undefined
    })
  }

  /** The model that a number means beside its brand, or of the only brand that has it. */
  #model(words: readonly string[]) {
    const found = this.#vocabulary.tree.longest([words], 0, (meanings) => {
      const families = meanings.filter((meaning) => meaning.kind === 'family')
      const besideBrand = families.filter(({ brand }) => this.#brands.has(brand))
      const likely = besideBrand.length > 0 ? besideBrand : families
      return likely.find(({ isGuess }) => !isGuess) ?? likely[0]
    })
    return found?.chosen
  }

  /** "без X" and "-X": the opposite where each offer states it, otherwise the words are not wanted in the text. */
  #negated(at: number): Meant | undefined {
    const token = this.#tokens[at]!
    const next = this.#tokens[at + 1]
    const isMinus = token.readings === null && next?.start === token.end && this.#tokens[at - 1]?.end !== token.start
    // "Но" is Bulgarian for "but".
    const isNegation = isMinus || (this.#isOfKind(at, 'not') && !/^но$/iu.test(token.text))
    if (!isNegation || !next?.readings || next.number !== undefined) return undefined
    const { end, params } = this.#phrase(at + 1) ?? { end: at + 2, params: [] }
    const [name, value] = params[0] ?? []
    const group = alwaysStated.find((stated) => stated === name)
    if (group && end > at + 1) {
      const others = fixedValues[group]!.filter((other) => other !== value)
      return { end, params: others.map((other): Param => [group, other]) }
    }
    return { end, params: [['without', limited(next.quoted ?? this.#texts(at + 1, end).join(' '))]] }
  }

  /** A word, or two that belong together ("стара загоар"), with a typing error. Ordinary words have none. */
  #corrected(at: number): Meant | undefined {
    const [one, two] = [this.#plainWord(at), this.#plainWord(at + 1)]
    if (one === undefined) return undefined
    const [isOne, isTwo] = [this.#isOrdinary(at), this.#isOrdinary(at + 1)]
    const pairs = two === undefined || (isOne && isTwo) ? [] : [[one + two, at + 2] as const]
    for (const [typed, end] of [...pairs, ...(isOne ? [] : [[one, at + 1] as const])]) {
      const found = this.#vocabulary.errors.nearest(typed)
      const chosen = found && this.#choose([found.meaning])
      if (chosen && chosen !== 'plain' && !this.#isSecondBrand(chosen.meaning)) {
        return { end, ...meantBy(chosen.meaning), corrected: nameOf(chosen.meaning) }
      }
    }
    return undefined
  }

  /** Whoever names a brand seldom mistypes another one beside it. */
  #isSecondBrand(meaning: FilterMeaning): boolean {
    if (this.#brands.size === 0) return false
    if (meaning.kind === 'family') return !this.#brands.has(meaning.brand)
    return meaning.param[0] === 'brand' && !this.#brands.has(meaning.param[1])
  }

  /** The common form of a token that is a word of letters. */
  #plainWord(at: number): string | undefined {
    const token = this.#tokens[at]
    const word = token?.quoted === undefined ? token?.readings?.[0] : undefined
    return word !== undefined && /^[a-z]+$/.test(word) && !this.#isOfKind(at, 'filler') ? word : undefined
  }

  #isOrdinary(at: number): boolean {
    const token = this.#tokens[at]
    return token !== undefined && this.#vocabulary.ordinary.has(token.text)
  }

  #filler(at: number): Meant | undefined {
    const isFiller = (meanings: readonly Meaning[]) => meanings.find(({ kind }) => kind === 'filler')
    const found = this.#vocabulary.tree.longest(this.#words, at, isFiller)
    return found && { ...this.#plain(at, found.end), isFiller: true }
  }

  #word(at: number): Meant {
    const token = this.#tokens[at]!
    const isSign = token.readings === null || /^[<>≤≥+€]/u.test(token.text)
    return { end: at + 1, params: isSign ? [] : [['word', limited(token.quoted ?? token.text)]] }
  }

  /** Words that are looked for as they stand. */
  #plain(start: number, end: number): Meant {
    return { end, params: this.#texts(start, end).map((text): Param => ['word', limited(text)]) }
  }

  /** The words of some tokens, signs left out. */
  #texts(start: number, end: number): string[] {
    return this.#tokens.slice(start, end).flatMap(({ text, readings }) => (readings === null ? [] : text))
  }

  #isOfKind(at: number, kind: Meaning['kind']): boolean {
    const ofKind = (meanings: readonly Meaning[]) => meanings.find((meaning) => meaning.kind === kind)
    return this.#vocabulary.tree.longest(this.#words, at, ofKind)?.end === at + 1
  }

  #wordsOf(start: number, end: number): string {
    return this.#text.slice(this.#tokens[start]!.start, this.#tokens[end - 1]!.end)
  }
}

function meantBy(meaning: FilterMeaning): Pick<Piece, 'params' | 'brandOfModel'> {
  return { params: paramsOf(meaning), ...(meaning.kind === 'family' && { brandOfModel: meaning.brand }) }
}

function limited(value: string): string {
  // Never half of a pair.
  return tidyLine(value)
    .slice(0, searchLimits.valueLength)
    .replace(/[\uD800-\uDBFF]$/, '')
}
