import { readCurrency, readMoney } from '../../contract/amounts.ts'
import { type Currency } from '../../contract/facts.ts'
import { bgnOfEuroCents, stotinki } from '../../contract/money.ts'
import { type Column } from './csv-columns.ts'
import { type Layout } from './csv-header.ts'

/** BGN for one GBP, times a million, so that amounts are converted without rounding errors. */
export type Rate = bigint

const million = 1_000_000n

/** Reads `--rate`: a positive number with at most six decimals, else `null`. */
export function parseRate(text: string): Rate | null {
  const [, whole = '', decimals = ''] = /^(\d{1,6})(?:[.,](\d{1,6}))?$/.exec(text.trim()) ?? []
  const rate = whole === '' ? 0n : BigInt(whole) * million + BigInt(decimals.padEnd(6, '0'))
  return rate > 0n ? rate : null
}

/** A row's price in the form of an offer: in BGN, with the currency of the file. */
export interface RowPrice {
  price: number
  priceCurrency?: Currency
  isConverted?: true
}

/** The columns of prices, in order of priority. */
const columns = ['price', 'priceEur', 'priceGbp'] as const
const currencyOfColumn = { price: 'BGN', priceEur: 'EUR', priceGbp: 'GBP' } as const

/**
 * Reads a row's price. The currency is named by the cell itself, by the currency column, or by the name of the price
 * column. `{}` when there is no price.
 */
export function readPrice(
  text: (column: Column) => string,
  { layout, rate }: { layout: Layout; rate: Rate | null },
): RowPrice | { problem: string } | Record<string, never> {
  const column = columns.find((name) => text(name) !== '')
  if (column === undefined) return {}
  const read = readMoney(text(column))
  if (read === null) return { problem: `price: "${text(column)}" is no amount with at most two decimals` }
  if ('unknown' in read) return { problem: notTaken(text(column), read.unknown) }
  const said = text('currency')
  const ofRow = said === '' ? undefined : readCurrency(said)
  if (read.currency === undefined && said !== '' && ofRow === undefined) return { problem: notTaken(said, said) }
  const currency = read.currency ?? ofRow ?? readCurrency(layout.get(column)!.unit) ?? currencyOfColumn[column]
  if (currency === 'BGN') return { price: read.amount }
  if (currency === 'EUR') return { price: bgnOfEuroCents(stotinki(read.amount)), priceCurrency: 'EUR' }
  if (rate === null) return { problem: 'price: amounts in GBP need --rate' }
  return { price: convertedAmount(read.amount, rate), isConverted: true }
}

/** An amount of another currency in BGN, rounded half up to the stotinka. */
export function convertedAmount(amount: number, rate: Rate): number {
  return Number((stotinki(amount) * rate * 2n + million) / (2n * million)) / 100
}

function notTaken(text: string, word: string): string {
  return `price: "${text}": prices are in BGN, EUR or, with --rate, GBP, not in "${word}"`
}
