/** The menu of a card of the list. */
export const cardMenu = {
  more: (name: string) => `More, ${name}`,
  sellerOf: (name: string) => `the seller of ${name}`,
}
