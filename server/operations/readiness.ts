import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Database } from '../db/database.ts'
import { isAtNewestLevel } from './readiness-store.ts'

/** The parts without which the product cannot do its work, and whether each can do its own now. */
export type Readiness = Record<'store' | 'migrations' | 'photos', boolean>

/** How long a part may take to answer, in ms. */
const limitMs = 1000
/** For so long an answer stands: whoever asks often, or many at once, cost one look. */
const freshMs = 1000

/** Looks whether the product can work: its store, the store's level, the folder of photos. */
export class ReadinessCheck {
  readonly #db: Database
  readonly #photoFolder: string
  #looked: { at: number; found: Promise<Readiness> } | undefined

  constructor(db: Database, photoFolder: string) {
    this.#db = db
    this.#photoFolder = photoFolder
  }

  /** What was found, at most a second ago. */
  async find(): Promise<Readiness> {
    const now = performance.now()
    if (!this.#looked || now - this.#looked.at > freshMs) this.#looked = { at: now, found: this.#look() }
    return this.#looked.found
  }

  async #look(): Promise<Readiness> {
    const [level, photos] = await Promise.all([inTime(isAtNewestLevel(this.#db)), inTime(this.#canWritePhotos())])
    return { store: level !== undefined, migrations: level === true, photos: photos === true }
  }

  /** A file is really written: permissions alone do not tell of a full disk or one that turned read-only. */
  async #canWritePhotos(): Promise<boolean> {
    await mkdir(this.#photoFolder, { recursive: true })
    const probe = join(this.#photoFolder, `ready-${randomUUID()}`)
    try {
      await writeFile(probe, 'x')
    } finally {
      await rm(probe, { force: true })
    }
    return true
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
