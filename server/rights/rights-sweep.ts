import { type Services } from '../api/services.ts'
import { recorded } from '../db/job-runs.ts'
import { sweepEmailLetters } from '../accounts/email-store.ts'
import { sweepFactors } from '../accounts/passkey-store.ts'
import { startHourly } from '../lib/hourly.ts'
import { sweepLetters } from '../mail/letter-queue-store.ts'
import { type PhotoService } from '../photos/photo-service.ts'
import { type ArchiveService } from './archive-service.ts'
import { deleteAccount, dueDeletions } from './deletion-store.ts'
import { sweepResets } from './recovery-store.ts'

/**
 * Deletes accounts whose 14 days are over, old archives and old links, now and every hour, until the returned function
 * is called.
 */
export function startRightsSweep(
  services: Pick<Services, 'db' | 'log'> & { photos: PhotoService },
  archives: ArchiveService,
): () => void {
  const sweep = async () => {
    await deleteDueAccounts(services)
    await sweepResets(services.db)
    await sweepFactors(services.db)
    await sweepEmailLetters(services.db)
    await sweepLetters(services.db)
    await archives.sweep()
  }
  return startHourly(recorded(services.db, 'accountSweep', sweep), (error) =>
    services.log.error(error, 'the sweep of accounts and archives failed; it runs again in an hour'),
  )
}

/**
 * Deletes the accounts whose 14 days are over, one after the other, with the files of their photos. A failed deletion
 * does not stop the others.
 * @throws AggregateError of all failures
 */
export async function deleteDueAccounts(
  { db, photos }: Pick<Services, 'db'> & { photos: PhotoService },
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
