import { searchLimits, type Understood } from '../../../contract/search.ts'
import { tidyLine } from '../../../contract/text-rules.ts'
import { mergeBrands, withOneCurrency, withoutRepetitions } from './merge-pieces.ts'
import { type Piece } from './phrase-reader.ts'
import { Sentence } from './sentence.ts'
import { tokensOf } from './tokens.ts'
import { type Vocabulary } from './vocabulary.ts'

/** Words as they were read. With `absentBrand` they name a brand that offers cannot have here. */
export type ReadWords = Understood & { absentBrand?: string }

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
  return withoutRepetitions(withOneCurrency(mergeBrands(withoutFillers(pieces)))).flatMap(entriesOf)
}

/** Leaves out filler words, unless there are no others. */
function withoutFillers(pieces: Piece[]): Piece[] {
  const telling = pieces.filter(({ isFiller }) => !isFiller)
  return telling.length > 0 ? telling : pieces
}

function entriesOf({ words, params, corrected, absentBrand }: Piece): ReadWords[] {
  return params.map((param) => ({
    words,
    param,
    ...(corrected !== undefined && { corrected }),
    ...(absentBrand !== undefined && { absentBrand }),
  }))
}
