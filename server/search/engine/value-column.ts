import { grown } from './grown.ts'

/** The code of offers that do not state the fact. */
export const unknownCode = 0

/** A column as plain data. */
export interface ColumnState<Value> {
  codes: Uint16Array | Uint32Array
  values: Value[]
  counts: number[]
}

/** A column of so many slots that state nothing; `mayBeMany`: there may be more than 65,535 values. */
export function emptyColumn<Value>(slots: number, unknown: Value, mayBeMany: boolean): ColumnState<Value> {
  return { codes: mayBeMany ? new Uint32Array(slots) : new Uint16Array(slots), values: [unknown], counts: [0] }
}

/**
 * One fact of every slot: a small number for each value, numbered as the values come. Offers are counted by value as
 * they come and go, so that counts of many can be had by counting the few others.
 */
export class ValueColumn<Value extends string | number> {
  codes: Uint16Array | Uint32Array
  /** The values by code; the first stands for unknown ones. */
  readonly values: Value[]
  /** How many offers have each code now. */
  readonly counts: number[]
  readonly #codeOf: Map<Value, number>

  constructor({ codes, values, counts }: ColumnState<Value>) {
    this.codes = codes
    this.values = values
    this.counts = counts
    this.#codeOf = new Map(values.map((value, code) => [value, code]))
  }

  /** All that it holds, as plain data. */
  get state(): ColumnState<Value> {
    return { codes: this.codes, values: this.values, counts: this.counts }
  }

  /** Makes room for so many slots. */
  resize(slots: number): void {
    this.codes = grown(this.codes, slots)
  }

  /** States the fact of a slot. */
  add(slot: number, value: Value | null): void {
    const code = value === null ? unknownCode : (this.#codeOf.get(value) ?? this.#newCode(value))
    this.codes[slot] = code
    this.counts[code]! += 1
  }

  /** Counts the offer of a slot no more. */
  drop(slot: number): void {
    this.counts[this.codes[slot]!]! -= 1
  }

  /** The value of a slot, or that which stands for unknown ones. */
  at(slot: number): Value {
    return this.values[this.codes[slot]!]!
  }

  /** A table by code: 1 for each of the values. */
  maskOf(values: readonly Value[]): Uint8Array {
    const mask = new Uint8Array(this.values.length)
    for (const value of values) {
      const code = this.#codeOf.get(value)
      if (code !== undefined) mask[code] = 1
    }
    return mask
  }

  /** A table by code: 1 for each value that fits; unknown ones never do. */
  maskWhere(fits: (value: Value) => boolean): Uint8Array {
    const mask = new Uint8Array(this.values.length)
    for (let code = unknownCode + 1; code < mask.length; code += 1) if (fits(this.values[code]!)) mask[code] = 1
    return mask
  }

  #newCode(value: Value): number {
    const code = this.values.push(value) - 1
    this.counts.push(0)
    this.#codeOf.set(value, code)
    return code
  }
}
