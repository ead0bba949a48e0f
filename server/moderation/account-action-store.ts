import { type AccountState } from '../../contract/moderation.ts'
import { type Actor } from '../auth/audit-store.ts'
import { type Database } from '../db/database.ts'
import { write } from '../db/write.ts'
import { notify } from '../happenings/notify-store.ts'
import { forGood, limitAccountIn, moderateAccountIn } from './account-moderation-store.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * Suspends or limits an account for some days or for good, or ends that. Who is limited is told why. Fails with
 * `notFound` or `notYours`.
 */
export async function moderateAccount(
  db: Database,
  actor: Actor,
  { id, state, reason, days = null }: AccountState & { id: string },
): Promise<void> {
  const until = days === null ? null : Date.now() + days * dayMs
  await write(db, async (tx) => {
    if (state === 'suspended' || state === 'active') {
      return moderateAccountIn(tx, actor, { id, state, reason, until })
    }
    await limitAccountIn(tx, actor, { id, reason, until: state === 'limited' ? (until ?? forGood) : null })
    notify(tx, { type: 'moderation', to: [id], subject: id, details: { decision: state, reason } })
  })
}
