import { type Currency } from './facts.ts'

/** BGN for one EUR, times 100,000: the fixed rate of the euro's adoption, 1.95583. */
const rate = 195_583n

/** Stotinki (hundredths of a BGN) of a price in BGN with at most two decimals. */
export function stotinki(priceBgn: number): bigint {
  return BigInt(Math.round(priceBgn * 100))
}

/** Euro cents of a price in BGN, rounded half up (`decisions.md` 7). */
export function euroCents(priceBgn: number): bigint {
  return (stotinki(priceBgn) * 200_000n + rate) / (2n * rate)
}

/** The euro amount of a price in BGN with two decimals and a point, such as `6391.15`. */
export function euroAmount(priceBgn: number): string {
  const cents = euroCents(priceBgn).toString().padStart(3, '0')
  return `${cents.slice(0, -2)}.${cents.slice(-2)}`
}

/** The digits of a price in BGN in one currency: `12500` as the JSON number prints, `6391.15`. */
export function priceDigits(priceBgn: number, currency: Currency): string {
  return currency === 'EUR' ? euroAmount(priceBgn) : String(priceBgn)
}

/** BGN of a price in euro cents, rounded half up to the stotinka. */
export function bgnOfEuroCents(cents: bigint): number {
  return Number((cents * rate * 2n + 100_000n) / 200_000n) / 100
}

/** The lowest and highest price in BGN that is shown as this euro amount. */
export function bgnBoundsOfEuro(euro: number): { least: number; greatest: number } {
  const cents = BigInt(Math.round(euro * 100))
  const least = ((2n * cents - 1n) * rate + 199_999n) / 200_000n
  const greatest = ((2n * cents + 1n) * rate - 1n) / 200_000n
  return { least: cents === 0n ? 0 : Number(least) / 100, greatest: Number(greatest) / 100 }
}

/** Whether the value is an accepted price: 0 to 1,000,000,000 BGN with at most two decimals (`decisions.md` 25). */
export function isPrice(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 1_000_000_000 && hasTwoDecimals(value)
}

function hasTwoDecimals(value: number): boolean {
  return /^\d+(\.\d{1,2})?$/.test(String(value))
}
