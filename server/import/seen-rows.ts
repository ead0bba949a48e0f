import { keyOf, type Identity } from './row-identity.ts'

/** The vehicles in a file so far. */
export class SeenRows {
  /** The line of the accepted row by key; `null` while all were rejected. */
  readonly #lines = new Map<string, number | null>()

  /** A sentence when a row's vehicle was accepted before. */
  earlier(identity: Identity): string | undefined {
    for (const [name, key] of namedKeys(identity)) {
      const line = this.#lines.get(key)
      if (line !== undefined && line !== null) return `${name}: the same stands in line ${line}`
    }
    return undefined
  }

  /** Adds a row. */
  add(identity: Identity, line: number, isAccepted: boolean): void {
    for (const [, key] of namedKeys(identity)) this.#lines.set(key, isAccepted ? line : (this.#lines.get(key) ?? null))
  }

  /** Is the vehicle of an offer in the file, accepted or rejected? */
  has({ importKey, vin }: { importKey: string; vin: string | null }): boolean {
    return this.#lines.has(importKey) || (vin !== null && this.#lines.has(`vin:${vin}`))
  }
}

function namedKeys({ vin, stock }: Identity): [name: string, key: string][] {
  const keys = [
    ['vin', vin === undefined ? undefined : keyOf({ vin })],
    ['stock', stock === undefined ? undefined : keyOf({ stock })],
  ] as const
  return keys.flatMap(([name, key]) => (key === undefined ? [] : [[name, key] as [string, string]]))
}
