import { type Services } from '../services.ts'
import { type ArchiveService } from './archive-service.ts'
import { deleteAccount, dueDeletions } from './deletion-store.ts'
import { sweepResets } from './recovery-store.ts'

const hour = 60 * 60 * 1000

/**
 * Deletes, now and every hour, accounts whose 14 days are over, and forgets old archives and old links, until the
 * returned function is called.
 */
export function startRightsSweep(
  services: Pick<Services, 'db' | 'photos' | 'log'>,
  archives: ArchiveService,
): () => void {
  const sweep = async () => {
    try {
      await deleteDueAccounts(services)
      await sweepResets(services.db)
      await archives.sweep()
    } catch (error) {
      services.log.error(error, 'the sweep of accounts and archives failed; it runs again in an hour')
    }
  }
  void sweep()
  const timer = setInterval(() => void sweep(), hour)
  timer.unref()
  return () => clearInterval(timer)
}

/**
 * Deletes the accounts whose 14 days are over, one after the other, with the files of their photos. One that cannot be
 * deleted now holds up no other.
 * @throws AggregateError with what went wrong
 */
export async function deleteDueAccounts(
  { db, photos }: Pick<Services, 'db' | 'photos'>,
  now = Date.now(),
): Promise<void> {
  const errors: unknown[] = []
  for (const userId of await dueDeletions(db, now)) {
    try {
      const photoIds = await deleteAccount(db, userId, now)
      await photos.discard(photoIds ?? [])
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} accounts could not be deleted`)
}
