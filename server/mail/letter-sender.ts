import { type FastifyBaseLogger } from 'fastify'
import { type Database } from '../db/database.ts'
import { noteRun } from '../db/job-runs.ts'
import { ifAlone } from '../db/locks.ts'
import { type LetterKind } from '../db/letter-tables.ts'
import { type Metrics } from '../operations/metrics.ts'
import { isStopped, noteRefusal } from './address-refusals-store.ts'
import { claimLetters, hasDueLetters, postponeLetter, releaseLetters, settleLetter } from './letter-queue-store.ts'
import { type QueuedLetter } from './letter-queue-store.ts'
import { failureSentence, readFailure, type MailFailure } from './mail-failure.ts'
import { maxConnections, type Letter, type Mail } from './mail.ts'

/** Letters that are claimed at once. */
const lettersAtOnce = 20
/** Ms for which nothing is sent after a failure that meets all letters: doubled each time, up to the last. */
const [firstPauseMs, lastPauseMs] = [5000, 5 * 60 * 1000]
/** Ms between two notes in the store that letters are sent. */
const noteMs = 60_000

/** Makes the text of a letter as things are when it is sent; undefined when nobody is to get it any more. */
export type Compose = Record<LetterKind, (letter: QueuedLetter) => Promise<Letter | undefined>>

interface Parts {
  db: Database
  mail: Mail
  compose: Compose
  metrics: Pick<Metrics, 'letters'>
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}

/** Sends the letters of a store, one process at a time, over a few connections (decision 94). */
export class LetterSender {
  readonly #parts: Parts
  #pausedUntil = 0
  #pauseMs = firstPauseMs
  #notedAt = 0
  /** The failure that was logged last, until letters are sent again. */
  #failing: string | undefined
  #isStopping = false

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Tries the letters that are due; answers whether there may be more. */
  async run(now = Date.now()): Promise<boolean> {
    const { db } = this.#parts
    if (this.#isStopping || now < this.#pausedUntil || !(await hasDueLetters(db, now))) return false
    let isMore = false
    await ifAlone(db, 'letters', async () => {
      isMore = await this.#sendSome(now)
    })
    return isMore
  }

  /** Begins no further letter. */
  stop(): void {
    this.#isStopping = true
  }

  async #sendSome(now: number): Promise<boolean> {
    const { db, metrics, log } = this.#parts
    const { letters, dropped } = await claimLetters(db, now, lettersAtOnce)
    for (const { kind, answer, tries } of dropped) {
      metrics.letters.inc({ result: 'dropped' })
      log.warn({ kind, answer, tries }, 'a letter was dropped, because it is out of date')
    }
    const waiting = [...letters]
    let failure: MailFailure | undefined
    const work = async () => {
      for (let next = waiting.shift(); next; next = failure || this.#isStopping ? undefined : waiting.shift()) {
        const failed = await this.#sendOne(next, now)
        if (failed?.isOfAll) failure = failed
      }
    }
    const ends = await Promise.allSettled(Array.from({ length: maxConnections }, work))
    await releaseLetters(db, waiting, now)
    if (failure) await this.#pause(failure, now)
    const broken = ends.find((end) => end.status === 'rejected')
    if (broken) throw broken.reason
    return letters.length > 0 && !failure
  }

  async #sendOne(queued: QueuedLetter, now: number): Promise<MailFailure | undefined> {
    const { db, mail, compose, metrics, log } = this.#parts
    const letter = await compose[queued.kind](queued)
    if (!letter || (queued.rank > 0 && (await isStopped(db, queued, letter.to)))) {
      await settleLetter(db, queued, null)
      metrics.letters.inc({ result: 'dropped' })
      return undefined
    }
    try {
      await mail.send(queued.id, letter)
    } catch (error) {
      const failure = readFailure(error)
      metrics.letters.inc({ result: failure.trouble })
      const { kind, tries } = queued
      // What is only put off is said once, or greylisting fills the log.
      if (!failure.isOfAll && (failure.trouble !== 'later' || tries === 1)) {
        log.warn({ kind, tries, trouble: failure.trouble, answer: failure.answer }, 'a letter was not taken')
      }
      await postponeLetter(db, queued, failure, now)
      if (failure.trouble === 'address') await noteRefusal(db, queued, letter.to, now)
      return failure
    }
    metrics.letters.inc({ result: 'sent' })
    await settleLetter(db, queued, letter.to)
    await this.#noteSent(now)
    return undefined
  }

  async #pause(failure: MailFailure, now: number): Promise<void> {
    const { db, log } = this.#parts
    this.#pausedUntil = now + this.#pauseMs
    this.#pauseMs = Math.min(this.#pauseMs * 2, lastPauseMs)
    const { trouble, answer } = failure
    if (this.#failing !== answer) log.error({ trouble, answer }, failureSentence(failure))
    this.#failing = answer
    this.#notedAt = 0
    await noteRun(db, 'letters', 'failedAt')
  }

  async #noteSent(now: number): Promise<void> {
    const { db, log } = this.#parts
    if (this.#failing !== undefined) log.info('letters are sent again')
    this.#failing = undefined
    this.#pauseMs = firstPauseMs
    if (now - this.#notedAt < noteMs) return
    this.#notedAt = now
    await noteRun(db, 'letters', 'doneAt')
  }
}
