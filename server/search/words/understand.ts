import { searchLimits, type Understood } from '../../../contract/search.ts'
import { tidyLine } from '../../../contract/text-rules.ts'
import { mergeBrands, withOneCurrency, withoutRepetitions } from './merge-pieces.ts'
import { Sentence, type Piece } from './sentence.ts'
import { tokensOf } from './tokens.ts'
import { type Vocabulary } from './vocabulary.ts'

/**
 * Turns plain words into filters, in the order in which they were typed. Words of no filter are `['word', ...]`; words
 * that say nothing of a car are left out. A range is several entries with the same words.
 */
export function understand(typed: string, vocabulary: Vocabulary): Understood[] {
  const text = tidyLine(typed).slice(0, searchLimits.textLength)
  const tokens = tokensOf(text, vocabulary.known)
  const first = new Sentence(text, tokens, vocabulary, new Set()).pieces()
  // A brand that is spelled right is surer than one that an error is taken for.
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
  // A number is a model only beside its brand, which may come behind it.
  const pieces = brands.size === 0 ? first : new Sentence(text, tokens, vocabulary, brands).pieces()
  return withoutRepetitions(withOneCurrency(mergeBrands(withoutFillers(pieces)))).flatMap(entriesOf)
}

/** Words that say nothing stay when there are no others. */
function withoutFillers(pieces: Piece[]): Piece[] {
  const telling = pieces.filter(({ isFiller }) => !isFiller)
  return telling.length > 0 ? telling : pieces
}

function entriesOf({ words, params, corrected }: Piece): Understood[] {
  return params.map((param) => ({ words, param, ...(corrected !== undefined && { corrected }) }))
}
