import { readFact, readMoney, readNumber, type Money } from './amounts.ts'
import { type Currency } from './facts.ts'
import { bgnOfEuroCents, euroAmount, stotinki } from './money.ts'
import { type RangeGroup } from './search.ts'

/** Numbers from here on are no bounds. */
const tooGreat = 1e10
const yearWord = / ?г(?:од|одина)?\.?$/u

/**
 * A bound of an address in any notation of its filter: "12 500 лв", "124 500 км", "2019 г."; else `undefined`. A price in
 * the other currency is converted to `currency`.
 */
export function readBound(group: RangeGroup, text: string | undefined, currency: Currency): number | undefined {
  if (text === undefined) return undefined
  const bound = readNumber(text) ?? withUnit(group, text, currency)
  return bound === null || bound >= tooGreat ? undefined : bound
}

/** The currency that the bounds of a price name: "6500 €". */
export function namedCurrency(bounds: readonly string[]): string | undefined {
  return bounds.map((text) => moneyOf(text)?.currency).find((currency) => currency !== undefined)
}

function withUnit(group: RangeGroup, text: string, currency: Currency): number | null {
  if (group === 'price') return amountIn(currency, moneyOf(text))
  if (group === 'year') return readNumber(text.replace(yearWord, ''))
  return group === 'inspection' ? null : readFact(group, text)
}

function amountIn(currency: Currency, money: Money | undefined): number | null {
  if (!money) return null
  const isSame = (money.currency ?? currency) === currency
  if (isSame) return money.amount
  return currency === 'EUR' ? Number(euroAmount(money.amount)) : bgnOfEuroCents(stotinki(money.amount))
}

/** An amount in a currency that prices have. */
function moneyOf(text: string): Money | undefined {
  const money = readMoney(text)
  return money && 'amount' in money && money.currency !== 'GBP' ? money : undefined
}
