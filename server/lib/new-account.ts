/** How long an account counts as new, in ms. */
export const newAccountMs = 7 * 24 * 60 * 60 * 1000

/** Is an account of this time (epoch ms) younger than a week? */
export function isNewAccount(createdAt: number, now = Date.now()): boolean {
  return now - createdAt < newAccountMs
}
