import { readConfig } from '../config/config.ts'
import { composeLetters } from '../letters.ts'
import { LetterSender } from '../mail/letter-sender.ts'
import { type Letter, type Mail } from '../mail/mail.ts'
import { queueNoticeLetters } from '../notifications/notice-letters-store.ts'
import { type TestApp } from './test-app.ts'

/** Queues and sends letters when a test says so. The app has no mail server of its own then. */
export interface LetterDesk {
  /** What was sent, unless the test has a mail server. */
  letters: Letter[]
  /** The lines of the log. */
  logged: unknown[][]
  sender: LetterSender
  /** Queues the letters of notices that are due and tries all letters; answers how many were sent. */
  send(now?: number): Promise<number>
}

/** A desk on the store of a test. */
export function openLetterDesk(
  { db, tokenKey, metrics }: Pick<TestApp, 'db' | 'tokenKey' | 'metrics'>,
  { mail, env }: { mail?: Mail; env?: Record<string, string> } = {},
): LetterDesk {
  const letters: Letter[] = []
  const logged: unknown[][] = []
  const note = (...line: unknown[]) => void logged.push(line)
  const config = readConfig({ SMTP_URL: 'smtp://127.0.0.1', SITE_URL: 'https://cars.example', ...env })
  const sender = new LetterSender({
    db,
    mail: mail ?? { send: async (_id, letter) => void letters.push(letter) },
    compose: composeLetters({ config, db, tokenKey }),
    metrics,
    log: { info: note, warn: note, error: note },
  })
  return {
    letters,
    logged,
    sender,
    async send(now = Date.now()) {
      const before = letters.length
      while (await queueNoticeLetters(db, now));
      while (await sender.run(now));
      return letters.length - before
    },
  }
}
