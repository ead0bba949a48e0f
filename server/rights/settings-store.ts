import { type Privacy } from '../../contract/privacy.ts'
import { type AccountSettings } from '../../contract/rights.ts'
import { write, type Database } from '../db/database.ts'
import { announce } from '../live/announce.ts'

/** A person's own settings. */
export async function findSettings(db: Database, userId: string): Promise<AccountSettings> {
  return db
    .selectFrom('users')
    .leftJoin('recoveryCodes', 'recoveryCodes.userId', 'users.id')
    .select(['email', 'telephoneShown', 'emailShown', 'deletionAt', 'recoveryCodes.createdAt as recoveryCodeAt'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** Sets what a person shows of themselves; those who look at the profile look anew, lists of people are made anew. */
export async function setPrivacy(db: Database, userId: string, { telephoneShown, emailShown }: Privacy): Promise<void> {
  await write(db, async (tx) => {
    await tx.updateTable('users').set({ telephoneShown, emailShown }).where('id', '=', userId).execute()
    announce(tx, [`profiles/${userId}`, 'people'], { kind: 'privacyChanged' })
  })
}

/** A person's telephone number and to whom it is shown, or `undefined`; a suspended person is not there for others. */
export async function findTelephone(
  db: Database,
  userId: string,
): Promise<(Pick<Privacy, 'telephoneShown'> & { telephone: string }) | undefined> {
  return db
    .selectFrom('users')
    .select(['telephone', 'telephoneShown'])
    .where('id', '=', userId)
    .where('suspendedAt', 'is', null)
    .executeTakeFirst()
}
