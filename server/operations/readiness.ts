import { lateLetterMs, type LetterQueueState } from '../../contract/console.ts'
import { type Database } from '../db/database.ts'
import { type FillProgress } from '../db/migrations/fill.ts'
import { type Storage } from '../storage/storage.ts'
import { isAtNewestLevel } from './readiness-store.ts'

/** The parts that the product needs, and whether each works now. */
export type Readiness = Record<'store' | 'migrations' | 'photos', boolean>

/** How letters get away; what is wrong with it makes no process unready. */
export type LetterReadiness = 'fine' | 'late' | 'refused' | 'unknown'

/** Ms that a part may take. */
const timeoutMs = 1000
/** Ms for which a result is cached, so that frequent and concurrent requests share one check. */
const ttlMs = 1000

/** Checks whether the product can work: its store, the store's level, the storage of photos. */
export class ReadinessCheck {
  readonly #db: Database
  readonly #storage: Storage
  readonly #readQueue: (() => Promise<LetterQueueState>) | null
  #checked: { at: number; found: Promise<Readiness> } | undefined

  /** How far this process has filled the store after a migration; it serves meanwhile. */
  readonly findUpgrade: () => FillProgress | undefined

  /** `readQueue` says which letters wait; null where none are sent. */
  constructor(
    db: Database,
    storage: Storage,
    readQueue: (() => Promise<LetterQueueState>) | null = null,
    findUpgrade: () => FillProgress | undefined = () => undefined,
  ) {
    this.findUpgrade = findUpgrade
    this.#db = db
    this.#storage = storage
    this.#readQueue = readQueue
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
    const [level, photos] = await Promise.all([
      withTimeout(isAtNewestLevel(this.#db)),
      withTimeout(this.#storage.check().then(() => true)),
    ])
    return { store: level !== undefined, migrations: level === true, photos: photos === true }
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
