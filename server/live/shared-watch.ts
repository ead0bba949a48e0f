import { EntryStream } from '../wire/entry-stream.ts'
import { type Hub, type HubEvent } from './hub.ts'
import { type Look, type Watch } from './watch.ts'

/** A stream of events that reads a node. */
export interface Reader {
  /** Delivers the text of `count` changes. */
  send(text: string, count: number): void
  /** Delivers the whole: its text, or entries to be read piece by piece. */
  sendWhole(whole: string | EntryStream): void
  /** Ends the stream, as the node cannot be read. */
  fail(error: unknown): void
}

/** Events that wait for one look; beyond them every reader gets the whole. */
const maxPending = 10_000

interface Given {
  hub: Hub
  /** Runs a look when it is its turn among those of all nodes. */
  takeTurn: (look: () => Promise<void>) => Promise<void>
  /** Called when the last reader has left. */
  onEmpty: () => void
}

/**
 * One node as one kind of viewer sees it, watched for all streams that read it: one look and one text serve them all, and
 * events that come while it waits or looks are looked at together.
 */
export class SharedWatch {
  readonly #watch: Watch
  readonly #given: Given
  readonly #readers = new Set<Reader>()
  /** Readers that wait for the whole. */
  #waiting = new Set<Reader>()
  #pending: HubEvent[] = []
  #isBusy = false
  #stops: (() => void)[] = []

  constructor(watch: Watch, given: Given) {
    this.#watch = watch
    this.#given = given
  }

  /** Gives a reader the whole, then every change, until the returned function is called. */
  join(reader: Reader): () => void {
    if (this.#readers.size === 0) this.#listen()
    this.#readers.add(reader)
    this.giveWhole(reader)
    return () => this.#leave(reader)
  }

  /** Gives a reader the whole again. */
  giveWhole(reader: Reader): void {
    if (!this.#readers.has(reader)) return
    this.#waiting.add(reader)
    this.#wake()
  }

  /** It listens before it looks, so that nothing falls between. */
  #listen(): void {
    this.#stops = this.#watch.topics.map((topic) => this.#given.hub.subscribe(topic, (event) => this.#hear(event)))
  }

  #hear(event: HubEvent): void {
    this.#pending.push(event)
    if (this.#pending.length > maxPending) {
      this.#pending = []
      this.#waiting = new Set(this.#readers)
    }
    this.#wake()
  }

  #leave(reader: Reader): void {
    if (!this.#readers.delete(reader)) return
    this.#waiting.delete(reader)
    if (this.#readers.size > 0) return
    for (const stop of this.#stops.splice(0)) stop()
    this.#pending = []
    this.#given.onEmpty()
  }

  #wake(): void {
    if (this.#isBusy) return
    this.#isBusy = true
    void this.#work()
  }

  async #work(): Promise<void> {
    while (this.#pending.length > 0 || this.#waiting.size > 0) {
      await this.#given.takeTurn(() => this.#look())
    }
    // In the same turn as the last look round: what comes after it wakes anew.
    this.#isBusy = false
  }

  async #look(): Promise<void> {
    const events = this.#pending.splice(0)
    let waiting = this.#waiting
    this.#waiting = new Set()
    // Who comes while it looks waits for the next look.
    let others = [...this.#readers].filter((reader) => !waiting.has(reader))
    try {
      let look = await this.#watch.look(events, waiting.size > 0)
      if (look.isAnew) {
        waiting = new Set([...waiting, ...others])
        others = []
        look = await this.#watch.look([], true)
      }
      this.#sendChanges(look, others)
      if (waiting.size > 0) await this.#sendWhole(look.whole, waiting)
    } catch (error) {
      for (const reader of [...waiting, ...others]) reader.fail(error)
    }
  }

  #sendChanges({ changes }: Look, readers: Reader[]): void {
    if (changes.length === 0 || readers.length === 0) return
    const events = changes.map(
      ({ path, data, merge }) => `event: ${merge ? 'patch' : 'put'}\ndata: ${JSON.stringify({ path, data })}\n\n`,
    )
    const text = events.join('')
    for (const reader of readers) if (this.#readers.has(reader)) reader.send(text, changes.length)
  }

  async #sendWhole(whole: unknown, readers: Set<Reader>): Promise<void> {
    let left: unknown = whole
    const text =
      whole instanceof EntryStream
        ? undefined
        : `event: put\ndata: {"path":"/","data":${JSON.stringify(whole ?? null)}}\n\n`
    for (const reader of readers) {
      if (!this.#readers.has(reader)) continue
      if (text !== undefined) {
        reader.sendWhole(text)
        continue
      }
      // A list that is never whole in memory is read for each reader, as fast as that one takes it.
      const own = left ?? (await this.#watch.look([], true)).whole
      left = undefined
      reader.sendWhole(own as EntryStream)
    }
  }
}
