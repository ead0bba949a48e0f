import { photoIdOf } from '../../contract/photo.ts'
import { type OwnProfile } from '../../contract/profile-rules.ts'
import { type Database, type Writing } from '../db/database.ts'
import { lockForKeyShare } from '../db/locks.ts'
import { write } from '../db/write.ts'
import { publish } from '../events/publish.ts'
import { fail } from '../lib/errors.ts'

/** Sets what a person says of themselves; what is left out stays. Fails with `unknownPhoto`. */
export async function setOwnProfile(db: Database, userId: string, profile: OwnProfile): Promise<void> {
  await write(db, (tx) => setOwnProfileIn(tx, userId, profile))
}

/** As `setOwnProfile`, in a transaction of the caller. */
export async function setOwnProfileIn(tx: Writing, userId: string, { about, picture }: OwnProfile): Promise<void> {
  const photoId = typeof picture === 'string' ? photoIdOf(picture) : null
  const change = { ...(about !== undefined && { about: about.trim() }), ...(picture !== undefined && { photoId }) }
  // Owners are locked before photos, in the order of the deletion of an account.
  await lockForKeyShare(tx, 'users', [userId])
  if (photoId !== null && (await lockForKeyShare(tx, 'photos', [photoId])).length === 0) {
    fail('unknownPhoto', { field: 'picture' })
  }
  await tx
    .insertInto('profiles')
    .values({
      userId,
      photoId: null,
      seller: null,
      traderName: null,
      traderEik: null,
      traderAddress: null,
      ...change,
    })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ userId, ...change }))
    .execute()
  publish(tx, [`profiles/${userId}`, 'people'], { kind: 'profileChanged' })
}
