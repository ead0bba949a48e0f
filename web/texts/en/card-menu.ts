/** The menu of a card in a list. */
export const cardMenu = {
  more: (name: string) => `More, ${name}`,
  sellerOf: (name: string) => `the seller of ${name}`,
}
