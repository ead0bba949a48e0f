import { readFact, readMoney, readNumber, type Money } from './amounts.ts'
import { type RangeGroup } from './search.ts'

/** Numbers from here on are no bounds. */
const tooGreat = 1e10
const yearWord = / ?г(?:од|одина)?\.?$/u

/** A bound of an address in any notation of its filter: "12 500 лв", "124 500 км", "2019 г."; else `undefined`. */
export function readBound(group: RangeGroup, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const bound = readNumber(text) ?? withUnit(group, text)
  return bound === null || bound >= tooGreat ? undefined : bound
}

/** The currency that the bounds of a price name: "6500 €". */
export function namedCurrency(bounds: readonly string[]): string | undefined {
  return bounds.map((text) => moneyOf(text)?.currency).find((currency) => currency !== undefined)
}

function withUnit(group: RangeGroup, text: string): number | null {
  if (group === 'price') return moneyOf(text)?.amount ?? null
  if (group === 'year') return readNumber(text.replace(yearWord, ''))
  return group === 'inspection' ? null : readFact(group, text)
}

/** An amount in a currency that prices have. */
function moneyOf(text: string): Money | undefined {
  const money = readMoney(text)
  return money && 'amount' in money && money.currency !== 'GBP' ? money : undefined
}
