import { type Database } from '../db/database.ts'
import { networkOf } from '../lib/network-of.ts'
import { isNewAccount } from '../lib/new-account.ts'
import { noLimits, type RateLimits } from './rate-limits.ts'

/** Who sends something, since when they have an account (epoch ms), and from which address. */
export interface Sender {
  userId: string
  memberSince: number
  ip: string
}

/** Has a person ever written a message to a reader? */
export async function hasWritten(db: Database, writerId: string, readerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('conversations')
    .select('userId')
    .where('userId', '=', readerId)
    .where('otherId', '=', writerId)
    .where('gotFirstAt', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Limits what one sends to a person who has never written back. Accounts of this week are counted by address, because
 * whoever was blocked comes back with another one. Fails with `noAnswerYet`.
 */
export async function limitUnanswered(
  { db, limits }: { db: Database; limits: RateLimits },
  sender: Sender,
  otherId: string | undefined,
): Promise<void> {
  if (limits === noLimits || otherId === undefined || otherId === sender.userId) return
  if (await hasWritten(db, otherId, sender.userId)) return
  const who = `${isNewAccount(sender.memberSince) ? networkOf(sender.ip) : sender.userId} ${otherId}`
  await limits.consume('unansweredPerHour', who)
  await limits.consume('unansweredPerDay', who)
}

/**
 * Limits with how many a person begins a conversation, and with how many newcomers of an address do so with one person.
 * Fails with `tooManyRequests`, `noAnswerYet`.
 */
export async function limitBeginning(limits: RateLimits, sender: Sender, otherId: string): Promise<void> {
  await limits.consume('newRecipientPerHour', sender.userId)
  if (isNewAccount(sender.memberSince))
    await limits.consume('newcomersToOnePerDay', `${networkOf(sender.ip)} ${otherId}`)
}
