import { type Writing } from '../db/database.ts'

/** Ways into accounts that live for a time only, and what is open of them. */
const ways = [
  'sessions',
  'passwordResets',
  'emailLetters',
  'passkeyChallenges',
  'newAuthenticators',
  'handoverCodes',
] as const

/**
 * Ends all sessions, mailed links and codes of a store that was brought back: what had ended after the backup would be good
 * again otherwise, a stolen session as well as a used link.
 */
export async function endWaysIn(tx: Writing): Promise<void> {
  for (const way of ways) await tx.deleteFrom(way).execute()
}
