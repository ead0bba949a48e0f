import { expect, test } from 'vitest'
import { emptyColumn, emptyFact, Fact, FactColumn } from './fact-column.ts'

test('a column distinguishes more combinations than two bytes can', () => {
  const slots = 66_000
  const price = new Fact(emptyFact(Number.NaN))
  const column = new FactColumn(emptyColumn(slots), [price])
  for (let slot = 0; slot < slots; slot += 1) column.add(slot, [1000 + slot])
  for (const slot of [0, 1, 65_535, 65_536, slots - 1]) {
    expect(price.values[price.codeOfCombination[column.codes[slot]!]!]).toBe(1000 + slot)
  }
})

test('a column counts each fact of a combination, also unstated ones, and continues from plain data', () => {
  const [drive, year] = [new Fact(emptyFact('')), new Fact(emptyFact(Number.NaN))]
  const before = new FactColumn(emptyColumn(8), [drive, year])
  before.add(0, ['Front', 2015])
  before.add(1, ['Front', null])
  before.add(2, [null, 2015])

  const facts = [new Fact(drive.state), new Fact(year.state)] as const
  const column = new FactColumn(before.state, facts)
  column.add(3, ['Front', 2015])
  column.add(4, ['Rear', 2015])
  column.drop(2)

  const counts = (fact: Fact<string> | Fact<number>) => {
    const sums = fact.sums(column.counts)
    return Object.fromEntries(fact.values.map((value, code) => [String(value), sums[code]]))
  }
  expect(counts(facts[0])).toEqual({ '': 0, Front: 3, Rear: 1 })
  expect(counts(facts[1])).toEqual({ NaN: 1, 2015: 3 })
  expect(column.codes[3]).toBe(column.codes[0])
})
