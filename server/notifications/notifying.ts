import { type Services } from '../api/services.ts'
import { recorded } from '../db/job-runs.ts'
import { startHourly } from '../lib/hourly.ts'
import { startRepeated } from '../lib/repeated.ts'
import { sweepNotices } from './notice-store.ts'
import { notifySomeFollowers } from './offer-fan-out-store.ts'
import { networkOf } from '../lib/public-request.ts'
import { sendPushes } from './push-sender.ts'

/** Ms after which a process looks for what is due. */
const looks = { followers: 1000, pushes: 1000 } as const

/**
 * Tells followers of new offers, sends pushes that are due, and deletes old notices, until the returned function is
 * called. Processes share the work.
 */
export function startNotifying({ db, config, log }: Pick<Services, 'db' | 'config' | 'log'>): () => Promise<void> {
  const { siteUrl, contact } = config
  const subject = siteUrl?.startsWith('https:') ? siteUrl : `mailto:${contact ?? 'push@localhost'}`
  const network = networkOf(siteUrl)
  const failed = (what: string) => (error: unknown) => log.error(error, `${what} failed; it is tried again soon`)
  const repeated = [
    startRepeated(() => notifySomeFollowers(db), { everyMs: looks.followers, onError: failed('telling followers') }),
    startRepeated(() => sendPushes(db, { ...config, subject }, { network }), {
      everyMs: looks.pushes,
      onError: failed('pushing'),
    }),
  ]
  const sweep = async () => {
    while ((await sweepNotices(db)) > 0);
  }
  const stopSweep = startHourly(recorded(db, 'noticeSweep', sweep), failed('the sweep of old notices'))
  return async () => {
    stopSweep()
    await Promise.all(repeated.map((one) => one.stop()))
  }
}
