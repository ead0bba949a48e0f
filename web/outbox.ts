import { useEffect } from 'react'
import { newKey } from './api.ts'
import { CallError, sentenceOf } from './call-error.ts'
import { readDraft, unsentKeys, writeDraft } from './drafts.ts'
import { useIsReachable } from './live.ts'
import { serverNow } from './server-clock.ts'
import { like } from './stored-value.ts'
import { mayStoreFor, onSessionChange, readSession } from './session.ts'
import { createPageStore, useStore } from './ui/store.ts'
import { holdForms } from './waiting-drafts.ts'

/** What a person has written and the server has not received. */
export interface Item<Content> {
  /** The idempotency key, so that retries arrive once. */
  key: string
  /** The name of its kind. */
  kind: string
  /** Its receiver or subject. */
  to: string
  /** The writer's id. */
  by: string
  /** Epoch ms; later items have a later time. */
  at: number
  content: Content
}

/** An item that is being sent or failed. */
export interface Unsent<Content> extends Item<Content> {
  state: 'sending' | 'failed'
  /** Why it failed, for the screen. */
  sentence: string | null
  /** Whether the server will never accept it, so that only the person retries. */
  isRefused: boolean
  onArrival?: (() => void) | undefined
}

/** How one kind of items is sent. */
export interface Kind<Content> {
  name: string
  /** Whether it can send this; an item with another content was stored by another build, and is left alone. */
  isContent(content: unknown): boolean
  send(item: Item<Content>): Promise<void>
  /** Takes back what could not be sent. Without it items stay, after a reload too, until they are retried. */
  takeBack?(item: Pick<Item<Content>, 'by' | 'content'>, error: unknown): void
}

/** The items of one kind and receiver, which are sent in order. */
type Line = Pick<Item<unknown>, 'kind' | 'to'>

type NewItem<Content> = Pick<Unsent<Content>, 'to' | 'content' | 'onArrival'> & { key?: string | undefined }

const isItem = like<Item<unknown>>({ key: '', kind: '', to: '', by: '', at: 0, content: null })

/** Sends what the logged-in person has written. It learns its kinds from its callers. */
export class Outbox {
  readonly unsent = createPageStore<readonly Unsent<unknown>[]>([])
  #kinds = new Map<string, Kind<unknown>>()
  #underWay: readonly Unsent<unknown>[] = []
  #shown = new Set<Line>()
  #owner: string | undefined

  constructor() {
    this.#open()
    const isStaying = ({ kind }: Unsent<unknown>) => !this.#kinds.get(kind)?.takeBack
    const held = () => this.unsent.get().filter(isStaying)
    holdForms(() => held().map((item) => [`draft:unsent:${item.key}`, stored(item)] as const))
    onSessionChange(() => {
      if (readSession()?.userId !== this.#owner) this.#open()
    })
  }

  add<Content>(kind: Kind<Content>, { to, content, onArrival, key = newKey() }: NewItem<Content>): void {
    const by = readSession()?.userId
    if (by === undefined) return
    const at = Math.max(serverNow(), 1 + (this.unsent.get().at(-1)?.at ?? 0))
    const item = { key, kind: kind.name, to, by, at, content }
    writeDraft(`draft:unsent:${key}`, stored(item))
    this.unsent.set([...this.unsent.get(), { ...item, ...untried, onArrival }])
    this.retry([kind], to)
  }

  /** Marks a line that a page shows and retries itself. Returns how to stop. */
  show(line: Line): () => void {
    this.#shown.add(line)
    return () => this.#shown.delete(line)
  }

  /**
   * Retries what may still arrive of these kinds: the items for `to`, or else those that no page shows. What was written
   * more than a day ago waits for a press, because its writer may not mean it any more.
   */
  retry(kinds: readonly Kind<never>[], to?: string, { byPress = false } = {}): void {
    for (const kind of kinds) this.#kinds.set(kind.name, kind)
    const isShown = (item: Line) => [...this.#shown].some((line) => isSameLine(line, item))
    const isMeant = (item: Unsent<unknown>) =>
      kinds.some(({ name }) => name === item.kind) && (to === undefined ? !isShown(item) : item.to === to)
    const mayGo = ({ isRefused, at }: Unsent<unknown>) => !isRefused && (byPress || serverNow() - at < unaskedMs)
    const retried = (item: Unsent<unknown>) => (isMeant(item) && mayGo(item) ? { ...item, ...untried } : item)
    this.unsent.set(this.unsent.get().map(retried))
    this.#run()
  }

  /** Removes an item that arrived, by its echo or the answer, or was given up. */
  remove(key: string | undefined): void {
    if (this.#has(key)) this.#forget(key)
  }

  /** Loads the items of the current person. */
  #open(): void {
    this.#owner = readSession()?.userId
    const items = unsentKeys().flatMap((key) => readDraft(key, isItem) ?? [])
    const own = items.filter(({ by }) => by === this.#owner).toSorted((a, b) => a.at - b.at)
    this.unsent.set(own.map((item) => ({ ...item, ...untried, state: 'failed' })))
  }

  /** Sends the first item of each line. Nothing is sent after a logout, whoever logs in next. */
  #run(): void {
    for (const item of this.unsent.get()) {
      const kind = this.#kinds.get(item.kind)
      const isNext = item.state === 'sending' && !this.#underWay.some((other) => isSameLine(other, item))
      if (kind?.isContent(item.content) && isNext && item.by === readSession()?.userId) void this.#send(item, kind)
    }
  }

  async #send(item: Unsent<unknown>, kind: Kind<unknown>): Promise<void> {
    this.#underWay = [...this.#underWay, item]
    try {
      await kind.send(item)
      this.#forget(item.key)
      item.onArrival?.()
    } catch (error) {
      if (kind.takeBack) this.#takeBack(item, kind, error)
      else if (this.#has(item.key)) this.#fail(item, error)
    }
    this.#underWay = this.#underWay.filter((other) => other !== item)
    this.#run()
  }

  #takeBack(item: Unsent<unknown>, kind: Kind<unknown>, error: unknown): void {
    this.#forget(item.key)
    if (mayStoreFor(item.by)) kind.takeBack?.(item, error)
  }

  /** Later items of the line wait with a failure that may pass, so that their order stays. */
  #fail(failed: Unsent<unknown>, error: unknown): void {
    const sentence = sentenceOf(error)
    const isRefused = error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 429
    const after = (item: Unsent<unknown>): Unsent<unknown> => {
      if (item.key === failed.key) return { ...item, state: 'failed', sentence, isRefused }
      const isWaiting = !isRefused && isSameLine(item, failed) && item.at > failed.at
      return isWaiting ? { ...item, state: 'failed' } : item
    }
    this.unsent.set(this.unsent.get().map(after))
  }

  #has(key: string | undefined): key is string {
    return this.unsent.get().some((item) => item.key === key)
  }

  #forget(key: string): void {
    writeDraft(`draft:unsent:${key}`, null)
    this.unsent.set(this.unsent.get().filter((item) => item.key !== key))
  }
}

/** Ms after which an item is sent only by a press. */
const unaskedMs = 24 * 60 * 60 * 1000

const untried = { state: 'sending', sentence: null, isRefused: false } as const

function stored({ key, kind, to, by, at, content }: Item<unknown>): Item<unknown> {
  return { key, kind, to, by, at, content }
}

function isSameLine(one: Line, other: Line): boolean {
  return one.kind === other.kind && one.to === other.to
}

function isOf<Content>(
  kind: Pick<Kind<Content>, 'name' | 'isContent'>,
  item: Unsent<unknown>,
): item is Unsent<Content> {
  return item.kind === kind.name && kind.isContent(item.content)
}

let ofThisPage: Outbox | undefined

/** The page's one outbox. It outlives the screens that show its items. */
export function outbox(): Outbox {
  return (ofThisPage ??= new Outbox())
}

/**
 * The items for one receiver and what can be done with them. They are retried at every connection, because after a
 * reload nobody knows whether the last attempt arrived.
 */
export function useOutbox<Content>(kind: Kind<Content>, to: string) {
  const isConnected = useIsReachable()
  useEffect(() => outbox().show({ kind: kind.name, to }), [kind, to])
  useEffect(() => {
    if (isConnected) outbox().retry([kind], to)
  }, [kind, to, isConnected])
  const all = useStore(outbox().unsent)
  return {
    unsent: all.filter((item): item is Unsent<Content> => isOf(kind, item) && item.to === to),
    add: (content: Content) => outbox().add(kind, { to, content }),
    retry: () => outbox().retry([kind], to, { byPress: true }),
    remove: (key: string | undefined) => outbox().remove(key),
  }
}
