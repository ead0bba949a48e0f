import { type Language } from '../../contract/language.ts'
import { type Privacy } from '../../contract/privacy.ts'
import { type AccountSettings } from '../../contract/rights.ts'
import { type Database } from '../db/database.ts'
import { write } from '../db/write.ts'
import { publish } from '../events/publish.ts'
import { maxRefusals } from '../mail/address-refusals-store.ts'
import { selectPeople } from '../users/visible-person-store.ts'

/** A person's own settings. */
export async function findSettings(
  db: Database,
  userId: string,
): Promise<Omit<AccountSettings, 'role' | 'telephoneReaders'>> {
  return db
    .selectFrom('users')
    .leftJoin('recoveryCodes', 'recoveryCodes.userId', 'users.id')
    .leftJoin('addressRefusals', (join) =>
      join
        .onRef('addressRefusals.userId', '=', 'users.id')
        .onRef('addressRefusals.address', '=', 'users.email')
        .on('addressRefusals.count', '>=', maxRefusals),
    )
    .select([
      'email',
      'emailConfirmedAt',
      'telephoneShown',
      'emailShown',
      'messagesFrom',
      'typingShown',
      'readShown',
      'directoryShown',
      'dealAmounts',
      'deletionAt',
      'language',
      'recoveryCodes.createdAt as recoveryCodeAt',
      'addressRefusals.at as emailRefusedAt',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** Sets a person's privacy. Viewers of the profile refetch it, and cached lists of people are invalidated. */
export async function setPrivacy(db: Database, userId: string, privacy: Privacy): Promise<void> {
  const { telephoneShown, emailShown, messagesFrom, typingShown, readShown, directoryShown, dealAmounts } = privacy
  await write(db, async (tx) => {
    await tx
      .updateTable('users')
      .set({
        telephoneShown,
        emailShown,
        ...(messagesFrom && { messagesFrom }),
        ...(typingShown && { typingShown }),
        ...(readShown && { readShown }),
        ...(directoryShown && { directoryShown }),
        ...(dealAmounts && { dealAmounts }),
      })
      .where('id', '=', userId)
      .execute()
    publish(tx, [`profiles/${userId}`, 'people'], { kind: 'privacyChanged' })
  })
}

/** Sets the language of a person's letters. */
export async function setLanguage(db: Database, userId: string, language: Language): Promise<void> {
  await write(db, async (tx) => {
    await tx.updateTable('users').set({ language }).where('id', '=', userId).execute()
  })
}

/**
 * A person's telephone number as a viewer gets it who asks for it: null where it is hidden from them, `isOnTap` where
 * only asking shows it. `undefined` for whom the viewer does not see: a suspended person, and one of a block (decision 81).
 */
export async function findTelephone(
  db: Database,
  viewerId: string,
  userId: string,
): Promise<{ telephone: string | null; isOnTap: boolean } | undefined> {
  const row = await selectPeople(db, { userId: viewerId })
    .select(['users.telephone as number', 'telephoneShown'])
    .where('users.id', '=', userId)
    .executeTakeFirst()
  if (!row) return undefined
  const isOnTap = row.telephone === null && row.telephoneShown === 'onTap'
  return { telephone: isOnTap ? row.number : row.telephone, isOnTap }
}
