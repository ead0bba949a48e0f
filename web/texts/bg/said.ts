import type { said as english } from '../en/said.ts'

/** Facts of an offer in the seller's own words. */
export const said: typeof english = {
  // From the seller’s answers
  title: 'От отговорите на продавача',
  // Take back: ${name}
  takeBack: (name: string) => `Махане: ${name}`,
}
