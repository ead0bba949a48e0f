/** How a price compares with its estimate, in the app and on public pages. */
export const pricePosition = {
  words: { good: 'Good price', fair: 'Fair', high: 'High', unusual: 'Unusually low' },
  percentUnder: (percent: number) => `${percent} % under estimate`,
  percentOver: (percent: number) => `${percent} % over estimate`,
  at: 'at the estimate',
}
