import { composeAccountLetter, composeConfirmation } from './accounts/account-letters.ts'
import { type Services } from './api/services.ts'
import { startRepeated } from './lib/repeated.ts'
import { LetterSender, type Compose } from './mail/letter-sender.ts'
import { failureSentence, readFailure } from './mail/mail-failure.ts'
import { smtpMail } from './mail/mail.ts'
import { composeNotices } from './notifications/notice-letter.ts'
import { queueNoticeLetters } from './notifications/notice-letters-store.ts'
import { composeDecisionLetter } from './reports/decision-letter.ts'
import { composeReportLetter } from './reports/visitor-letters.ts'
import { composeReset } from './rights/reset-letter.ts'
import { composeDigest } from './saved-searches/digest-letter.ts'
import { queueDigests } from './saved-searches/digest-store.ts'

/** Ms after which a process looks for letters to send and notices to tell, and whether the daily letters are due. */
const looks = { letters: 1000, notices: 15_000, digests: 30_000 } as const

/** Letters that are sent until `stop`. */
export interface RunningLetters {
  /** Tells the operator what is wrong with the mail server, if anything. */
  check: () => Promise<void>
  stop: () => Promise<void>
}

/** Queues the letters that are due and sends all that are queued; null without a mail server. */
export function startLetters(services: Services): RunningLetters | null {
  const { db, hub, config, log, metrics } = services
  if (!config.mail) return null
  const mail = smtpMail(config.mail)
  const sender = new LetterSender({ db, mail, compose: composeLetters(services), metrics, log })
  const failed = (what: string) => (error: unknown) => log.error(error, `${what} failed; it is tried again soon`)
  const sending = startRepeated(() => sender.run(), { everyMs: looks.letters, onError: failed('sending letters') })
  const repeated = [
    sending,
    startRepeated(() => queueNoticeLetters(db), {
      everyMs: looks.notices,
      onError: failed('queueing letters of notices'),
    }),
    startRepeated(() => queueDigests(db).then(() => false), {
      everyMs: looks.digests,
      onError: failed('queueing the daily letters of saved searches'),
    }),
  ]
  const unsubscribe = hub.subscribe('letters', sending.wake)
  return {
    async check() {
      await mail.check().catch((error: unknown) => {
        const failure = readFailure(error)
        log.error({ trouble: failure.trouble, answer: failure.answer }, failureSentence(failure))
      })
    },
    async stop() {
      unsubscribe()
      sender.stop()
      await Promise.all(repeated.map((one) => one.stop()))
      mail.close()
    },
  }
}

/** How each kind of letter is made. */
export function composeLetters(services: Pick<Services, 'config' | 'db' | 'tokenKey'>): Compose {
  return {
    reset: (letter) => composeReset(services, letter),
    confirmEmail: (letter) => composeConfirmation(services, letter),
    account: (letter) => composeAccountLetter(services, letter),
    notices: (letter) => composeNotices(services, letter),
    digest: (letter) => composeDigest(services, letter),
    report: (letter) => composeReportLetter(services, letter),
    decision: (letter) => composeDecisionLetter(services, letter),
  }
}
