import { type WebSocket } from 'ws'
import { type ClientFrame, type ServerFrame, type Topic } from '../../contract/live.ts'
import { type BlockedPeople } from '../blocks/blocked-people.ts'
import { commentIdsOf, readBlockedIds } from '../blocks/blocks-store.ts'
import { type Caller, type Callers } from '../auth/identify.ts'
import { findIdentity } from '../auth/session-store.ts'
import { ProductError } from '../lib/errors.ts'
import { type Config } from '../config/config.ts'
import { type Database } from '../db/database.ts'
import { type Hub } from '../events/hub.ts'
import { type Metrics } from '../operations/metrics.ts'
import { isOfBlocked, isTopicOfBlocked } from './blocked-events.ts'
import { closeSocket } from './close-socket.ts'
import { type ConnectionCaps } from './connection-caps.ts'
import { HelloLimit } from './hello-limit.ts'
import { hubTopicOf } from './hub-topic.ts'
import { type SlowReader, type SlowReaders } from './slow-readers.ts'

/** Maximum topics; a tab subscribes to a few, more is a mistake or an attack. */
const maxTopics = 50
/** Maximum unprocessed frames; a tab sends a few at once, more is an attack. */
const maxFrames = 100
/** The close code for too many requests; clients wait longer each time. */
const tooMuchCode = 4429

/** Dependencies of live connections. */
export interface LiveServices {
  config: Config
  db: Database
  hub: Hub
  callers: Callers
  blocked: BlockedPeople
  caps: ConnectionCaps
  slow: SlowReaders
  metrics: Metrics
}

/** The live connection of a browser tab (`contract/live.ts`): its topics and its person. */
export class LiveConnection implements SlowReader {
  readonly #socket: WebSocket
  readonly #services: LiveServices
  readonly #topics = new Map<Topic, () => void>()
  #me: Caller | undefined
  /** Of whom the person hears nothing. */
  #blocked: ReadonlySet<string> = new Set()
  #stopSession: (() => void) | undefined
  #isGone = false
  #waiting = 0
  #hasAnswered = true
  readonly #hellos = new HelloLimit()
  #releasePlace: (() => void) | undefined
  #work = Promise.resolve()

  constructor(socket: WebSocket, services: LiveServices) {
    this.#socket = socket
    this.#services = services
  }

  unsent(): number {
    return this.#socket.bufferedAmount
  }

  cut(): void {
    this.#socket.terminate()
  }

  /** Tells the tab that the connection lives, and cuts it when its browser has not answered since the last time. */
  beat(): void {
    if (!this.#hasAnswered) return this.cut()
    this.#hasAnswered = false
    this.#socket.ping()
    this.send({ type: 'heartbeat' })
  }

  /** Notes that the browser has answered; it answers pings by itself (RFC 6455, 5.5.2). */
  noteAnswer(): void {
    this.#hasAnswered = true
  }

  /** Processes a frame after all earlier ones, so that a subscription right after a hello has that hello's rights. */
  receive(text: string): void {
    if (++this.#waiting > maxFrames) return this.#socket.terminate()
    this.#enqueue(async () => {
      this.#waiting--
      await this.#take(JSON.parse(text) as ClientFrame)
    })
  }

  #enqueue(task: () => Promise<void>): void {
    this.#work = this.#work.then(task).catch((error: unknown) => {
      const isBadFrame = error instanceof SyntaxError || error instanceof TypeError
      // The client reconnects when the store is unavailable.
      closeSocket(this.#socket, isBadFrame ? 4400 : 1011, isBadFrame ? 'bad frame' : 'not now')
    })
  }

  /** Sends a frame, unless the connection is closing. */
  send(frame: ServerFrame): void {
    this.#write(JSON.stringify(frame))
  }

  /** Asks the tab to reconnect, because the process ends. */
  close(): void {
    closeSocket(this.#socket, 1001, 'restarting')
  }

  /** Ends all subscriptions after the connection closed. */
  forget(): void {
    this.#isGone = true
    this.#services.slow.forget(this)
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
      await this.#subscribe(frame.topic)
    }
  }

  async #hello(token: string | undefined): Promise<void> {
    const isLimited = this.#services.config.rateLimits !== 'off'
    if (isLimited && this.#hellos.isExceeded()) return closeSocket(this.#socket, tooMuchCode, 'too many hellos')
    this.#stopSession?.()
    this.#stopSession = undefined
    const before = this.#me?.userId
    this.#me = typeof token === 'string' ? await this.#identify(token) : undefined
    if (this.#isGone) return
    if (this.#me?.userId !== before) this.#dropPrivate()
    this.#blocked = new Set()
    if (this.#me?.userId !== before && !this.#takePlace()) {
      return closeSocket(this.#socket, tooMuchCode, 'too many connections')
    }
    if (!this.#me) return token === undefined ? undefined : this.send({ type: 'signedOut' })
    const me = this.#me
    const end = () => this.#signOut()
    const expiry = setTimeout(end, Math.max(0, me.expiresAt * 1000 - Date.now())).unref()
    const { hub, blocked } = this.#services
    const stops = [
      hub.subscribe(`sessions/${me.sessionId}`, end),
      hub.subscribe(`blocks/${me.userId}`, () => this.#enqueue(() => this.#judgeAgain(me))),
    ]
    this.#stopSession = () => {
      clearTimeout(expiry)
      for (const stop of stops) stop()
    }
    this.#blocked = await blocked.of(me.userId)
    // The session may have ended between the read and the subscription.
    if (!(await findIdentity(this.#services.db, me.sessionId))) end()
  }

  /** Decides again what the person hears, after a block. */
  async #judgeAgain({ userId }: Caller): Promise<void> {
    if (this.#isGone || this.#me?.userId !== userId) return
    const before = this.#blocked
    this.#blocked = await readBlockedIds(this.#services.db, userId)
    const added = new Set([...this.#blocked].filter((id) => !before.has(id)))
    for (const topic of this.#topics.keys()) {
      await this.#dropComments(topic, added)
      await this.#subscribe(topic)
    }
  }

  /** Takes these people's comments from an open page of an offer, which would merge them with its next answer. */
  async #dropComments(topic: Topic, people: ReadonlySet<string>): Promise<void> {
    const carId = /^cars\/(.+)/.exec(topic)?.[1]
    const ids = carId === undefined ? [] : await commentIdsOf(this.#services.db, carId, people)
    if (ids.length > 0) this.send({ type: 'event', topic, event: { kind: 'commentsGone', ids } })
  }

  /** Counts the connection for its person; false when the person has too many. */
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

  /** Checks the session again and makes the tab read its snapshots again, because events may have been missed. */
  resync(): void {
    this.#enqueue(() => this.#resync())
  }

  async #resync(): Promise<void> {
    if (this.#isGone) return
    if (this.#me && !(await findIdentity(this.#services.db, this.#me.sessionId))) return this.#signOut()
    for (const topic of this.#topics.keys()) this.send({ type: 'subscribed', topic })
  }

  #signOut(): void {
    this.#stopSession?.()
    this.#stopSession = undefined
    this.#me = undefined
    this.#blocked = new Set()
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

  async #subscribe(topic: Topic): Promise<void> {
    const inside = hubTopicOf(topic, this.#me)
    if (inside === undefined || (this.#topics.size >= maxTopics && !this.#topics.has(topic))) {
      const code = inside !== undefined ? 'tooManyRequests' : this.#me ? 'notYours' : 'loginRequired'
      return this.send({ type: 'refused', topic, code })
    }
    // As silent as the topic of a person or an offer that does not exist.
    const isSilent = await isTopicOfBlocked(this.#services.db, topic, this.#blocked)
    if (this.#isGone) return
    this.#topics.get(topic)?.()
    const stop = this.#services.hub.subscribe(inside, (event, frame) => {
      if (isSilent || isOfBlocked(event, this.#blocked)) return
      this.#write(frame(topic))
      this.#services.metrics.liveEvents.inc({ kind: 'socket' })
    })
    this.#topics.set(topic, stop)
    this.send({ type: 'subscribed', topic })
  }

  #write(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    this.#socket.send(text)
    this.#services.slow.note(this, text.length)
  }
}
