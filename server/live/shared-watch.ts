import { EntryStream } from '../http/entry-stream.ts'
import { type Hub, type HubEvent } from '../events/hub.ts'
import { type Refreshed, type Watch } from './watch.ts'

/** A stream that reads a node. */
export interface Reader {
  /** Sends the text of `count` changes. */
  send(text: string, count: number): void
  /** Sends the whole node: its text, or entries to be read in pieces. */
  sendWhole(whole: string | EntryStream): void
  /** Ends the stream when the node cannot be read. */
  fail(error: unknown): void
}

/** Maximum events that wait for a refresh; beyond them every reader gets the whole node. */
const maxPending = 10_000

interface Given {
  hub: Hub
  /** Runs a refresh when the limit of concurrent refreshes allows it. */
  takeTurn: (refresh: () => Promise<void>) => Promise<void>
  /** Called when the last reader has left. */
  onEmpty: () => void
}

/**
 * A node with one set of rights, watched for all streams that read it: one refresh and one text serve them all, and
 * events that arrive during a refresh share the next one.
 */
export class SharedWatch {
  readonly #watch: Watch
  readonly #given: Given
  readonly #readers = new Set<Reader>()
  /** Readers that wait for the whole node. */
  #waiting = new Set<Reader>()
  #pending: HubEvent[] = []
  #isBusy = false
  #stops: (() => void)[] = []

  constructor(watch: Watch, given: Given) {
    this.#watch = watch
    this.#given = given
  }

  /** Sends a reader the whole node, then every change, until the returned function is called. */
  join(reader: Reader): () => void {
    if (this.#readers.size === 0) this.#listen()
    this.#readers.add(reader)
    this.giveWhole(reader)
    return () => this.#leave(reader)
  }

  /** Sends a reader the whole node again. */
  giveWhole(reader: Reader): void {
    if (!this.#readers.has(reader)) return
    this.#waiting.add(reader)
    this.#wake()
  }

  /** Subscribes before the first read, so that no change is missed. */
  #listen(): void {
    this.#stops = this.#watch.topics.map((topic) => this.#given.hub.subscribe(topic, (event) => this.#receive(event)))
  }

  #receive(event: HubEvent): void {
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
      await this.#given.takeTurn(() => this.#refresh())
    }
    // Set in the same turn as the check above, so that a later event starts the loop again.
    this.#isBusy = false
  }

  async #refresh(): Promise<void> {
    const events = this.#pending.splice(0)
    let waiting = this.#waiting
    this.#waiting = new Set()
    // A reader that joins during the refresh waits for the next one.
    let others = [...this.#readers].filter((reader) => !waiting.has(reader))
    try {
      let refreshed = await this.#watch.refresh(events, waiting.size > 0)
      if (refreshed.isReset) {
        waiting = new Set([...waiting, ...others])
        others = []
        refreshed = await this.#watch.refresh([], true)
      }
      this.#sendChanges(refreshed, others)
      if (waiting.size > 0) await this.#sendWhole(refreshed.whole, waiting)
    } catch (error) {
      for (const reader of [...waiting, ...others]) reader.fail(error)
    }
  }

  #sendChanges({ changes }: Refreshed, readers: Reader[]): void {
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
      // A stream is read for each reader at that reader's pace, because the list is never whole in memory.
      const own = left ?? (await this.#watch.refresh([], true)).whole
      left = undefined
      reader.sendWhole(own as EntryStream)
    }
  }
}
