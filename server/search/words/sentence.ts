import { nearText } from '../../../contract/near.ts'
import { fixedValues } from '../../../contract/search.ts'
import { type Param } from '../../../contract/search-address.ts'
import { nameOf, type FilterMeaning, type Meaning } from './meanings.ts'
import { nearAt } from './near-words.ts'
import { type Readings } from './phrase-tree.ts'
import { limited, meantBy, PhraseReader, type Meant, type Piece } from './phrase-reader.ts'
import { type Quantity } from './measured-amounts.ts'
import { Quantities } from './quantities.ts'
import { type Token } from './tokens.ts'
import { type Vocabulary } from './vocabulary.ts'

/** Groups of which every offer has a value: not having one value means having another one. */
const alwaysStated = ['engine', 'transmission'] as const

/** A typed text, read from left to right, the longest phrase first. */
export class Sentence {
  readonly #text: string
  readonly #tokens: readonly Token[]
  readonly #words: readonly Readings[]
  readonly #vocabulary: Vocabulary
  readonly #brands: ReadonlySet<string>
  readonly #quantities: Quantities
  readonly #phrases: PhraseReader

  /** @param brands brands that the text names: a doubtful model counts only with its brand */
  constructor(text: string, tokens: readonly Token[], vocabulary: Vocabulary, brands: ReadonlySet<string>) {
    this.#text = text
    this.#tokens = tokens
    this.#words = tokens.map(({ readings }) => readings)
    this.#vocabulary = vocabulary
    this.#brands = brands
    this.#quantities = new Quantities(vocabulary.tree, tokens)
    this.#phrases = new PhraseReader(tokens, vocabulary.tree, brands)
  }

  pieces(): Piece[] {
    const pieces: Piece[] = []
    for (let at = 0; at < this.#tokens.length;) {
      const meant =
        this.#near(at) ??
        this.#longer(at) ??
        this.#negated(at) ??
        this.#absent(at) ??
        this.#corrected(at) ??
        this.#filler(at) ??
        this.#word(at)
      const { end } = meant
      if (meant.params.length > 0) pieces.push({ words: this.#wordsOf(at, end), start: at, ...meant })
      at = end
    }
    return pieces
  }

  /** A town and what lies around it. */
  #near(at: number): Meant | undefined {
    const found = nearAt(this.#vocabulary.tree, this.#tokens, at)
    return found && { end: found.end, params: [['near', nearText(found.near)]] }
  }

  /** A quantity or a phrase, whichever has more words. */
  #longer(at: number): Meant | undefined {
    const quantity = this.#quantities.at(at)
    const phrase = this.#phrases.phrase(at)
    if (quantity && (!phrase || quantity.end > phrase.end)) return this.#meantBy(at, quantity)
    if (!phrase) return undefined
    // "с 220 кс" is 220 horsepower, not a model.
    const isNumberTaken = phrase.brandOfModel !== undefined && this.#isMoreFrom(phrase.end - 1, phrase.end)
    return isNumberTaken ? quantity : phrase
  }

  /** The filters of a quantity. An amount of money that no price is in stays text. */
  #meantBy(at: number, { end, params, isPlainNumber, isForeign }: Quantity): Meant {
    if (isForeign) return { end, params: [['word', limited(this.#wordsOf(at, end))]] }
    return { end, params, ...(isPlainNumber && { isPlainNumber }) }
  }

  /** Does a number belong to the words after it: "с 220 кс", "а 4 врати"? */
  #isMoreFrom(at: number, end: number): boolean {
    if (this.#tokens[at]?.number === undefined) return false
    if (this.#quantities.at(at)?.hasUnit) return true
    const filter = this.#vocabulary.tree.longest(this.#words, at, (meanings) =>
      meanings.find(({ kind }) => kind === 'filter'),
    )
    return filter !== undefined && filter.end > end
  }

  /** "без X" and "-X": the opposite filter where each offer has a value, else a word that the text must not contain. */
  #negated(at: number): Meant | undefined {
    const token = this.#tokens[at]!
    const next = this.#tokens[at + 1]
    const isMinus = token.readings === null && next?.start === token.end && this.#tokens[at - 1]?.end !== token.start
    // "Но" is Bulgarian for "but".
    const isNegation = isMinus || (this.#phrases.isOfKind(at, 'not') && !/^но$/iu.test(token.text))
    if (!isNegation || !next?.readings || next.number !== undefined) return undefined
    const { end, params } = this.#phrases.phrase(at + 1) ?? { end: at + 2, params: [] }
    const [name, value] = params[0] ?? []
    const group = alwaysStated.find((stated) => stated === name)
    if (group && end > at + 1) {
      const others = fixedValues[group]!.filter((other) => other !== value)
      return { end, params: others.map((other): Param => [group, other]) }
    }
    return { end, params: [['without', limited(next.quoted ?? this.#phrases.texts(at + 1, end).join(' '))]] }
  }

  /** A brand that offers cannot have here, whose name is no typing error of another. */
  #absent(at: number): Meant | undefined {
    const isAbsent = (meanings: readonly Meaning[]) => meanings.find((meaning) => meaning.kind === 'absent')
    const found = this.#vocabulary.tree.longest(this.#words, at, isAbsent)
    return found && { ...this.#phrases.plain(at, found.end), absentBrand: found.chosen.brand }
  }

  /** A word, or a pair of words ("стара загоар"), with a typing error. Ordinary words are never errors. */
  #corrected(at: number): Meant | undefined {
    const [one, two] = [this.#plainWord(at), this.#plainWord(at + 1)]
    if (one === undefined) return undefined
    const [isOne, isTwo] = [this.#isOrdinary(at), this.#isOrdinary(at + 1)]
    const pairs = two === undefined || (isOne && isTwo) ? [] : [[one + two, at + 2] as const]
    for (const [typed, end] of [...pairs, ...(isOne ? [] : [[one, at + 1] as const])]) {
      const found = this.#vocabulary.errors.nearest(typed)
      const chosen = found && this.#phrases.choose([found.meaning])
      if (chosen && chosen !== 'plain' && !this.#isSecondBrand(chosen.meaning)) {
        return { end, ...meantBy(chosen.meaning), corrected: nameOf(chosen.meaning) }
      }
    }
    return undefined
  }

  /** Is it a second brand? People who name a brand seldom mistype another one beside it. */
  #isSecondBrand(meaning: FilterMeaning): boolean {
    if (this.#brands.size === 0) return false
    if (meaning.kind === 'family') return !this.#brands.has(meaning.brand)
    return meaning.param[0] === 'brand' && !this.#brands.has(meaning.param[1])
  }

  /** The common form of a token that consists of letters. */
  #plainWord(at: number): string | undefined {
    const token = this.#tokens[at]
    const word = token?.quoted === undefined ? token?.readings?.[0] : undefined
    return word !== undefined && /^[a-z]+$/.test(word) && !this.#phrases.isOfKind(at, 'filler') ? word : undefined
  }

  #isOrdinary(at: number): boolean {
    const token = this.#tokens[at]
    return token !== undefined && this.#vocabulary.ordinary.has(token.text)
  }

  #filler(at: number): Meant | undefined {
    const isFiller = (meanings: readonly Meaning[]) => meanings.find(({ kind }) => kind === 'filler')
    const found = this.#vocabulary.tree.longest(this.#words, at, isFiller)
    return found && { ...this.#phrases.plain(at, found.end), isFiller: true }
  }

  #word(at: number): Meant {
    const token = this.#tokens[at]!
    const isSign = token.readings === null || /^(?:[<>≤≥+]|\p{Sc})/u.test(token.text)
    return { end: at + 1, params: isSign ? [] : [['word', limited(token.quoted ?? token.text)]] }
  }

  #wordsOf(start: number, end: number): string {
    return this.#text.slice(this.#tokens[start]!.start, this.#tokens[end - 1]!.end)
  }
}
