/** A browser tab as drills play it: the browser's own live client and the merging of its pages. */
import { setTimeout as sleep } from 'node:timers/promises'
import { type Car } from '../contract/car.ts'
import { type Comment, type CommentWithId } from '../contract/comment.ts'
import { pages } from '../contract/limits.ts'
import { livePath, reconnectDelayMs, type LiveEvent, type Topic } from '../contract/live.ts'
import { type Message, type MessageWithId } from '../contract/message.ts'
import { type Caller } from '../scripts/callers.ts'
import { withChanges, withEarlier, withNewest, type LoadedComments } from '../web/comments/loaded-comments.ts'
import { EventsSince, type Changes } from '../web/events-since.ts'
import { LiveConnection, type Listener } from '../web/live-connection.ts'
import { mergeById, rowsOf } from '../web/rows-by-id.ts'

/** What a tab looks at: the list of cars, some cars' comments, and the conversation with another person. */
export interface Sight {
  me: Caller
  other: Caller
  carIds: string[]
}

/** Somebody who listens at an address and keeps their token, unless told how to renew it. */
export function listenerAt(address: string, { token }: Caller, renewToken = async () => token): Listener {
  const url = address.replace('http', 'ws') + livePath
  const readToken = () => token
  const freshToken = async () => token
  return { url: () => url, readToken, freshToken, renewToken, isAnswered: async () => false, watch: () => () => {} }
}

/** Listens from its making on. */
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
  readonly #carEvents = new EventsSince<Car>()
  readonly #commentEvents = new EventsSince<CommentWithId>()
  readonly #heardHere = new Set<string>()
  readonly #settled = new Set<Topic>()
  readonly #topics: Topic[]
  readonly #stops: (() => void)[]

  constructor(address: string, sight: Sight) {
    this.address = address
    this.sight = sight
    this.#topics = ['cars', 'messages', ...sight.carIds.map((id): Topic => `cars/${id}`)]
    const connection = new LiveConnection(listenerAt(address, sight.me))
    connection.onStatus(() => {
      if (connection.status.state !== 'lost') return
      this.gaps++
      this.#settled.clear()
      this.#heardHere.clear()
    })
    this.#stops = this.#topics.map((topic) => {
      const onEvent = (event: LiveEvent) => this.#take(topic, event)
      return connection.subscribe(topic, { onEvent, onSubscribed: () => void this.#refetchAnswered(topic) })
    })
  }

  /** Is every topic confirmed and every refetch answered? */
  get isSettled(): boolean {
    return this.#settled.size === this.#topics.length
  }

  close(): void {
    for (const stop of this.#stops) stop()
  }

  #take(topic: Topic, event: LiveEvent): void {
    this.events++
    if (event.kind === 'commentAdded' || event.kind === 'messageAdded' || event.kind === 'carAdded') {
      if (this.#heardHere.has(event.id)) this.doubled++
      this.#heardHere.add(event.id)
      if (!this.heardAt.has(event.id)) this.heardAt.set(event.id, performance.now())
    }
    if (event.kind === 'commentAdded') {
      const comment = { ...event.comment, id: event.id }
      const carId = topic.slice('cars/'.length)
      this.#commentEvents.add(event.id, comment)
      const known = this.comments.get(carId)
      if (known) this.comments.set(carId, withChanges(known, new Map([[event.id, comment]])))
    } else if (event.kind === 'messageAdded') {
      const { other, me } = this.sight
      const isWithOther = [other.userId, me.userId].includes(event.message.senderId)
      if (isWithOther) this.#addMessages([{ ...event.message, id: event.id }])
    } else if (topic === 'cars' && (event.kind === 'carAdded' || event.kind === 'carChanged') && event.car) {
      this.#carEvents.add(event.id, event.car)
      this.cars.set(event.id, event.car)
    }
  }

  /** Refetches until there is an answer, as `web/refetcher.ts` does. */
  async #refetchAnswered(topic: Topic): Promise<void> {
    const round = this.gaps
    for (let attempt = 0; round === this.gaps; attempt++) {
      try {
        await this.#refetch(topic)
        if (round === this.gaps) this.#settled.add(topic)
        return
      } catch {
        await sleep(reconnectDelayMs(attempt))
      }
    }
  }

  async #refetch(topic: Topic): Promise<void> {
    if (topic === 'messages') {
      const path = `messages.json?with=${this.sight.other.userId}&orderBy="$key"&limitToLast=${pages.messages}`
      this.#addMessages(rowsOf(await this.#read<Message>(path)))
    } else if (topic === 'cars') {
      const [map, since] = await this.#carEvents.request(() => this.#read<Car>('cars.json?'))
      for (const [id, car] of [...Object.entries(map ?? {}), ...since]) if (car) this.cars.set(id, car)
    } else {
      const carId = topic.slice('cars/'.length)
      if (!this.comments.has(carId)) this.comments.set(carId, (await this.#loadComments(carId))[0])
      const [newest, since] = await this.#loadComments(carId)
      const known = this.comments.get(carId)
      if (known) this.comments.set(carId, withNewest(known, newest, since))
    }
  }

  #addMessages(messages: MessageWithId[]): void {
    this.messages = mergeById(this.messages, messages).slice(-pages.messages)
  }

  async #loadComments(carId: string, before?: string): Promise<[LoadedComments, Changes<CommentWithId>]> {
    const end = before === undefined ? '' : `&endBefore="${before}"`
    const path = `cars/${carId}/comments.json?orderBy="$key"${end}&limitToLast=${pages.comments}`
    const [map, since] = await this.#commentEvents.request(() => this.#read<Comment>(path))
    const comments = rowsOf(map)
    const hasEarlier = comments.length === pages.comments
    return [{ comments, hasEarlier, answeredTo: comments.at(-1)?.id ?? '' }, since]
  }

  /** Scrolls up to the first comment of a car. */
  async loadEarlier(carId: string): Promise<void> {
    for (let known = this.comments.get(carId); known?.hasEarlier; known = this.comments.get(carId)) {
      const [earlier, since] = await this.#loadComments(carId, known.comments[0]?.id)
      this.comments.set(carId, withEarlier(known, earlier, since))
    }
  }

  async #read<Row>(path: string): Promise<Record<string, Row> | null> {
    const url = `${this.address}/api/${path}&auth=${this.sight.me.token}`
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) })
    if (!response.ok) throw new Error(`Answered ${response.status}`)
    return (await response.json()) as Record<string, Row> | null
  }
}
