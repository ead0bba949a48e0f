import { type Language } from '../../contract/language.ts'
import { type Privacy } from '../../contract/privacy.ts'
import { type AccountSettings } from '../../contract/rights.ts'
import { unblocked } from '../blocks/blocks-store.ts'
import { type Database } from '../db/database.ts'
import { write } from '../db/write.ts'
import { publish } from '../events/publish.ts'
import { maxRefusals } from '../mail/address-refusals-store.ts'

/** A person's own settings. */
export async function findSettings(db: Database, userId: string): Promise<Omit<AccountSettings, 'role'>> {
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
 * A person's telephone number and its privacy, or `undefined`; a suspended person has none, nor has one of a block for
 * the other (decision 81).
 */
export async function findTelephone(
  db: Database,
  viewerId: string,
  userId: string,
): Promise<(Pick<Privacy, 'telephoneShown'> & { telephone: string }) | undefined> {
  return db
    .selectFrom('users')
    .select(['telephone', 'telephoneShown'])
    .where('id', '=', userId)
    .where('suspendedAt', 'is', null)
    .where(unblocked(viewerId, 'users.id'))
    .executeTakeFirst()
}
