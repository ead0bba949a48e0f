import { type AccountEvent } from '../../contract/notice.ts'
import { findAccountOf } from '../auth/account-store.ts'
import { write } from '../db/write.ts'
import { notify } from '../happenings/notify-store.ts'
import { type AccountServices } from './account-services.ts'

/** Tells the owner of an account what happened to it, by a notice and a letter. */
export async function tellOwner(
  { db, letters }: Pick<AccountServices, 'db' | 'letters'>,
  { userId, event, device }: { userId: string; event: AccountEvent; device?: string },
): Promise<void> {
  const details = { account: event, ...(device !== undefined && { device }) }
  await write(db, async (tx) => notify(tx, { type: 'account', to: [userId], subject: event, details }))
  const account = letters && (await findAccountOf(db, userId))
  if (account) letters?.tell(account, { event, ...(device !== undefined && { device }) })
}
