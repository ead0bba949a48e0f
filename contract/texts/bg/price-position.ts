import type { pricePosition as english } from '../en/price-position.ts'

/** How a price compares with its estimate, in the app and on public pages. */
export const pricePosition: typeof english = {
  // { good: 'Good price', fair: 'Fair', high: 'High', unusual: 'Unusually low' }
  words: { good: 'Добра цена', fair: 'Пазарна', high: 'Висока', unusual: 'Необичайно ниска' },
  // ${percent} % under estimate
  percentUnder: (percent: number) => `${percent}\u00a0% под оценката`,
  // ${percent} % over estimate
  percentOver: (percent: number) => `${percent}\u00a0% над оценката`,
  // at the estimate
  at: 'равна на оценката',
}
