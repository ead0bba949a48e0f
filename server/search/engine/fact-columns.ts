import { choiceGroups, rangeGroups, type ChoiceGroup, type RangeGroup } from '../../../contract/search.ts'
import { emptyColumn, emptyFact, Fact, FactColumn, type ColumnState, type FactState } from './fact-column.ts'
import { choiceOf, type IndexedOffer } from './indexed-offer.ts'

/** A group of which each offer has one value or none. */
export type FactGroup = ChoiceGroup | RangeGroup

/**
 * Facts that share a column: one read of an offer counts them all, which pays while there are few combinations. Facts
 * that depend on each other (a town lies in one region) have the fewest.
 */
const columnGroups: readonly (readonly FactGroup[])[] = [
  ['brand', 'model'],
  ['region', 'town'],
  ['engine', 'transmission', 'emission', 'year'],
  ['body', 'colour', 'condition', 'doors', 'drive', 'steering'],
  ['seller', 'owners', 'serviceBook', 'accident', 'registered', 'newImport', 'vat', 'priceKind'],
  ['price'],
  ['mileage'],
  ['power'],
  ['keys', 'inspection'],
]

/** All columns as plain data. */
export interface FactColumnsState {
  choices: Record<ChoiceGroup, FactState<string>>
  numbers: Record<RangeGroup, FactState<number>>
  columns: ColumnState[]
}

/** The facts of offers by slot. */
export class FactColumns {
  readonly choices: Record<ChoiceGroup, Fact<string>>
  readonly numbers: Record<RangeGroup, Fact<number>>
  readonly all: readonly { groups: readonly FactGroup[]; column: FactColumn }[]
  readonly #columnOf: ReadonlyMap<FactGroup, FactColumn>

  constructor(state: FactColumnsState) {
    this.choices = mapped(state.choices, (fact) => new Fact(fact))
    this.numbers = mapped(state.numbers, (fact) => new Fact(fact))
    this.all = columnGroups.map((groups, at) => {
      const facts = groups.map((group) => this.of(group))
      return { groups, column: new FactColumn(state.columns[at]!, facts) }
    })
    this.#columnOf = new Map(this.all.flatMap(({ groups, column }) => groups.map((group) => [group, column])))
  }

  /** Empty columns with this many slots. */
  static empty(slots: number): FactColumns {
    return new FactColumns({
      choices: recordOf(choiceGroups, () => emptyFact('')),
      numbers: recordOf(rangeGroups, () => emptyFact(Number.NaN)),
      columns: columnGroups.map(() => emptyColumn(slots)),
    })
  }

  /** Their content as plain data. */
  get state(): FactColumnsState {
    return {
      choices: mapped(this.choices, (fact) => fact.state),
      numbers: mapped(this.numbers, (fact) => fact.state),
      columns: this.all.map(({ column }) => column.state),
    }
  }

  /** The fact of a group. */
  of(group: FactGroup): Fact<string> | Fact<number> {
    return isRange(group) ? this.numbers[group] : this.choices[group]
  }

  /** The column that holds a group. */
  columnOf(group: FactGroup): FactColumn {
    return this.#columnOf.get(group)!
  }

  /** Sets the facts of an offer. */
  add(slot: number, offer: IndexedOffer): void {
    for (const { groups, column } of this.all) {
      const values = groups.map((group) => (isRange(group) ? offer[group] : choiceOf(offer, group)))
      column.add(slot, values)
    }
  }

  /** Takes the offer of a slot out of the counts. */
  drop(slot: number): void {
    for (const { column } of this.all) column.drop(slot)
  }

  /** Grows to this many slots. */
  resize(slots: number): void {
    for (const { column } of this.all) column.resize(slots)
  }

  /** Bytes in memory, without the values. */
  get bytes(): number {
    return this.all.reduce((sum, { column }) => sum + column.codes.byteLength, 0)
  }
}

function isRange(group: FactGroup): group is RangeGroup {
  return rangeGroups.some((range) => range === group)
}

function recordOf<Name extends string, To>(names: readonly Name[], make: () => To): Record<Name, To> {
  return Object.fromEntries(names.map((name) => [name, make()])) as Record<Name, To>
}

function mapped<Name extends string, From, To>(from: Record<Name, From>, make: (value: From) => To): Record<Name, To> {
  const entries = Object.entries<From>(from).map(([name, value]) => [name, make(value)])
  return Object.fromEntries(entries) as Record<Name, To>
}
