/** A browser tab as drills play it: the client of `contract/live.ts`, with the merging of the pages themselves. */
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { type Car } from '../contract/car.ts'
import { type Comment } from '../contract/comment.ts'
import { pages } from '../contract/limits.ts'
import { livePath, reconnectDelayMs, type LiveEvent, type ServerFrame, type Topic } from '../contract/live.ts'
import { type Message, type MessageWithId } from '../contract/message.ts'
import { withNewest, type LoadedComments } from '../web/comments/loaded-comments.ts'
import { LiveNews } from '../web/live-news.ts'
import { mergeById, rowsOf } from '../web/merge-by-id.ts'
import { type Writer } from './writers.ts'

/** What a tab looks at. */
export interface Sight {
  me: Writer
  /** The other person of the conversation that is open. */
  other: Writer
  carIds: string[]
}

/** A tab that looks at the list of cars, some cars' comments and a conversation. */
export class LiveTab {
  readonly address: string
  readonly sight: Sight
  readonly comments = new Map<string, LoadedComments>()
  readonly cars = new Map<string, Car>()
  messages: MessageWithId[] = []
  /** When each comment, message and new car was first heard live, by id. */
  readonly heardAt = new Map<string, number>()
  /** Things that came twice over one connection. */
  doubled = 0
  events = 0
  gaps = 0
  readonly #news = new LiveNews<{ comment: string } | { car: Car | null }>()
  readonly #confirmed = new Set<Topic>()
  #looks = 0
  #socket: WebSocket | undefined
  #attempt = 0
  #isClosed = false

  constructor(address: string, sight: Sight) {
    this.address = address
    this.sight = sight
  }

  /** Is every topic confirmed and every look answered? */
  get isSettled(): boolean {
    return this.#confirmed.size === this.#topics.length && this.#looks === 0
  }

  get #topics(): Topic[] {
    return ['cars', 'messages', ...this.sight.carIds.map((id): Topic => `cars/${id}`)]
  }

  open(): void {
    const socket = new WebSocket(this.address.replace('http', 'ws') + livePath)
    this.#socket = socket
    const heardHere = new Set<string>()
    socket.on('open', () => {
      socket.send(JSON.stringify({ type: 'hello', token: this.sight.me.token }))
      for (const topic of this.#topics) socket.send(JSON.stringify({ type: 'subscribe', topic }))
    })
    socket.on('message', (data: Buffer) => this.#receive(JSON.parse(data.toString()) as ServerFrame, heardHere))
    socket.on('error', () => {})
    socket.on('close', () => {
      this.#confirmed.clear()
      this.gaps++
      if (!this.#isClosed) setTimeout(() => this.#isClosed || this.open(), reconnectDelayMs(this.#attempt++))
    })
  }

  /** Stops reading what comes, or goes on. */
  read(isReading: boolean): void {
    if (isReading) this.#socket?.resume()
    else this.#socket?.pause()
  }

  close(): void {
    this.#isClosed = true
    this.#socket?.terminate()
  }

  #receive(frame: ServerFrame, heardHere: Set<string>): void {
    if (frame.type === 'event') return this.#take(frame.topic, frame.event, heardHere)
    if (frame.type === 'refused' || frame.type === 'signedOut') return this.#socket?.close()
    if (frame.type !== 'subscribed') return
    this.#attempt = 0
    this.#confirmed.add(frame.topic)
    void this.#catchUp(frame.topic)
  }

  #take(topic: Topic, event: LiveEvent, heardHere: Set<string>): void {
    this.events++
    if (event.kind === 'commentAdded' || event.kind === 'messageAdded' || event.kind === 'carAdded') {
      if (heardHere.has(event.id)) this.doubled++
      heardHere.add(event.id)
      if (!this.heardAt.has(event.id)) this.heardAt.set(event.id, performance.now())
    }
    if (event.kind === 'commentAdded') {
      this.#news.add(event.id, { comment: event.id })
      const carId = topic.slice('cars/'.length)
      const known = this.comments.get(carId)
      const comment = { ...event.comment, id: event.id }
      if (known) this.comments.set(carId, { ...known, comments: mergeById(known.comments, [comment]) })
    } else if (event.kind === 'messageAdded') {
      const { other, me } = this.sight
      const isWithOther = event.message.senderId === other.id || event.message.senderId === me.id
      if (isWithOther) this.#addMessages([{ ...event.message, id: event.id }])
    } else if (topic === 'cars' && (event.kind === 'carAdded' || event.kind === 'carChanged')) {
      this.#news.add(event.id, { car: event.car })
      this.cars.set(event.id, event.car)
    }
  }

  /** Looks anew, until there is an answer, as `web/catch-up.ts` does. */
  async #catchUp(topic: Topic): Promise<void> {
    this.#looks++
    for (let attempt = 0; !this.#isClosed; attempt++) {
      try {
        await this.#look(topic)
        break
      } catch {
        await sleep(reconnectDelayMs(attempt))
      }
    }
    this.#looks--
  }

  async #look(topic: Topic): Promise<void> {
    if (topic === 'messages') {
      const { other } = this.sight
      const map = await this.#read<Message>(
        `messages.json?with=${other.id}&orderBy="$key"&limitToLast=${pages.messages}`,
      )
      return this.#addMessages(rowsOf(map))
    }
    if (topic === 'cars') {
      const [map, news] = await this.#news.during(() => this.#read<Car>('cars.json?'))
      for (const [id, car] of Object.entries(map ?? {})) this.cars.set(id, car)
      for (const [id, said] of news) if ('car' in said && said.car) this.cars.set(id, said.car)
      return
    }
    const carId = topic.slice('cars/'.length)
    if (!this.comments.has(carId)) this.comments.set(carId, (await this.#loadComments(carId))[0])
    const [newest, heard] = await this.#loadComments(carId)
    const known = this.comments.get(carId)
    if (known) this.comments.set(carId, withNewest(known, newest, heard))
  }

  #addMessages(messages: MessageWithId[]): void {
    this.messages = mergeById(this.messages, messages).slice(-pages.messages)
  }

  async #loadComments(carId: string, before?: string): Promise<[LoadedComments, ReadonlyMap<string, unknown>]> {
    const end = before === undefined ? '' : `&endBefore="${before}"`
    const path = `cars/${carId}/comments.json?orderBy="$key"${end}&limitToLast=${pages.comments}`
    const [map, heard] = await this.#news.during(() => this.#read<Comment>(path))
    const comments = rowsOf(map)
    const hasEarlier = comments.length === pages.comments
    return [{ comments, hasEarlier, answeredTo: comments.at(-1)?.id ?? '' }, heard]
  }

  /** Scrolls up to the first comment of a car. */
  async loadEarlier(carId: string): Promise<void> {
    for (let known = this.comments.get(carId); known?.hasEarlier; known = this.comments.get(carId)) {
      const [earlier] = await this.#loadComments(carId, known.comments[0]?.id)
      const comments = mergeById(known.comments, earlier.comments)
      this.comments.set(carId, { ...known, comments, hasEarlier: earlier.hasEarlier })
    }
  }

  async #read<Row>(path: string): Promise<Record<string, Row> | null> {
    const url = `${this.address}/api/${path}&auth=${this.sight.me.token}`
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) })
    if (!response.ok) throw new Error(`Answered ${response.status}`)
    return (await response.json()) as Record<string, Row> | null
  }
}
