import { readMoney } from '../../contract/amounts.ts'
import { bgnOfEuroCents, stotinki } from '../../contract/money.ts'

/** BGN for one unit of the file's currency, times a million, so that amounts are converted without rounding errors. */
export type Rate = bigint

const million = 1_000_000n

/** Reads `--rate`: a number above 0 with at most six decimals; `null` when it is none. */
export function parseRate(text: string): Rate | null {
  const [, whole = '', decimals = ''] = /^(\d{1,6})(?:[.,](\d{1,6}))?$/.exec(text.trim()) ?? []
  const rate = whole === '' ? 0n : BigInt(whole) * million + BigInt(decimals.padEnd(6, '0'))
  return rate > 0n ? rate : null
}

/** Reads an amount as dealers write it; `null` when it is none. */
export function parseAmount(text: string): number | null {
  const read = readMoney(text)
  return read && 'amount' in read ? read.amount : null
}

/** An amount of another currency in BGN, half up to the stotinka. */
export function convertedAmount(amount: number, rate: Rate): number {
  return Number((stotinki(amount) * rate * 2n + million) / (2n * million)) / 100
}

/** An amount of EUR in BGN at the fixed rate of the euro's adoption. */
export function bgnOfEur(amount: number): number {
  return bgnOfEuroCents(stotinki(amount))
}
