/** What an offer is worth by comparable ones. */
export const estimates = {
  words: { good: 'Good price', fair: 'Fair', high: 'High' },
  percentUnder: (percent: number) => `${percent} % under estimate`,
  percentOver: (percent: number) => `${percent} % over estimate`,
  at: 'at the estimate',
}
