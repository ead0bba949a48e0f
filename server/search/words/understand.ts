import { searchLimits, type Understood } from '../../../contract/search.ts'
import { tidyLine } from '../../../contract/text-rules.ts'
import { inCurrency, mergeBrands, withOneCurrency, withoutRepetitions } from './merge-pieces.ts'
import { type Piece } from './phrase-reader.ts'
import { Sentence } from './sentence.ts'
import { tokensOf } from './tokens.ts'
import { type Vocabulary } from './vocabulary.ts'

/** Words as they were read. With `absentBrand` they name a brand that offers cannot have here; with `isPlainNumber` they are a number that may be text. */
export type ReadWords = Understood & { absentBrand?: string; isPlainNumber?: true }

/**
 * Turns plain words into filters, in typed order. Words that are no filter become `['word', ...]`; words that say
 * nothing about a car are left out. A range becomes several entries with the same words.
 */
export function understand(typed: string, vocabulary: Vocabulary): ReadWords[] {
  const text = tidyLine(typed).slice(0, searchLimits.textLength)
  const tokens = tokensOf(text, vocabulary.known)
  const first = new Sentence(text, tokens, vocabulary, new Set()).pieces()
  // A correctly spelled brand is surer than a corrected one.
  const exact = first.filter(
    ({ params, brandOfModel, corrected }) =>
      corrected === undefined && (brandOfModel !== undefined || params.some(([name]) => name === 'brand')),
  )
  const brands = new Set<string>(
    (exact.length > 0 ? exact : first).flatMap(({ params, brandOfModel }) => [
      ...params.flatMap(([name, value]) => (name === 'brand' ? value : [])),
      ...(brandOfModel === undefined ? [] : [brandOfModel]),
    ]),
  )
  // A number is a model only with its brand, which may come after it.
  const pieces = brands.size === 0 ? first : new Sentence(text, tokens, vocabulary, brands).pieces()
  const merged = withOneCurrency(mergeBrands(withoutFillers(pieces)))
  return withoutRepetitions(inCurrency(merged, vocabulary.currency)).flatMap(entriesOf)
}

/** Leaves out filler words, unless there are no others. */
function withoutFillers(pieces: Piece[]): Piece[] {
  const telling = pieces.filter(({ isFiller }) => !isFiller)
  return telling.length > 0 ? telling : pieces
}

function entriesOf({ words, params, corrected, absentBrand, isPlainNumber, isInLeading }: Piece): ReadWords[] {
  return params.map((param) => ({
    words,
    param,
    ...(corrected !== undefined && { corrected }),
    ...(absentBrand !== undefined && { absentBrand }),
    ...(isPlainNumber && param[0] !== 'currency' && { isPlainNumber }),
    ...(isInLeading && { isInLeading }),
  }))
}
