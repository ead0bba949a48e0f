import { grown } from './grown.ts'

/** The code of offers that do not state a fact. */
export const unknownCode = 0

/** A fact as plain data. */
export interface FactState<Value> {
  values: Value[]
  codeOfCombination: number[]
}

/** A fact that no offer states yet; `unknown` is the value of offers that do not state it. */
export function emptyFact<Value>(unknown: Value): FactState<Value> {
  return { values: [unknown], codeOfCombination: [] }
}

/** One fact of a column: its values, numbered in the order of their arrival. */
export class Fact<Value extends string | number> {
  /** The values by code; the first is the unknown one. */
  readonly values: Value[]
  /** The code of the value by combination of the column. */
  readonly codeOfCombination: number[]
  readonly #codeOf: Map<Value, number>

  constructor({ values, codeOfCombination }: FactState<Value>) {
    this.values = values
    this.codeOfCombination = codeOfCombination
    this.#codeOf = new Map(values.map((value, code) => [value, code]))
  }

  /** Its content as plain data. */
  get state(): FactState<Value> {
    return { values: this.values, codeOfCombination: this.codeOfCombination }
  }

  /** The code of a value; a new value gets the next code. */
  codeOf(value: Value | null): number {
    return value === null ? unknownCode : (this.#codeOf.get(value) ?? this.#newCode(value))
  }

  /** A table by combination: 1 where the value is one of these, or is unknown and `orUnknown`. */
  maskOf(values: readonly Value[], orUnknown = false): Uint8Array {
    const wanted = new Set(values)
    return this.maskWhere((value) => wanted.has(value), orUnknown)
  }

  /** A table by combination: 1 where the value fits, or is unknown and `orUnknown`. */
  maskWhere(fits: (value: Value) => boolean, orUnknown = false): Uint8Array {
    // Loops: a column has as many combinations as there are prices, and `from` takes twenty times as long.
    const byCode = new Uint8Array(this.values.length)
    for (let code = 0; code < byCode.length; code += 1) {
      byCode[code] = Number(code === unknownCode ? orUnknown : fits(this.values[code]!))
    }
    const mask = new Uint8Array(this.codeOfCombination.length)
    for (let number = 0; number < mask.length; number += 1) mask[number] = byCode[this.codeOfCombination[number]!]!
    return mask
  }

  /** Sums of numbers by combination, by code of the value. */
  sums(byCombination: ArrayLike<number>): Uint32Array {
    const sums = new Uint32Array(this.values.length)
    for (let number = 0; number < byCombination.length; number += 1) {
      sums[this.codeOfCombination[number]!]! += byCombination[number]!
    }
    return sums
  }

  #newCode(value: Value): number {
    const code = this.values.push(value) - 1
    this.#codeOf.set(value, code)
    return code
  }
}

/** A column as plain data. */
export interface ColumnState {
  codes: Uint16Array | Uint32Array
  counts: number[]
}

/** An empty column with this many slots. */
export function emptyColumn(slots: number): ColumnState {
  return { codes: new Uint16Array(slots), counts: [] }
}

/** Combinations that two bytes can number; counting reads two bytes faster than four. */
const fewCombinations = 2 ** 16

/**
 * Several facts of every slot, as one number for each combination of their values, so that one read of a slot counts
 * all of them. Counts by combination are updated with each offer, so that many offers can be counted by subtracting the
 * few others.
 */
export class FactColumn {
  codes: Uint16Array | Uint32Array
  /** The present number of offers by combination. */
  readonly counts: number[]
  readonly #facts: readonly Fact<string | number>[]
  readonly #numberOf = new Map<string, number>()

  constructor({ codes, counts }: ColumnState, facts: readonly Fact<string | number>[]) {
    this.codes = codes
    this.counts = counts
    this.#facts = facts
    for (let number = 0; number < counts.length; number += 1) {
      this.#numberOf.set(facts.map(({ codeOfCombination }) => codeOfCombination[number]).join(), number)
    }
  }

  /** Its content without its facts, as plain data. */
  get state(): ColumnState {
    return { codes: this.codes, counts: this.counts }
  }

  /** Grows to this many slots. */
  resize(slots: number): void {
    this.codes = grown(this.codes, slots)
  }

  /** Sets the facts of a slot, in their order. */
  add(slot: number, values: readonly (string | number | null)[]): void {
    const codes = this.#facts.map((fact, at) => fact.codeOf(values[at] ?? null))
    const name = codes.join()
    const number = this.#numberOf.get(name) ?? this.#newCombination(name, codes)
    this.codes[slot] = number
    this.counts[number]! += 1
  }

  /** Takes the offer of a slot out of the counts. */
  drop(slot: number): void {
    this.counts[this.codes[slot]!]! -= 1
  }

  #newCombination(name: string, codes: readonly number[]): number {
    for (const [at, fact] of this.#facts.entries()) fact.codeOfCombination.push(codes[at]!)
    const number = this.counts.push(0) - 1
    if (number === fewCombinations) this.codes = Uint32Array.from(this.codes)
    this.#numberOf.set(name, number)
    return number
  }
}
