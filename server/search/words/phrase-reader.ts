import { isKnownFamily } from '../../../contract/model-family.ts'
import { searchLimits } from '../../../contract/search.ts'
import { type Param } from '../../../contract/search-address.ts'
import { tidyLine } from '../../../contract/text-rules.ts'
import { paramsOf, type FilterMeaning, type Meaning } from './meanings.ts'
import { modelWithLetters } from './model-letters.ts'
import { type PhraseTree, type Readings } from './phrase-tree.ts'
import { type Token } from './tokens.ts'

/** Some typed words, and the filters that they mean. */
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
  /** A number alone that is read as a price, and may be text. */
  isPlainNumber?: true
  /** A price whose currency nobody named: it is the one that leads. */
  isInLeading?: true
  /** The words name a brand that offers cannot have here. */
  absentBrand?: string
}

/** The meaning of the words up to `end`. */
export type Meant = Pick<Piece, 'end' | 'params'> & Partial<Piece>

/** Reads the phrases of a typed text: makes, models and words of the table. */
export class PhraseReader {
  readonly #tokens: readonly Token[]
  readonly #words: readonly Readings[]
  readonly #tree: PhraseTree<Meaning>
  readonly #brands: ReadonlySet<string>

  /** @param brands brands that the text names: a doubtful model counts only with its brand */
  constructor(tokens: readonly Token[], tree: PhraseTree<Meaning>, brands: ReadonlySet<string>) {
    this.#tokens = tokens
    this.#words = tokens.map(({ readings }) => readings)
    this.#tree = tree
    this.#brands = brands
  }

  /** The longest phrase at a token; "320 d" and "320d" are models with their engine. */
  phrase(at: number): Meant | undefined {
    const lettered = this.#numberAndLetters(at)
    if (lettered) return lettered
    const found = this.#tree.longest(this.#words, at, (meanings) => this.choose(meanings))
    if (!found) return modelWithLetters(this.#words[at] ?? [], at, (words) => this.#model(words))
    if (found.chosen === 'plain') return this.plain(at, found.end)
    const brand = this.#brandOfNext(found.chosen.others, found.end)
    return { end: found.end, ...meantBy(brand ?? found.chosen.meaning) }
  }

  /** Reads "320 d" as "320d". */
  #numberAndLetters(at: number): Meant | undefined {
    const [number, letters] = [this.#tokens[at], this.#tokens[at + 1]]
    if (number?.number === undefined || !/^(?:[cdt]?[dei]|cdi|xd|xi|д|цди)$/iu.test(letters?.text ?? ''))
      return undefined
    const joined = (letters!.readings ?? []).map((reading) => number.text + reading)
    const meant = modelWithLetters(joined, at, (words) => this.#model(words))
    return meant && { ...meant, end: at + 2 }
  }

  /** The meaning that counts here: a model after its brand, then a filter, then a model whose name is its own. */
  choose(meanings: readonly Meaning[]): { meaning: FilterMeaning; others: FilterMeaning[] } | 'plain' | undefined {
    if (meanings.some(({ kind }) => kind === 'plain')) return 'plain'
    const filters = meanings.filter((meaning) => meaning.kind === 'filter')
    const families = meanings.filter((meaning) => meaning.kind === 'family')
    const isGrammar = filters.length + families.length < meanings.length
    // Two offers with the model "Diesel" or "до" do not change the meaning of the word.
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

  /** "джип" in "джип чероки" is the brand, though alone it is a body. */
  #brandOfNext(others: FilterMeaning[], at: number): FilterMeaning | undefined {
    return others.find(({ kind, ...other }) => {
      if (kind !== 'filter' || !('param' in other) || other.param[0] !== 'brand') return false
      const isOfBrand = (meanings: readonly Meaning[]) =>
        meanings.find((meaning) => meaning.kind === 'family' && meaning.brand === other.param[1])
      return this.#tree.longest(this.#words, at, isOfBrand) !== undefined
    })
  }

  /** The model that a number means with its brand, or that of the only brand that has it. */
  #model(words: readonly string[]) {
    const found = this.#tree.longest([words], 0, (meanings) => {
      const families = meanings.filter((meaning) => meaning.kind === 'family')
      const besideBrand = families.filter(({ brand }) => this.#brands.has(brand))
      const likely = besideBrand.length > 0 ? besideBrand : families
      return likely.find(({ isGuess }) => !isGuess) ?? likely[0]
    })
    return found?.chosen
  }

  /** Words that are searched in texts as they are. */
  plain(start: number, end: number): Meant {
    return { end, params: this.texts(start, end).map((text): Param => ['word', limited(text)]) }
  }

  /** The words of some tokens, without signs. */
  texts(start: number, end: number): string[] {
    return this.#tokens.slice(start, end).flatMap(({ text, readings }) => (readings === null ? [] : text))
  }

  /** Whether a token alone has a meaning of this kind. */
  isOfKind(at: number, kind: Meaning['kind']): boolean {
    const ofKind = (meanings: readonly Meaning[]) => meanings.find((meaning) => meaning.kind === kind)
    return this.#tree.longest(this.#words, at, ofKind)?.end === at + 1
  }
}

/** The filters of a meaning, with the brand of a model. */
export function meantBy(meaning: FilterMeaning): Pick<Piece, 'params' | 'brandOfModel'> {
  return { params: paramsOf(meaning), ...(meaning.kind === 'family' && { brandOfModel: meaning.brand }) }
}

/** A search value of the allowed length. */
export function limited(value: string): string {
  // Without half of a surrogate pair.
  return tidyLine(value)
    .slice(0, searchLimits.valueLength)
    .replace(/[\uD800-\uDBFF]$/, '')
}
