import { type Services } from '../api/services.ts'
import { recorded } from '../db/job-runs.ts'
import { startHourly } from '../lib/hourly.ts'
import { forgetAmounts } from './amount-sweep-store.ts'
import { tidyPriceOffers } from './car-deals-store.ts'
import { tidyProfileFacts } from '../users/profile-facts-store.ts'
import { sweepHandoverCodes } from './handover-code-store.ts'
import { takeReminders } from './viewing-store.ts'

/** Between two looks at what begins soon. */
const remindEveryMs = 5 * 60 * 1000

/** Tidies deals whose time is over every hour, and reminds of viewings, until the returned function is called. */
export function startDealSweep({ db, log }: Pick<Services, 'db' | 'log'>): () => void {
  const sweep = async () => {
    while ((await tidyPriceOffers(db)) > 0);
    while ((await tidyProfileFacts(db)) > 0);
    await sweepHandoverCodes(db)
  }
  const amounts = async () => {
    await forgetAmounts(db)
  }
  const stopHourly = startHourly(recorded(db, 'dealSweep', sweep), (error) =>
    log.error(error, 'the sweep of deals failed; it runs again in an hour'),
  )
  const stopAmounts = startHourly(recorded(db, 'amountSweep', amounts), (error) =>
    log.error(error, 'the sweep of accepted amounts failed; it runs again in an hour'),
  )
  const remind = () =>
    void takeReminders(db).catch((error: unknown) =>
      log.error(error, 'the reminders of viewings failed; they are tried again in five minutes'),
    )
  remind()
  const timer = setInterval(remind, remindEveryMs).unref()
  return () => {
    clearInterval(timer)
    stopHourly()
    stopAmounts()
  }
}
