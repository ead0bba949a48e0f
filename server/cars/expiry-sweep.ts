import { type Services } from '../services.ts'
import { expireOffers } from './car-state-store.ts'

const hour = 60 * 60 * 1000

/** Hides, now and every hour, offers that their owners have not renewed, until the returned function is called. */
export function startExpirySweep({ db, log }: Pick<Services, 'db' | 'log'>): () => void {
  const sweep = async () => {
    try {
      while ((await expireOffers(db)) > 0);
    } catch (error) {
      log.error(error, 'the sweep of offers that expire failed; it runs again in an hour')
    }
  }
  void sweep()
  const timer = setInterval(() => void sweep(), hour)
  timer.unref()
  return () => clearInterval(timer)
}
