import { type Services } from '../api/services.ts'
import { startHourly } from '../lib/hourly.ts'
import { forgetOldCases, requireFewOldCases } from '../reports/old-cases-store.ts'
import { endSuspensions } from './account-moderation-store.ts'

/** Between two looks at suspensions that are over. */
const lookEveryMs = 5 * 60 * 1000

/** Ends suspensions whose time is over, and forgets old cases, until the returned function is called. */
export function startModerationSweep({ db, log }: Pick<Services, 'db' | 'log'>): () => void {
  const end = () =>
    void endSuspensions(db).catch((error: unknown) =>
      log.error(error, 'the end of suspensions failed; it is tried again in five minutes'),
    )
  end()
  const timer = setInterval(end, lookEveryMs).unref()
  const stopHourly = startHourly(
    async () => {
      await requireFewOldCases(db)
      while ((await forgetOldCases(db)) > 0);
    },
    (error) => log.error(error, 'the sweep of cases failed; it runs again in an hour'),
  )
  return () => {
    clearInterval(timer)
    stopHourly()
  }
}
