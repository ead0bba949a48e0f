import { randomUUID } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type FastifyBaseLogger } from 'fastify'
import { archiveFile, writeArchive, type ArchivePlace } from './archive-file.ts'
import {
  archivesInUse,
  askArchive,
  claimArchive,
  holdArchive,
  returnArchive,
  settleArchive,
  sweepArchives,
  type ArchiveJob,
} from './archive-store.ts'

/** How often archives are looked for that another process left, in ms. */
const lookEveryMs = 15_000
/** A maker that says nothing for so long is taken for dead, in ms. */
const leaseMs = 60_000
/** A file that nobody needs goes when it has not been written to for so long, in ms. */
const leftoverMs = 60 * 60 * 1000

/** Makes the archives that people ask for, one after the other, beside everything else. */
export class ArchiveService {
  readonly #place: ArchivePlace
  readonly #log: FastifyBaseLogger
  readonly #timer: NodeJS.Timeout
  readonly #stopping = new AbortController()
  #work: Promise<void> | undefined

  constructor(place: ArchivePlace, log: FastifyBaseLogger) {
    this.#place = place
    this.#log = log
    this.#timer = setInterval(() => this.#wake(), lookEveryMs).unref()
    this.#wake()
  }

  /** Has an archive of a person's data made. */
  async ask(userId: string): Promise<void> {
    await askArchive(this.#place.db, { id: randomUUID(), userId })
    this.#wake()
  }

  /** The file of an archive that was taken. */
  fileOf(id: string): string {
    return archiveFile(this.#place.folder, id)
  }

  /** An archive was sent: it goes when it was sent whole, else it can be had again. */
  async sent(id: string, isWhole: boolean): Promise<void> {
    if (isWhole) await rm(this.fileOf(id), { force: true })
    else await returnArchive(this.#place.db, id)
  }

  /** Forgets archives older than a day, with all files that nobody needs. */
  async sweep(now = Date.now()): Promise<void> {
    const { db, folder } = this.#place
    await sweepArchives(db, now)
    const names = await readdir(folder).catch(() => [])
    const used = await archivesInUse(
      db,
      names.map((name) => name.replace(/\.\w+$/, '')),
    )
    for (const name of names) {
      const file = join(folder, name)
      const writtenAt = (await stat(file).catch(() => null))?.mtimeMs ?? now
      if (!used.has(name.replace(/\.\w+$/, '')) && writtenAt < now - leftoverMs) await rm(file, { force: true })
    }
  }

  /** Ends the work; what is unfinished is left to the next process. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#stopping.abort()
    await this.#work
  }

  #wake(): void {
    if (this.#stopping.signal.aborted) return
    this.#work ??= this.#makeAll()
      .catch((error: unknown) => this.#log.error(error))
      .finally(() => (this.#work = undefined))
  }

  async #makeAll(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      const now = Date.now()
      const job = await claimArchive(this.#place.db, now, now + leaseMs)
      if (!job) return
      await this.#make(job)
    }
  }

  async #make(job: ArchiveJob): Promise<void> {
    const { db } = this.#place
    const hold = () =>
      void holdArchive(db, job.id, Date.now() + leaseMs).catch((error: unknown) => this.#log.error(error))
    const holding = setInterval(hold, leaseMs / 3)
    try {
      const bytes = await writeArchive(this.#place, job, this.#stopping.signal)
      await settleArchive(db, job.id, { state: 'ready', bytes, readyAt: Date.now() })
    } catch (error) {
      const isStopped = this.#stopping.signal.aborted
      if (!isStopped) this.#log.error(error)
      await settleArchive(db, job.id, { state: isStopped ? 'pending' : 'failed' })
    } finally {
      clearInterval(holding)
    }
  }
}
