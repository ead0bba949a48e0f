import { type Database } from '../db/database.ts'
import { type Storage } from '../storage/storage.ts'
import { isAtNewestLevel } from './readiness-store.ts'

/** The parts without which the product cannot do its work, and whether each can do its own now. */
export type Readiness = Record<'store' | 'migrations' | 'photos', boolean>

/** How long a part may take to answer, in ms. */
const limitMs = 1000
/** For so long an answer stands: whoever asks often, or many at once, cost one look. */
const freshMs = 1000

/** Looks whether the product can work: its store, the store's level, the storage of photos. */
export class ReadinessCheck {
  readonly #db: Database
  readonly #storage: Storage
  #looked: { at: number; found: Promise<Readiness> } | undefined

  constructor(db: Database, storage: Storage) {
    this.#db = db
    this.#storage = storage
  }

  /** What was found, at most a second ago. */
  async find(): Promise<Readiness> {
    const now = performance.now()
    if (!this.#looked || now - this.#looked.at > freshMs) this.#looked = { at: now, found: this.#look() }
    return this.#looked.found
  }

  async #look(): Promise<Readiness> {
    const [level, photos] = await Promise.all([
      inTime(isAtNewestLevel(this.#db)),
      inTime(this.#storage.check().then(() => true)),
    ])
    return { store: level !== undefined, migrations: level === true, photos: photos === true }
  }
}

/** The answer, or undefined when there was an error or none in time. */
async function inTime<T>(work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), limitMs)
  })
  try {
    return await Promise.race([work.catch(() => undefined), late])
  } finally {
    clearTimeout(timer)
  }
}
