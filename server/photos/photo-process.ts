import { fork, type ChildProcess } from 'node:child_process'
import { type PhotoWidth } from '../../contract/photo.ts'
import { fail } from '../errors.ts'
import { type PhotoPrint } from './photo-print.ts'

/** A photo as it is kept: the size of its largest width, a WebP for each, and what it is known by. */
export interface RenderedPhoto {
  width: number
  height: number
  files: { width: PhotoWidth; bytes: Uint8Array }[]
  print: PhotoPrint
}

/** What the child answers; `null` when the file cannot be read. */
export type RenderReply = RenderedPhoto | null

interface Job {
  file: Buffer
  owner: string
  /** In each round everybody has one photo. */
  round: number
  done: (reply: RenderReply) => void
}

const photoSeconds = 10
const memoryBytes = 700 * 1024 * 1024
const idleSeconds = 60
const waitingAtMost = 24

/**
 * Turns uploaded files into WebP in a child process, one at a time; whoever sends many waits for those who send one. The
 * child is started at the first photo and ended when there was none for a minute; one that crashes or takes too long is
 * replaced.
 */
export class PhotoProcess {
  #child: ChildProcess | undefined
  #current: Job | undefined
  #timer: NodeJS.Timeout | undefined
  #round = 0
  /** The last round in which somebody has a photo, by owner. */
  readonly #lastRounds = new Map<string, number>()
  readonly #waiting: Job[] = []
  readonly #memoryBytes: number

  /** The child ends itself when it holds more than `memoryCap` bytes. */
  constructor(memoryCap = memoryBytes) {
    this.#memoryBytes = memoryCap
  }

  /** How many photos wait or are being worked on. */
  get queued(): number {
    return this.#waiting.length + (this.#current ? 1 : 0)
  }

  /** Fails with `photoBroken` when the file cannot be read safely, with `busy` when too many wait already. */
  async render(file: Buffer, owner: string): Promise<RenderedPhoto> {
    if (this.#waiting.length >= waitingAtMost) fail('busy', { retryAfterSeconds: 5 })
    const reply = await new Promise<RenderReply>((done) => {
      const round = Math.max(this.#round, (this.#lastRounds.get(owner) ?? 0) + 1)
      this.#lastRounds.set(owner, round)
      this.#waiting.push({ file, owner, round, done })
      this.#next()
    })
    return reply ?? fail('photoBroken')
  }

  /** Ends the child; what waited is answered `photoBroken`. */
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
    this.#child.send(this.#current?.file as Buffer)
    this.#after(photoSeconds, () => {
      this.#retire()
      this.#finish(null)
      this.#next()
    })
  }

  /** The first of the earliest round. */
  #takeNext(): Job | undefined {
    const next = this.#waiting.reduce((best, job) => (job.round < best.round ? job : best))
    this.#waiting.splice(this.#waiting.indexOf(next), 1)
    this.#round = next.round
    return next
  }

  #finish(reply: RenderReply): void {
    const job = this.#current
    this.#current = undefined
    job?.done(reply)
  }

  #start(): ChildProcess {
    const child = fork(new URL('photo-worker.ts', import.meta.url), [String(this.#memoryBytes)], {
      serialization: 'advanced',
      // The child decodes hostile files: it gets none of the parent's settings and secrets.
      env: {},
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    child.on('message', (reply: RenderReply) => {
      // An answer may cross the kill of a child that took too long.
      if (this.#child !== child) return
      this.#finish(reply)
      this.#after(idleSeconds, () => this.#retire()).unref()
      this.#next()
    })
    // Both events may come for one child, and late for one that was replaced.
    const gone = () => {
      if (this.#child !== child) return
      this.#child = undefined
      this.#finish(null)
      this.#next()
    }
    child.on('exit', gone)
    child.on('error', gone)
    child.unref()
    child.channel?.unref()
    return child
  }

  /** Lets go of the child before it ends, so that no new job is ever given to one that is ending. */
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
