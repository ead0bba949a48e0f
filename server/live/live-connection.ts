import { type WebSocket } from 'ws'
import { type ClientFrame, type ServerFrame, type Topic } from '../../contract/live.ts'
import { type Caller } from '../auth/identify.ts'
import { findIdentity } from '../auth/session-store.ts'
import { ProductError } from '../errors.ts'
import { type Services } from '../services.ts'
import { type HubTopic } from './hub.ts'

/** One tab looks at a few things at a time; more is a mistake or an attack. */
const topicsAtMost = 50
/** A tab greets and subscribes to a few topics at once; whom more frames wait of does not mean well. */
const framesAtMost = 100
/** A tab says who asks when it opens, and when its token or its person changes; each time costs a look at the store. */
const maxHellosPerMinute = 30
/** A reader that lets more than this pile up is cut; it comes back and reads anew. */
const pileBytes = 1024 * 1024
/** How a connection is closed that asks for too much; whoever comes back waits longer each time. */
const tooMuchCode = 4429
/** So long a tab has to answer when its connection is closed, in ms; a stop of the product waits for it. */
const closingMs = 2000

/** The live connection of a browser tab (`contract/live.ts`): what it listens to, as whom. */
export class LiveConnection {
  readonly #socket: WebSocket
  readonly #services: Services
  readonly #topics = new Map<Topic, () => void>()
  #me: Caller | undefined
  #stopSession: (() => void) | undefined
  #isGone = false
  #waiting = 0
  #hellos = 0
  #hellosSince = 0
  #releasePlace: (() => void) | undefined
  #work = Promise.resolve()

  constructor(socket: WebSocket, services: Services) {
    this.#socket = socket
    this.#services = services
  }

  /** Frames are taken in order: a subscription right after a hello is judged by that hello. */
  receive(text: string): void {
    if (++this.#waiting > framesAtMost) return this.#socket.terminate()
    this.#enqueue(async () => {
      this.#waiting--
      await this.#take(JSON.parse(text) as ClientFrame)
    })
  }

  #enqueue(task: () => Promise<void>): void {
    this.#work = this.#work.then(task).catch((error: unknown) => {
      const isBadFrame = error instanceof SyntaxError || error instanceof TypeError
      // Whom the store cannot answer now comes back in a moment.
      closeSocket(this.#socket, isBadFrame ? 4400 : 1011, isBadFrame ? 'bad frame' : 'not now')
    })
  }

  /** Sends a frame, unless the connection is closing. */
  send(frame: ServerFrame): void {
    this.#write(JSON.stringify(frame))
  }

  /** Asks the tab to come back: the process ends. */
  close(): void {
    closeSocket(this.#socket, 1001, 'restarting')
  }

  /** Stops listening, as the connection is gone. */
  forget(): void {
    this.#isGone = true
    this.#stopSession?.()
    this.#releasePlace?.()
    for (const stop of this.#topics.values()) stop()
    this.#topics.clear()
  }

  async #take(frame: ClientFrame): Promise<void> {
    if (this.#isGone) return
    if (frame.type === 'hello') return this.#hello(frame.token)
    if (typeof frame.topic !== 'string') throw new TypeError('A frame without a topic')
    if (frame.type === 'unsubscribe') {
      this.#topics.get(frame.topic)?.()
      this.#topics.delete(frame.topic)
    } else if (frame.type === 'subscribe') {
      this.#subscribe(frame.topic)
    }
  }

  async #hello(token: string | undefined): Promise<void> {
    if (this.#isGreetingTooOften()) return closeSocket(this.#socket, tooMuchCode, 'too many hellos')
    this.#stopSession?.()
    this.#stopSession = undefined
    const before = this.#me?.userId
    this.#me = typeof token === 'string' ? await this.#identify(token) : undefined
    if (this.#isGone) return
    if (this.#me?.userId !== before) this.#dropPrivate()
    if (this.#me?.userId !== before && !this.#takePlace()) {
      return closeSocket(this.#socket, tooMuchCode, 'too many connections')
    }
    if (!this.#me) return token === undefined ? undefined : this.send({ type: 'signedOut' })
    const me = this.#me
    const end = () => this.#signOut()
    const expiry = setTimeout(end, Math.max(0, me.expiresAt * 1000 - Date.now())).unref()
    const stopListening = this.#services.hub.subscribe(`sessions/${me.sessionId}`, end)
    this.#stopSession = () => {
      clearTimeout(expiry)
      stopListening()
    }
    // It may have ended between the first look and the listening.
    if (!(await findIdentity(this.#services.db, me.sessionId))) end()
  }

  #isGreetingTooOften(): boolean {
    if (this.#services.config.rateLimits === 'off') return false
    const now = performance.now()
    if (now - this.#hellosSince > 60_000) {
      this.#hellosSince = now
      this.#hellos = 0
    }
    return ++this.#hellos > maxHellosPerMinute
  }

  /** Counts the connection as its person's; false when that one has too many. */
  #takePlace(): boolean {
    this.#releasePlace?.()
    this.#releasePlace = undefined
    if (!this.#me) return true
    try {
      this.#releasePlace = this.#services.caps.take('socket', 'person', this.#me.userId)
      return true
    } catch {
      this.#me = undefined
      return false
    }
  }

  async #identify(token: string): Promise<Caller | undefined> {
    try {
      return await this.#services.callers.of(token)
    } catch (error) {
      if (error instanceof ProductError) return undefined
      throw error
    }
  }

  /** Events may have been missed: whether the session lives is asked again, and the tab reads its snapshots again. */
  lookAnew(): void {
    this.#enqueue(() => this.#lookAnew())
  }

  async #lookAnew(): Promise<void> {
    if (this.#isGone) return
    if (this.#me && !(await findIdentity(this.#services.db, this.#me.sessionId))) return this.#signOut()
    for (const topic of this.#topics.keys()) this.send({ type: 'subscribed', topic })
  }

  #signOut(): void {
    this.#stopSession?.()
    this.#stopSession = undefined
    this.#me = undefined
    this.#dropPrivate()
    this.send({ type: 'signedOut' })
  }

  #dropPrivate(): void {
    for (const [topic, stop] of this.#topics) {
      if (topic === 'cars') continue
      stop()
      this.#topics.delete(topic)
    }
  }

  #subscribe(topic: Topic): void {
    const inside = this.#insideTopic(topic)
    if (inside === undefined || (this.#topics.size >= topicsAtMost && !this.#topics.has(topic))) {
      return this.send({ type: 'refused', topic, code: inside === undefined ? 'loginRequired' : 'tooManyRequests' })
    }
    this.#topics.get(topic)?.()
    const stop = this.#services.hub.subscribe(inside, (_event, frame) => {
      this.#write(frame(topic))
      this.#services.metrics.liveEvents.inc({ kind: 'socket' })
    })
    this.#topics.set(topic, stop)
    this.send({ type: 'subscribed', topic })
  }

  /** The hub's topic behind a public one, when this caller may hear it. */
  #insideTopic(topic: Topic): HubTopic | undefined {
    if (topic === 'cars') return 'cars'
    if (!this.#me) return undefined
    if (topic === 'messages' || topic === 'alerts') return `${topic}/${this.#me.userId}`
    return /^(cars|profiles)\/[\w-]{1,64}$/.test(topic) ? topic : undefined
  }

  #write(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (this.#socket.bufferedAmount > pileBytes) this.#socket.terminate()
    else this.#socket.send(text)
  }
}

/** Closes a connection of which the other end shall hear; one that does not answer is cut. */
export function closeSocket(socket: WebSocket, code: number, reason: string): void {
  socket.close(code, reason)
  setTimeout(() => socket.terminate(), closingMs).unref()
}
