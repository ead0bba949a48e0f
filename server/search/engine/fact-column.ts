import { grown } from './grown.ts'

/** The code of offers that do not state a fact. */
export const unknownCode = 0

/** A fact as plain data. */
export interface FactState<Value> {
  values: Value[]
  codeOfCombination: number[]
}

/** A fact that no offer states yet; `unknown` stands for the value of those that do not state it. */
export function emptyFact<Value>(unknown: Value): FactState<Value> {
  return { values: [unknown], codeOfCombination: [] }
}

/** One fact of a column: its values, numbered as they come. */
export class Fact<Value extends string | number> {
  /** The values by code; the first stands for unknown ones. */
  readonly values: Value[]
  /** Which of them each combination of the column has. */
  readonly codeOfCombination: number[]
  readonly #codeOf: Map<Value, number>

  constructor({ values, codeOfCombination }: FactState<Value>) {
    this.values = values
    this.codeOfCombination = codeOfCombination
    this.#codeOf = new Map(values.map((value, code) => [value, code]))
  }

  /** All that it holds, as plain data. */
  get state(): FactState<Value> {
    return { values: this.values, codeOfCombination: this.codeOfCombination }
  }

  /** The code of a value; one that is new gets the next. */
  codeOf(value: Value | null): number {
    return value === null ? unknownCode : (this.#codeOf.get(value) ?? this.#newCode(value))
  }

  /** A table by combination: 1 where the value is one of these, or is not stated and may be so. */
  maskOf(values: readonly Value[], orUnknown = false): Uint8Array {
    const wanted = new Set(values)
    return this.maskWhere((value) => wanted.has(value), orUnknown)
  }

  /** A table by combination: 1 where the value fits, or is not stated and may be so. */
  maskWhere(fits: (value: Value) => boolean, orUnknown = false): Uint8Array {
    // Loops: a column has as many combinations as a market has prices, and `from` takes twenty times as long.
    const byCode = new Uint8Array(this.values.length)
    for (let code = 0; code < byCode.length; code += 1) {
      byCode[code] = Number(code === unknownCode ? orUnknown : fits(this.values[code]!))
    }
    const mask = new Uint8Array(this.codeOfCombination.length)
    for (let number = 0; number < mask.length; number += 1) mask[number] = byCode[this.codeOfCombination[number]!]!
    return mask
  }

  /** Numbers by combination added up by the code of the value. */
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

/** A column of so many slots. */
export function emptyColumn(slots: number): ColumnState {
  return { codes: new Uint16Array(slots), counts: [] }
}

/** So many combinations two bytes tell apart: less to read for a count than four. */
const fewCombinations = 2 ** 16

/**
 * Some facts of every slot: a number for each combination of their values, numbered as they come. One look at a slot so
 * counts all of them. Offers are counted by combination as they come and go, so that counts of many can be had by
 * counting the few others.
 */
export class FactColumn {
  codes: Uint16Array | Uint32Array
  /** How many offers have each combination now. */
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

  /** All that it holds but for its facts, as plain data. */
  get state(): ColumnState {
    return { codes: this.codes, counts: this.counts }
  }

  /** Makes room for so many slots. */
  resize(slots: number): void {
    this.codes = grown(this.codes, slots)
  }

  /** States the facts of a slot, in their order. */
  add(slot: number, values: readonly (string | number | null)[]): void {
    const codes = this.#facts.map((fact, at) => fact.codeOf(values[at] ?? null))
    const name = codes.join()
    const number = this.#numberOf.get(name) ?? this.#newCombination(name, codes)
    this.codes[slot] = number
    this.counts[number]! += 1
  }

  /** Counts the offer of a slot no more. */
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
