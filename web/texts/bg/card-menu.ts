import type { cardMenu as english } from '../en/card-menu.ts'

/** The menu of a card of the list. */
export const cardMenu: typeof english = {
  // More, ${name}
  more: (name: string) => `Още, ${name}`,
  // the seller of ${name}
  sellerOf: (name: string) => `продавачът на ${name}`,
}
