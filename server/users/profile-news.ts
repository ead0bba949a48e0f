import { type Services } from '../services.ts'
import { profileCounts } from './user-store.ts'

/** Tells those who look at a profile its counts as they are now. */
export async function tellProfile({ db, hub }: Pick<Services, 'db' | 'hub'>, userId: string): Promise<void> {
  if (!hub.hears(`profiles/${userId}`)) return
  const counts = await profileCounts(db, userId)
  if (counts) hub.publish(`profiles/${userId}`, { kind: 'counts', ...counts })
}
