import { type Currency } from '../../../contract/facts.ts'
import { bgnOfEuroCents } from '../../../contract/money.ts'
import { type Param } from '../../../contract/search-address.ts'
import { type Piece } from './phrase-reader.ts'

/**
 * Makes "бмв 320" one filter, as the brand beside its model would widen the search to the whole brand. The brand's
 * words go to its first model.
 */
export function mergeBrands(pieces: Piece[]): Piece[] {
  const merged: Piece[] = []
  const models = new Set(pieces.flatMap(({ brandOfModel }) => brandOfModel ?? []))
  const brandPieces = new Map(pieces.map((piece) => [brandOf(piece), piece]))
  for (const piece of pieces) {
    const brand = brandOf(piece)
    if (brand !== undefined && models.has(brand)) continue
    const owner = piece.brandOfModel === undefined ? undefined : brandPieces.get(piece.brandOfModel)
    if (owner === undefined) merged.push(piece)
    else {
      const words = owner.start < piece.start ? `${owner.words} ${piece.words}` : `${piece.words} ${owner.words}`
      const isCorrected = owner.corrected !== undefined || piece.corrected !== undefined
      merged.push({ ...piece, words, ...(isCorrected && { corrected: piece.params[0]![1] }) })
      brandPieces.delete(piece.brandOfModel)
    }
  }
  return merged
}

function brandOf({ params }: Piece): string | undefined {
  return params.find(([name]) => name === 'brand')?.[1]
}

/** Converts euro prices to BGN when both currencies are named, as an address has one. */
export function withOneCurrency(pieces: Piece[]): Piece[] {
  const currencies = new Set(pieces.map(currencyOf))
  if (!currencies.has('EUR') || !currencies.has('BGN')) return pieces
  return pieces.map((piece) => {
    if (currencyOf(piece) !== 'EUR') return piece
    const params = piece.params.map(([name, value]): Param => {
      if (name === 'currency') return [name, 'BGN']
      return [name, String(bgnOfEuroCents(BigInt(Math.round(Number(value) * 100))))]
    })
    return { ...piece, params }
  })
}

function currencyOf({ params }: Piece): string | undefined {
  return params.find(([name]) => name === 'currency')?.[1]
}

/** Reads prices without a currency in the one that leads, unless another price names one. An address without a currency means BGN. */
export function inCurrency(pieces: Piece[], currency: Currency): Piece[] {
  if (currency === 'BGN' || pieces.some((piece) => currencyOf(piece) !== undefined)) return pieces
  return pieces.map((piece) => {
    const hasPrice = piece.params.some(([name]) => name === 'priceFrom' || name === 'priceTo')
    return hasPrice ? { ...piece, params: [...piece.params, ['currency', currency]], isInLeading: true } : piece
  })
}

/** Removes repeated filters. Of two values for one bound the last one counts. */
export function withoutRepetitions(pieces: Piece[]): Piece[] {
  const lastBounds = new Map(pieces.flatMap(({ params }) => params.filter(([name]) => isBound(name))))
  const seen = new Set<string>()
  return pieces.map((piece) => ({
    ...piece,
    params: piece.params.filter(([name, value]) => {
      if (name === 'currency') return true
      if (isBound(name) && lastBounds.get(name) !== value) return false
      const isNew = !seen.has(`${name}=${value}`)
      seen.add(`${name}=${value}`)
      return isNew
    }),
  }))
}

function isBound(name: string): boolean {
  return /(From|To)$/u.test(name)
}
