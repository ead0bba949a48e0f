import { createHash } from 'node:crypto'

/** What a vehicle is known by, within its owner's offers; nothing when a row says neither. */
export interface Identity {
  vin?: string
  stock?: string
}

/** A spreadsheet has made a number of it, and its last digits are lost. */
const rounded = /^\d+(?:[.,]\d+)?e\+\d+$/iu
const longestStock = 100

/** The identity that a row says. */
export function identityOf(stock: string, vin: unknown): { identity: Identity; problem?: string } {
  const ofVin = typeof vin === 'string' ? { vin } : {}
  if (rounded.test(stock)) {
    return {
      identity: ofVin,
      problem: `stock: "${stock}" is a number that a spreadsheet has rounded; format the column as text`,
    }
  }
  if (stock.length > longestStock) return { identity: ofVin, problem: `stock: more than ${longestStock} characters` }
  return { identity: { ...ofVin, ...(stock !== '' && { stock: stock.toLowerCase() }) } }
}

/** The import key of an offer with this identity; `undefined` without one. */
export function keyOf({ vin, stock }: Identity): string | undefined {
  if (stock !== undefined) return `stock:${stock}`
  return vin === undefined ? undefined : `vin:${vin}`
}

/** Keys of rows without identity: their content, and how often the same has stood before. Two equal rows are two cars. */
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
