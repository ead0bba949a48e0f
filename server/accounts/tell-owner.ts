import { type Writing } from '../db/database.ts'
import { notify } from '../happenings/notify-store.ts'
import { type Told } from './account-letters.ts'
import { type AccountServices } from './account-services.ts'

/** Tells the owner of an account what this transaction does to it, by a notice and a letter. */
export async function tellOwner(
  tx: Writing,
  letters: AccountServices['letters'],
  { userId, event, device }: Omit<Told, 'address' | 'newEmail'>,
): Promise<void> {
  const of = device === undefined ? {} : { device }
  notify(tx, { type: 'account', to: [userId], subject: event, details: { account: event, ...of } })
  await letters?.tell(tx, { userId, event, ...of })
}
