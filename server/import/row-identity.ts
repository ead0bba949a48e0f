import { createHash } from 'node:crypto'

/** The identity of a vehicle among its owner's offers; empty when a row has neither. */
export interface Identity {
  vin?: string
  stock?: string
}

/** A number in the form of a spreadsheet, which has lost its last digits. */
const rounded = /^\d+(?:[.,]\d+)?e\+\d+$/iu
const maxStockLength = 100

/** The identity of a row. */
export function identityOf(stock: string, vin: unknown): { identity: Identity; problem?: string } {
  const ofVin = typeof vin === 'string' ? { vin } : {}
  if (rounded.test(stock)) {
    return {
      identity: ofVin,
      problem: `stock: "${stock}" is a number that a spreadsheet has rounded; format the column as text`,
    }
  }
  if (stock.length > maxStockLength)
    return { identity: ofVin, problem: `stock: more than ${maxStockLength} characters` }
  return { identity: { ...ofVin, ...(stock !== '' && { stock: stock.toLowerCase() }) } }
}

/** The import key of an offer with this identity; `undefined` without one. */
export function keyOf({ vin, stock }: Identity): string | undefined {
  if (stock !== undefined) return `stock:${stock}`
  return vin === undefined ? undefined : `vin:${vin}`
}

/** Keys of rows without identity: their content and the number of equal rows before. Two equal rows are two cars. */
export class ContentKeys {
  readonly #names: string[]
  readonly #seen = new Map<string, number>()

  constructor(names: string[]) {
    this.#names = names
  }

  next(values: string[]): string {
    const content = JSON.stringify(values.map((value, i) => [this.#names[i], value]))
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22)
    const occurrence = (this.#seen.get(hash) ?? 0) + 1
    this.#seen.set(hash, occurrence)
    return `${hash}-${occurrence}`
  }
}
