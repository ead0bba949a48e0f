import { fork, type ChildProcess } from 'node:child_process'
import { type PhotoWidth } from '../../contract/photo.ts'
import { fail } from '../lib/errors.ts'
import { type PhotoFingerprint } from './photo-fingerprint.ts'

/** A photo as it is stored: the size of its largest width, a WebP for each width, and its fingerprint. */
export interface RenderedPhoto {
  width: number
  height: number
  files: { width: PhotoWidth; bytes: Uint8Array }[]
  fingerprint: PhotoFingerprint
}

/** What the child makes of a file: a photo as it is stored, or the JPEG of a link's preview. */
export interface PhotoOrder {
  file: Uint8Array
  isPreview: boolean
}

/** The child's answer; `null` when the file cannot be read. */
export type PhotoReply = RenderedPhoto | Uint8Array | null

interface Job {
  order: PhotoOrder
  owner: string
  /** Each person has one photo per round. */
  round: number
  done: (reply: PhotoReply) => void
}

const photoSeconds = 10
const memoryBytes = 700 * 1024 * 1024
const idleSeconds = 60
const maxWaiting = 24

/**
 * Turns uploaded files into WebP in a child process, one at a time; a person with many photos does not delay others.
 * The child starts at the first photo, ends after an idle minute, and is replaced when it crashes or takes too long.
 */
export class PhotoProcess {
  #child: ChildProcess | undefined
  #current: Job | undefined
  #timer: NodeJS.Timeout | undefined
  #round = 0
  /** The last round in which a person has a photo, by owner. */
  readonly #lastRounds = new Map<string, number>()
  readonly #waiting: Job[] = []
  readonly #memoryBytes: number

  /** The child ends itself when it uses more than `memoryCap` bytes. */
  constructor(memoryCap = memoryBytes) {
    this.#memoryBytes = memoryCap
  }

  /** How many photos wait or are in work. */
  get queued(): number {
    return this.#waiting.length + (this.#current ? 1 : 0)
  }

  /** Fails with `photoBroken` when the file cannot be read safely, with `busy` when too many wait already. */
  async render(file: Buffer, owner: string): Promise<RenderedPhoto> {
    return (await this.#do({ file, isPreview: false }, owner)) as RenderedPhoto
  }

  /** A stored picture as a JPEG of `previewSize`. Fails as `render` does. */
  async preview(file: Buffer): Promise<Buffer> {
    return Buffer.from((await this.#do({ file, isPreview: true }, 'previews')) as Uint8Array)
  }

  async #do(order: PhotoOrder, owner: string): Promise<NonNullable<PhotoReply>> {
    if (this.#waiting.length >= maxWaiting) fail('busy', { retryAfterSeconds: 5 })
    const reply = await new Promise<PhotoReply>((done) => {
      const round = Math.max(this.#round, (this.#lastRounds.get(owner) ?? 0) + 1)
      this.#lastRounds.set(owner, round)
      this.#waiting.push({ order, owner, round, done })
      this.#next()
    })
    return reply ?? fail('photoBroken')
  }

  /** Ends the child; waiting photos are answered `photoBroken`. */
  stop(): void {
    clearTimeout(this.#timer)
    for (const job of this.#waiting.splice(0)) job.done(null)
    this.#finish(null)
    this.#retire()
  }

  #next(): void {
    if (this.#current) return
    if (this.#waiting.length === 0) return this.#lastRounds.clear()
    this.#current = this.#takeNext()
    this.#child ??= this.#start()
    this.#child.send(this.#current?.order as PhotoOrder)
    this.#after(photoSeconds, () => {
      this.#retire()
      this.#finish(null)
      this.#next()
    })
  }

  /** The first job of the earliest round. */
  #takeNext(): Job | undefined {
    const next = this.#waiting.reduce((best, job) => (job.round < best.round ? job : best))
    this.#waiting.splice(this.#waiting.indexOf(next), 1)
    this.#round = next.round
    return next
  }

  #finish(reply: PhotoReply): void {
    const job = this.#current
    this.#current = undefined
    job?.done(reply)
  }

  #start(): ChildProcess {
    const child = fork(new URL('photo-worker.ts', import.meta.url), [String(this.#memoryBytes)], {
      serialization: 'advanced',
      // The child decodes hostile files, so it gets none of the parent's settings and secrets.
      env: {},
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    child.on('message', (reply: PhotoReply) => {
      // The answer of a child that was killed meanwhile.
      if (this.#child !== child) return
      this.#finish(reply)
      this.#after(idleSeconds, () => this.#retire()).unref()
      this.#next()
    })
    // Both events may come for one child, even after it was replaced.
    const onEnd = () => {
      if (this.#child !== child) return
      this.#child = undefined
      this.#finish(null)
      this.#next()
    }
    child.on('exit', onEnd)
    child.on('error', onEnd)
    child.unref()
    child.channel?.unref()
    return child
  }

  /** Detaches the child before it ends, so that it gets no new job. */
  #retire(): void {
    const child = this.#child
    this.#child = undefined
    child?.kill('SIGKILL')
  }

  #after(seconds: number, work: () => void): NodeJS.Timeout {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(work, seconds * 1000)
    return this.#timer
  }
}
