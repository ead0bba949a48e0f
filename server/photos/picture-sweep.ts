import { type FastifyBaseLogger } from 'fastify'
import { type Database } from '../db/database.ts'
import { recorded } from '../db/job-runs.ts'
import { ifAlone } from '../db/locks.ts'
import { startHourly } from '../lib/hourly.ts'
import { type LinkService } from './link-service.ts'
import { type PhotoService } from './photo-service.ts'

const hour = 60 * 60 * 1000
const photoLife = 24 * hour
const linkLife = 30 * 24 * hour

/**
 * Removes photos that no offer has shown for a day after their upload, and linked pictures fetched a month ago; now and
 * every hour, until the returned function is called.
 */
export function startPictureSweep(
  { db, photos, links }: { db: Database; photos: PhotoService; links: LinkService },
  log: FastifyBaseLogger,
): () => void {
  const sweepAll = async () => {
    const removed = await photos.sweep(Date.now() - photoLife)
    await links.sweep(Date.now() - linkLife)
    if (removed > 0) log.info({ removed }, 'removed photos that no offer shows')
  }
  return startHourly(
    () => ifAlone(db, 'picture sweep', recorded(db, 'photoSweep', sweepAll)),
    (error) => log.error(error, 'the sweep of photos failed; it runs again in an hour'),
  )
}
