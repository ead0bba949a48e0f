import { randomUUID } from 'node:crypto'
import { type Readable } from 'node:stream'
import { type FastifyBaseLogger } from 'fastify'
import { fail } from '../lib/errors.ts'
import { FolderStorage } from '../storage/folder-storage.ts'
import { StorageError } from '../storage/storage-error.ts'
import { type Storage } from '../storage/storage.ts'
import { archiveName, archivePart, writeArchive, type ArchivePlace } from './archive-file.ts'
import {
  archivesInUse,
  askArchive,
  claimArchive,
  holdArchive,
  returnArchive,
  settleArchive,
  sweepArchives,
  type ArchiveJob,
  type TakenArchive,
} from './archive-store.ts'

/** How often archives that another process abandoned are looked for, in ms. */
const pollMs = 15_000
/** A process that has not extended its lease for this long counts as dead, in ms. */
const leaseMs = 60_000
/** An unused file is removed when it has not been written for this long, in ms. */
const leftoverMs = 60 * 60 * 1000

/** Makes requested archives in the background, one after the other. */
export class ArchiveService {
  readonly #place: ArchivePlace
  readonly #log: FastifyBaseLogger
  readonly #timer: NodeJS.Timeout
  readonly #stopping = new AbortController()
  #work: Promise<void> | undefined

  constructor(place: ArchivePlace, log: FastifyBaseLogger) {
    this.#place = place
    this.#log = log
    this.#timer = setInterval(() => this.#wake(), pollMs).unref()
    this.#wake()
  }

  /** Requests an archive of a person's data. */
  async ask(userId: string): Promise<void> {
    await askArchive(this.#place.db, { id: randomUUID(), userId })
    this.#wake()
  }

  /** Opens the file of an archive whose link was used. Fails with `StorageError` when the storage has another one. */
  async open({ id, bytes }: TakenArchive): Promise<{ size: number; content: Readable }> {
    const file = (await this.#place.storage.open(archiveName(id))) ?? fail('archiveGone')
    if (file.size === bytes) return file
    file.content.destroy()
    throw new StorageError('The storage answered with another archive than was stored')
  }

  /** Removes an archive that was sent completely; makes another one available again. */
  async sent(id: string, isWhole: boolean): Promise<void> {
    if (isWhole) await this.#place.storage.remove(archiveName(id))
    else await returnArchive(this.#place.db, id)
  }

  /** Deletes archives older than a day, with all unused files. */
  async sweep(now = Date.now()): Promise<void> {
    const { db, storage, dataDir } = this.#place
    await sweepArchives(db, now)
    await this.#removeLeftovers(storage, now)
    // Files of a process that died. With a folder as storage both are the same files.
    await this.#removeLeftovers(new FolderStorage(dataDir), now)
  }

  async #removeLeftovers(place: Storage, now: number): Promise<void> {
    const old: string[] = []
    for await (const { name, writtenAt } of place.list(archivePart)) if (writtenAt < now - leftoverMs) old.push(name)
    const used = await archivesInUse(this.#place.db, old.map(idOf))
    for (const name of old) if (!used.has(idOf(name))) await place.remove(name)
  }

  /** Stops the work; an unfinished archive is left to the next process. */
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

function idOf(name: string): string {
  return name.replace(/^.*\/|\.\w+$/g, '')
}
