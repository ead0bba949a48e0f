import { type amounts as english } from '../en/amounts.ts'
import { atFirstUse } from '../at-first-use.ts'

/** Below it cents count on a card, too. */
const leastRough = 100

const useGrouping = 'always'
/** Formats of numbers by their decimals. */
const numbers = [0, 1, 2].map((decimals) =>
  atFirstUse(
    () =>
      new Intl.NumberFormat('bg', { useGrouping, minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
  ),
)
const prices = atFirstUse(
  () =>
    new Intl.NumberFormat('bg', {
      useGrouping,
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      trailingZeroDisplay: 'stripIfInteger',
    }),
)

/** How Bulgarian writes amounts: 12 500 лв., 6 391,15 €. */
export const amounts: typeof english = {
  // { BGN: 'BGN', EUR: 'EUR' }
  currencies: { BGN: 'лв.', EUR: '€' },
  statesBgnFirst: false,
  number: (digits) => written(digits, digits.split('.')[1]?.length ?? 0),
  price: (digits) => prices().format(Number(digits)),
  roughPrice: (digits) =>
    Number(digits) < leastRough || Number.isInteger(Number(digits))
      ? prices().format(Number(digits))
      : `≈ ${written(digits, 0)}`,
  bound: (value) => written(String(value), 0),
  groups: (amount) => [amount],
}

function written(digits: string, decimals: number): string {
  return (numbers[decimals] ?? prices)().format(Number(digits))
}
