import { lateLetterMs, type LetterQueueState } from '../../contract/console.ts'
import { type FastifyBaseLogger } from 'fastify'
import { type Database } from '../db/database.ts'
import { type FillProgress } from '../db/migrations/fill.ts'
import { type Storage } from '../storage/storage.ts'
import { troubleWith } from '../storage/storage-error.ts'
import { isAtNewestLevel } from './readiness-store.ts'

/** The parts that the product needs, and whether each works now. */
export type Readiness = Record<'store' | 'migrations' | 'photos', boolean>

/** How letters get away; what is wrong with it makes no process unready. */
export type LetterReadiness = 'fine' | 'late' | 'refused' | 'unknown'

/** Ms that a part may take. */
const timeoutMs = 1000
/** Ms for which a result is cached, so that frequent and concurrent requests share one check. */
const ttlMs = 1000

/** What else is looked at and told. */
interface Beside {
  /** Says which letters wait; null where none are sent. */
  readQueue?: (() => Promise<LetterQueueState>) | null
  /** How far this process has filled the store after a migration; it serves meanwhile. */
  findUpgrade?: () => FillProgress | undefined
  /** Hears in a sentence when the storage fails, and when it works again. */
  log?: Pick<FastifyBaseLogger, 'error' | 'info'>
}

/** Checks whether the product can work: its store, the store's level, the storage of photos. */
export class ReadinessCheck {
  readonly #db: Database
  readonly #storage: Storage
  readonly #readQueue: (() => Promise<LetterQueueState>) | null
  readonly #log: Beside['log']
  #checked: { at: number; found: Promise<Readiness> } | undefined
  #hasFailed = false

  /** How far this process has filled the store after a migration; it serves meanwhile. */
  readonly findUpgrade: () => FillProgress | undefined

  constructor(db: Database, storage: Storage, { readQueue = null, findUpgrade = () => undefined, log }: Beside = {}) {
    this.#db = db
    this.#storage = storage
    this.#readQueue = readQueue
    this.#log = log
    this.findUpgrade = findUpgrade
  }

  /** How letters get away; undefined where none are sent. */
  async findLetters(now = Date.now()): Promise<LetterReadiness | undefined> {
    if (!this.#readQueue) return undefined
    const state = await withTimeout(this.#readQueue())
    if (!state) return 'unknown'
    if (state.troubles.some(({ trouble }) => trouble === 'setup')) return 'refused'
    return state.oldestAt !== null && state.oldestAt < now - lateLetterMs ? 'late' : 'fine'
  }

  /** The result, at most a second old. */
  async find(): Promise<Readiness> {
    const now = performance.now()
    if (!this.#checked || now - this.#checked.at > ttlMs) this.#checked = { at: now, found: this.#check() }
    return this.#checked.found
  }

  async #check(): Promise<Readiness> {
    const [level, photos] = await Promise.all([withTimeout(isAtNewestLevel(this.#db)), this.#photosWork()])
    return { store: level !== undefined, migrations: level === true, photos }
  }

  /** Whether the storage works, which the operator is told once when it changes. */
  async #photosWork(): Promise<boolean> {
    let problem: unknown = 'it did not take a file within a second'
    const works = await withTimeout(
      this.#storage.check().then(
        () => true,
        (error: unknown) => {
          problem = error
          return false
        },
      ),
    )
    const hasFailed = works !== true
    if (hasFailed && !this.#hasFailed) this.#log?.error(troubleWith(problem))
    if (!hasFailed && this.#hasFailed) this.#log?.info('The storage of photos can be used again.')
    this.#hasFailed = hasFailed
    return !hasFailed
  }
}

/** The result; undefined after an error or the timeout. */
async function withTimeout<T>(work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), timeoutMs)
  })
  try {
    return await Promise.race([work.catch(() => undefined), late])
  } finally {
    clearTimeout(timer)
  }
}
