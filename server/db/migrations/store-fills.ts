import { type Database } from '../database.ts'
import { ifAlone } from '../locks.ts'
import { write } from '../write.ts'
import { runFill, type Fill, type FillProgress } from './fill.ts'
import { migrations } from './migrations.ts'

/** Ms until a process looks again whether another one has done what is left. */
const lookMs = 10_000
/** Ms between two lines of the log. */
const tellMs = 2000

/** A fill with the name of its migration. */
export interface NamedFill {
  name: string
  fill: Fill
}

const fillsOfMigrations = migrations.flatMap(({ name, fill }) => (fill ? [{ name, fill }] : []))

/** Fills the store beside what the product serves: one process does it, and another goes on when that one ends. */
export class StoreFills {
  readonly #db: Database
  readonly #log: { info: (text: string) => void; error: (error: unknown, text: string) => void }
  readonly #fills: readonly NamedFill[]
  readonly #end = new AbortController()
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> = Promise.resolve()
  #toldAt = 0
  /** How far this process is; undefined when it fills nothing. */
  progress: FillProgress | undefined

  constructor(
    { db, log }: { db: Database; log: { info: (text: string) => void; error: (error: unknown, text: string) => void } },
    fills: readonly NamedFill[] = fillsOfMigrations,
  ) {
    this.#db = db
    this.#log = log
    this.#fills = fills
  }

  /** Begins, and looks again until all is done. */
  start(): void {
    this.#running = this.#runAll().catch((error: unknown) => {
      this.#log.error(error, 'a step of the upgrade failed; it is tried again in ten seconds')
      return this.#lookAgain()
    })
  }

  /** Stops after the piece that is under way; the next process begins again. */
  async stop(): Promise<void> {
    this.#end.abort()
    clearTimeout(this.#timer)
    await this.#running
  }

  async #runAll(): Promise<void> {
    for (const { name, fill } of this.#fills) {
      if (await isFilled(this.#db, name)) continue
      await ifAlone(this.#db, `fill ${name}`, () => this.#run(name, fill))
      if (!(await isFilled(this.#db, name))) return this.#lookAgain()
    }
  }

  async #run(name: string, fill: Fill): Promise<void> {
    if (await isFilled(this.#db, name)) return
    try {
      const onProgress = (progress: FillProgress) => this.#tell(progress)
      if (!(await runFill(this.#db, fill, { name, onProgress, signal: this.#end.signal }))) return
      await noteFilled(this.#db, name)
      if (this.progress) this.#log.info(`upgrade ${name}: done`)
    } finally {
      this.progress = undefined
    }
  }

  #tell(progress: FillProgress): void {
    this.progress = progress
    const now = performance.now()
    if (this.#toldAt > 0 && now - this.#toldAt < tellMs) return
    this.#toldAt = now
    this.#log.info(`upgrade ${progress.name}: ${progress.done} of ${progress.total} rows`)
  }

  #lookAgain(): void {
    if (!this.#end.signal.aborted) this.#timer = setTimeout(() => this.start(), lookMs).unref()
  }
}

const jobOf = (name: string) => `fill ${name}`

async function isFilled(db: Database, name: string): Promise<boolean> {
  const job = await db.selectFrom('jobs').select('doneAt').where('name', '=', jobOf(name)).executeTakeFirst()
  return Boolean(job?.doneAt)
}

async function noteFilled(db: Database, name: string): Promise<void> {
  const doneAt = Date.now()
  await write(db, (tx) =>
    tx
      .insertInto('jobs')
      .values({ name: jobOf(name), doneAt })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ doneAt }))
      .execute(),
  )
}
