import { type Writing } from '../db/database.ts'
import { announce } from '../live/announce.ts'
import { profileCounts } from './profile-counts-store.ts'

/** Tells those who look at a profile its counts as the transaction leaves them. */
export async function announceCounts(tx: Writing, userId: string): Promise<void> {
  const counts = await profileCounts(tx, userId)
  if (counts) announce(tx, [`profiles/${userId}`], { kind: 'counts', ...counts })
}
