import { type Services } from '../api/services.ts'
import { recorded } from '../db/job-runs.ts'
import { startHourly } from '../lib/hourly.ts'
import { expireOffers, requireFewToExpire } from './offer-state-store.ts'
import { askStillForSale } from './still-for-sale-store.ts'

/** Asks owners whether their offers are still for sale, and hides offers that they have not renewed, now and every hour, until the returned function is called. */
export function startExpirySweep({ db, log }: Pick<Services, 'db' | 'log'>): () => void {
  const sweep = async () => {
    await requireFewToExpire(db)
    while ((await expireOffers(db)) > 0);
    while ((await askStillForSale(db)) > 0);
  }
  return startHourly(recorded(db, 'offerSweep', sweep), (error) =>
    log.error(error, 'the sweep of offers that expire failed; it runs again in an hour'),
  )
}
