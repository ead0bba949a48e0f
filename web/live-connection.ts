import { errorStatus } from '../contract/errors.ts'
import { heartbeatMs } from '../contract/limits.ts'
import { reconnectDelayMs, type ClientFrame, type LiveEvent, type ServerFrame, type Topic } from '../contract/live.ts'

/** The callbacks of a topic. `onSubscribed` must refetch, because a disconnect may precede it. */
export interface Subscriber {
  onEvent: (event: LiveEvent) => void
  onSubscribed: () => void
}

/** `since` is the time in epoch ms at which this state began; `asking` is for networks that let calls through alone. */
export interface LiveStatus {
  state: 'connecting' | 'connected' | 'asking' | 'lost'
  since: number
}

/** The tab that listens: a browser's (`this-tab.ts`), or one that a drill simulates. */
export interface Listener {
  /** The address of the socket. */
  url: () => string
  readToken: () => string | null
  freshToken: () => Promise<string | null>
  renewToken: (oldToken: string) => Promise<string>
  /** Whether the product answers a call. */
  isAnswered: () => Promise<boolean>
  /** Watches session and network; returns how to stop. */
  watch: (on: { onSession: () => void; onReachable: () => void; onOffline: () => void }) => () => void
}

/** Two heartbeats without a frame mean that the connection is dead. */
const heartbeatTimeoutMs = 2 * heartbeatMs
/** A connection without a topic closes after this; going from screen to screen keeps it open. */
const idleMs = 5_000
/** The server may cut private topics for a token once in this time; more often would be a loop. */
const cutSpanMs = 10_000
/** So many sockets in a row that never opened mean that a proxy may refuse them. */
const maxUnopened = 3

/** The one live connection of this tab: open while somebody listens, reopened when lost. */
export class LiveConnection {
  status: LiveStatus = { state: 'connecting', since: Date.now() }
  readonly #listener: Listener
  #topics = new Map<Topic, Set<Subscriber>>()
  #confirmed = new Set<Topic>()
  #statusListeners = new Set<() => void>()
  #socket: WebSocket | null = null
  /** Removes the listeners of an abandoned socket. */
  #socketListeners = new AbortController()
  #isOpening = false
  #token: string | null = null
  #attempt = 0
  /** Sockets in a row that never opened. */
  #unopened = 0
  #cutAt = -cutSpanMs
  #timers: { retry?: Timer; silence?: Timer; idle?: Timer } = {}
  #stopListening: (() => void) | null = null

  constructor(listener: Listener) {
    this.#listener = listener
  }

  /** Subscribes to a topic; returns how to stop. */
  subscribe(topic: Topic, subscriber: Subscriber): () => void {
    const subscribers = this.#topics.get(topic) ?? new Set()
    this.#topics.set(topic, subscribers.add(subscriber))
    clearTimeout(this.#timers.idle)
    if (this.#confirmed.has(topic)) queueMicrotask(() => subscribers.has(subscriber) && subscriber.onSubscribed())
    else if (subscribers.size === 1) this.#send({ type: 'subscribe', topic })
    this.#wake()
    return () => this.#unsubscribe(topic, subscriber)
  }

  /** Skips the wait for the next attempt. */
  retryNow(): void {
    this.#connectNow()
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

  /** Starts watching session and network and opens the connection, unless that has happened. */
  #wake(): void {
    if (this.#stopListening) return
    this.#stopListening = this.#listener.watch({
      onSession: () => this.#sendNewToken(),
      onReachable: this.#connectNow,
      onOffline: this.#lose,
    })
    void this.#open()
  }

  #rest(): void {
    this.#stopListening?.()
    this.#stopListening = null
    clearTimeout(this.#timers.retry)
    this.#drop()
    this.#setState('connecting')
  }

  async #open(): Promise<void> {
    if (this.#socket || this.#isOpening) return
    this.#isOpening = true
    clearTimeout(this.#timers.retry)
    try {
      this.#token = await this.#listener.freshToken()
    } catch {
      this.#isOpening = false
      return this.#lose()
    }
    this.#isOpening = false
    if (!this.#stopListening) return
    const socket = new WebSocket(this.#listener.url())
    this.#socket = socket
    this.#unopened++
    this.#listenForSilence()
    const { signal } = this.#socketListeners
    socket.addEventListener('open', () => this.#begin(), { signal })
    socket.addEventListener('message', ({ data }) => this.#receive(JSON.parse(data as string) as ServerFrame), {
      signal,
    })
    socket.addEventListener('close', this.#lose, { signal })
  }

  #begin(): void {
    this.#unopened = 0
    this.#sendToken()
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
    } else if (frame.type === 'signedOut' || (frame.type === 'refused' && errorStatus[frame.code] === 401)) {
      void this.#renewAfterCut()
    }
  }

  /** Handles cut private topics: the token has expired, or its session has ended and renewal leads to login. */
  async #renewAfterCut(): Promise<void> {
    if (this.#token === null || performance.now() - this.#cutAt < cutSpanMs) return
    this.#cutAt = performance.now()
    try {
      this.#token = await this.#listener.renewToken(this.#token)
    } catch {
      return
    }
    this.#begin()
  }

  /** Sends the new token after login, logout and renewal. Another person's topics are subscribed again. */
  #sendNewToken(): void {
    const token = this.#listener.readToken()
    if (token === this.#token) return
    const isRenewal = token !== null && this.#token !== null
    this.#token = token
    this.#sendToken()
    if (!isRenewal) this.#subscribeAll()
  }

  #sendToken(): void {
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
    this.#timers.silence = setTimeout(this.#lose, heartbeatTimeoutMs)
  }

  #lose = (): void => {
    this.#drop()
    if (!this.#stopListening) return
    if (this.#unopened < maxUnopened) this.#setState('lost')
    else void this.#ask()
    clearTimeout(this.#timers.retry)
    this.#timers.retry = setTimeout(() => void this.#open(), reconnectDelayMs(this.#attempt++))
  }

  /** Refetches at each attempt while calls are answered and no socket opens. */
  async #ask(): Promise<void> {
    const isAnswered = await this.#listener.isAnswered()
    if (!this.#stopListening || this.#unopened < maxUnopened) return
    this.#setState(isAnswered ? 'asking' : 'lost')
    if (!isAnswered) return
    for (const subscribers of this.#topics.values()) for (const { onSubscribed } of subscribers) onSubscribed()
  }

  #connectNow = (): void => {
    if (this.#socket) return
    this.#attempt = 0
    void this.#open()
  }

  #drop(): void {
    clearTimeout(this.#timers.silence)
    this.#confirmed.clear()
    this.#socketListeners.abort()
    this.#socketListeners = new AbortController()
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
