import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { newKey } from './api.ts'
import { CallError, sentenceOf } from './call-error.ts'
import { draftKeys, readDraft, writeDraft, type DraftKey } from './drafts.ts'
import { useLiveStatus } from './live.ts'
import { readSession } from './session.ts'

/** A text that is on its way, or that could not be sent. */
export interface Unsent {
  /** Its idempotency key: however often it is tried, it arrives once. */
  key: string
  text: string
  state: 'sending' | 'failed'
  /** Why it failed, for the screen. */
  sentence: string | null
  /** The server will never take it: trying again is the person's decision. */
  isRefused: boolean
}

/** Sends one text under its idempotency key. */
export type Send = (text: string, key: string) => Promise<void>

/**
 * Sends texts one after the other, in the order in which they were written. What cannot be sent stays, also over a
 * reload, until it is tried again.
 */
export class Outbox {
  items: readonly Unsent[]
  #storedAs: DraftKey
  readonly #owner: string | undefined
  #isRunning = false
  #listeners = new Set<() => void>()

  constructor(storedAs: DraftKey) {
    this.#storedAs = storedAs
    this.#owner = storedAs.split(':')[2]
    const stored = readDraft<Pick<Unsent, 'key' | 'text'>[]>(storedAs) ?? []
    this.items = stored.map(({ key, text }) => ({ key, text, state: 'failed', sentence: null, isRefused: false }))
  }

  add(text: string, send: Send): void {
    this.#set([...this.items, { key: newKey(), text, state: 'sending', sentence: null, isRefused: false }])
    this.retry(send)
  }

  /** Tries everything again that may still arrive. */
  retry(send: Send): void {
    this.#set(this.items.map((item) => (item.isRefused ? item : { ...item, state: 'sending', sentence: null })))
    if (!this.#isRunning) void this.#run(send)
  }

  /** It is not to be sent any more: it has arrived (its echo was heard, or its call answered), or was given up. */
  remove(key: string | undefined): void {
    if (this.#has(key)) this.#set(this.items.filter((item) => item.key !== key))
  }

  /** Stands on the page, which tries again what lies here. */
  get isShown(): boolean {
    return this.#listeners.size > 0
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  async #run(send: Send): Promise<void> {
    this.#isRunning = true
    for (let item = this.#next(); item; item = this.#next()) {
      try {
        await send(item.text, item.key)
        this.remove(item.key)
      } catch (error) {
        this.#fail(item.key, error)
      }
    }
    this.#isRunning = false
  }

  #next(): Unsent | undefined {
    return this.#isOwnersTurn ? this.items.find((item) => item.state === 'sending') : undefined
  }

  /** Is it still the person who wrote? What is left after a logout is neither sent nor kept, whoever comes next. */
  get #isOwnersTurn(): boolean {
    return readSession()?.userId === this.#owner
  }

  /** What comes after a failure that may pass waits with it, so that the order is kept. */
  #fail(key: string, error: unknown): void {
    if (!this.#has(key)) return
    const sentence = sentenceOf(error)
    const isRefused = error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 429
    let isWaiting = false
    this.#set(
      this.items.map((item) => {
        const isIt = item.key === key
        isWaiting ||= isIt && !isRefused
        if (isIt) return { ...item, state: 'failed', sentence, isRefused }
        return isWaiting ? { ...item, state: 'failed' } : item
      }),
    )
  }

  #has(key: string | undefined): boolean {
    return this.items.some((item) => item.key === key)
  }

  #set(items: readonly Unsent[]): void {
    this.items = this.#isOwnersTurn ? items : []
    writeDraft(this.#storedAs, this.items.length === 0 ? null : this.items.map(({ key, text }) => ({ key, text })))
    for (const listener of this.#listeners) listener()
  }
}

/** Outboxes live longer than the page that shows them. */
const outboxes = new Map<string, Outbox>()

/**
 * The outbox of this name for this person: what lies in it, and what can be done with it. What lies in it is tried again
 * by itself whenever the connection comes about: after a reload nobody knows whether the last try had arrived.
 */
export function useOutbox(name: string, userId: string, send: Send) {
  const outbox = outboxOf(`${userId}:${name}`)
  const isConnected = useLiveStatus().state === 'connected'
  const retryAll = useEffectEvent((stuck: Outbox) => stuck.retry(send))
  useEffect(() => {
    if (isConnected) retryAll(outbox)
  }, [outbox, isConnected])
  return {
    unsent: useSyncExternalStore(outbox.subscribe, () => outbox.items),
    add: (text: string) => outbox.add(text, send),
    retry: () => outbox.retry(send),
    remove: (key: string | undefined) => outbox.remove(key),
  }
}

/** Sends what this person wrote on screens that are not open now; `sendTo` answers how, by the outbox's name. */
export function sendUnsent(userId: string, sendTo: (name: string) => Send | undefined): void {
  const beginning = `draft:unsent:${userId}:` as const
  for (const key of draftKeys(beginning)) {
    const name = key.slice(beginning.length)
    const outbox = outboxOf(`${userId}:${name}`)
    const send = sendTo(name)
    if (send && !outbox.isShown) outbox.retry(send)
  }
}

function outboxOf(name: string): Outbox {
  const known = outboxes.get(name)
  if (known) return known
  const outbox = new Outbox(`draft:unsent:${name}`)
  outboxes.set(name, outbox)
  return outbox
}
