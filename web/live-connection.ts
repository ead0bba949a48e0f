import { signedOutErrors } from '../contract/basic-errors.ts'
import { heartbeatMs } from '../contract/limits.ts'
import {
  livePath,
  reconnectDelayMs,
  type ClientFrame,
  type LiveEvent,
  type ServerFrame,
  type Topic,
} from '../contract/live.ts'
import { onSessionChange, readSession } from './session.ts'
import { freshToken, renewToken } from './token.ts'

/** What happens on a topic. After `onSubscribed` ask for the snapshot again: a gap may lie before it. */
export interface Subscriber {
  onEvent: (event: LiveEvent) => void
  onSubscribed: () => void
}

/** `since` is the time in epoch ms at which this state began. */
export interface LiveStatus {
  state: 'connecting' | 'connected' | 'lost'
  since: number
}

/** Two heartbeats without a frame: the connection is dead though nobody has said so. */
const silenceMs = 2 * heartbeatMs
/** A connection without a topic is closed after this; going from screen to screen keeps it. */
const idleMs = 5_000
/** The server may cut private topics for a token once in this span; more often would be a loop. */
const cutSpanMs = 10_000

/** The one live connection of this tab: open while somebody listens, reopened when lost. */
export class LiveConnection {
  status: LiveStatus = { state: 'connecting', since: Date.now() }
  #topics = new Map<Topic, Set<Subscriber>>()
  #confirmed = new Set<Topic>()
  #statusListeners = new Set<() => void>()
  #socket: WebSocket | null = null
  /** Ends the hearing of a socket that has been given up. */
  #deafness = new AbortController()
  #isOpening = false
  #token: string | null = null
  #attempt = 0
  #cutAt = 0
  #timers: { retry?: Timer; silence?: Timer; idle?: Timer } = {}
  #stopHearing: (() => void) | null = null

  /** Listens to a topic. Answers how to stop. */
  subscribe(topic: Topic, subscriber: Subscriber): () => void {
    const subscribers = this.#topics.get(topic) ?? new Set()
    this.#topics.set(topic, subscribers.add(subscriber))
    clearTimeout(this.#timers.idle)
    if (this.#confirmed.has(topic)) queueMicrotask(() => subscribers.has(subscriber) && subscriber.onSubscribed())
    else if (subscribers.size === 1) this.#send({ type: 'subscribe', topic })
    this.#wake()
    return () => this.#unsubscribe(topic, subscriber)
  }

  /** Does not wait for the next try. */
  retryNow(): void {
    this.#hurry()
  }

  onStatus(listener: () => void): () => void {
    this.#statusListeners.add(listener)
    return () => this.#statusListeners.delete(listener)
  }

  #unsubscribe(topic: Topic, subscriber: Subscriber): void {
    const subscribers = this.#topics.get(topic)
    subscribers?.delete(subscriber)
    if (subscribers?.size !== 0) return
    this.#topics.delete(topic)
    this.#confirmed.delete(topic)
    this.#send({ type: 'unsubscribe', topic })
    if (this.#topics.size === 0) this.#timers.idle = setTimeout(() => this.#rest(), idleMs)
  }

  /** Begins to hear the browser and opens the connection, unless that is under way. */
  #wake(): void {
    if (!this.#stopHearing) {
      const stop = new AbortController()
      const { signal } = stop
      signal.addEventListener(
        'abort',
        onSessionChange(() => this.#greetAgain()),
      )
      window.addEventListener('online', this.#hurry, { signal })
      window.addEventListener('offline', this.#lose, { signal })
      document.addEventListener('visibilitychange', this.#hurry, { signal })
      this.#stopHearing = () => stop.abort()
      void this.#open()
    }
  }

  #rest(): void {
    this.#stopHearing?.()
    this.#stopHearing = null
    clearTimeout(this.#timers.retry)
    this.#drop()
    this.#setState('connecting')
  }

  async #open(): Promise<void> {
    if (this.#socket || this.#isOpening) return
    this.#isOpening = true
    clearTimeout(this.#timers.retry)
    try {
      this.#token = await freshToken()
    } catch {
      this.#isOpening = false
      return this.#lose()
    }
    this.#isOpening = false
    if (!this.#stopHearing) return
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${livePath}`)
    this.#socket = socket
    this.#listenForSilence()
    const { signal } = this.#deafness
    socket.addEventListener('open', () => this.#begin(), { signal })
    socket.addEventListener('message', ({ data }) => this.#receive(JSON.parse(data as string) as ServerFrame), {
      signal,
    })
    socket.addEventListener('close', this.#lose, { signal })
  }

  #begin(): void {
    this.#greet()
    this.#subscribeAll()
  }

  #receive(frame: ServerFrame): void {
    this.#listenForSilence()
    if (frame.type === 'subscribed') {
      this.#attempt = 0
      this.#confirmed.add(frame.topic)
      this.#setState('connected')
      for (const subscriber of this.#topics.get(frame.topic) ?? []) subscriber.onSubscribed()
    } else if (frame.type === 'event') {
      for (const subscriber of this.#topics.get(frame.topic) ?? []) subscriber.onEvent(frame.event)
    } else if (frame.type === 'signedOut' || (frame.type === 'refused' && frame.code in signedOutErrors)) {
      void this.#renewAfterCut()
    }
  }

  /** Private topics were cut: the token has expired, or its session has ended (then renewal leads to login). */
  async #renewAfterCut(): Promise<void> {
    if (this.#token === null || Date.now() - this.#cutAt < cutSpanMs) return
    this.#cutAt = Date.now()
    try {
      this.#token = await renewToken(this.#token)
    } catch {
      return
    }
    this.#begin()
  }

  /** Login, logout and renewal: says who asks now. Another person's topics begin anew. */
  #greetAgain(): void {
    const token = readSession()?.token ?? null
    if (token === this.#token) return
    const isRenewal = token !== null && this.#token !== null
    this.#token = token
    this.#greet()
    if (!isRenewal) this.#subscribeAll()
  }

  #greet(): void {
    this.#send({ type: 'hello', ...(this.#token !== null && { token: this.#token }) })
  }

  #subscribeAll(): void {
    this.#confirmed.clear()
    for (const topic of this.#topics.keys()) this.#send({ type: 'subscribe', topic })
  }

  #send(frame: ClientFrame): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame))
  }

  #listenForSilence(): void {
    clearTimeout(this.#timers.silence)
    this.#timers.silence = setTimeout(this.#lose, silenceMs)
  }

  #lose = (): void => {
    this.#drop()
    if (!this.#stopHearing) return
    this.#setState('lost')
    clearTimeout(this.#timers.retry)
    this.#timers.retry = setTimeout(() => void this.#open(), reconnectDelayMs(this.#attempt++))
  }

  #hurry = (): void => {
    if (this.#socket || document.visibilityState === 'hidden') return
    this.#attempt = 0
    void this.#open()
  }

  #drop(): void {
    clearTimeout(this.#timers.silence)
    this.#confirmed.clear()
    this.#deafness.abort()
    this.#deafness = new AbortController()
    this.#socket?.close()
    this.#socket = null
  }

  #setState(state: LiveStatus['state']): void {
    if (this.status.state === state) return
    this.status = { state, since: Date.now() }
    for (const listener of this.#statusListeners) listener()
  }
}

type Timer = ReturnType<typeof setTimeout>
