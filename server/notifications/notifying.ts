import { type Services } from '../api/services.ts'
import { recorded } from '../db/job-runs.ts'
import { startHourly } from '../lib/hourly.ts'
import { startRepeated } from '../lib/repeated.ts'
import { smtpMail } from '../mail/mail.ts'
import { sendNoticeLetters } from './letter-sender.ts'
import { sweepNotices } from './notice-store.ts'
import { notifySomeFollowers } from './offer-fan-out-store.ts'
import { sendPushes } from './push-sender.ts'

/** Ms after which a process looks for what is due. */
const looks = { followers: 1000, pushes: 1000, letters: 15_000 } as const

/**
 * Tells followers of new offers, sends pushes and letters that are due, and deletes old notices, until the returned
 * function is called. Processes share the work. Without a mail server there are no letters.
 */
export function startNotifying({ db, config, log }: Pick<Services, 'db' | 'config' | 'log'>): () => Promise<void> {
  const { mail, siteUrl, contact } = config
  const subject = siteUrl?.startsWith('https:') ? siteUrl : `mailto:${contact ?? 'push@localhost'}`
  const failed = (what: string) => (error: unknown) => log.error(error, `${what} failed; it is tried again soon`)
  const sender = mail && smtpMail(mail)
  const stops = [
    startRepeated(() => notifySomeFollowers(db), { everyMs: looks.followers, onError: failed('telling followers') }),
    startRepeated(() => sendPushes(db, { ...config, subject }), { everyMs: looks.pushes, onError: failed('pushing') }),
  ]
  if (mail && sender) {
    const send = () => sendNoticeLetters(db, sender, { ...config, siteUrl: mail.siteUrl })
    stops.push(startRepeated(send, { everyMs: looks.letters, onError: failed('sending letters') }))
  }
  const sweep = async () => {
    while ((await sweepNotices(db)) > 0);
  }
  const stopSweep = startHourly(recorded(db, 'noticeSweep', sweep), failed('the sweep of old notices'))
  return async () => {
    stopSweep()
    await Promise.all(stops.map((stop) => stop()))
  }
}
