/** Facts of an offer in the seller's own words. */
export const said = {
  title: 'From the seller’s answers',
  takeBack: (name: string) => `Take back: ${name}`,
}
