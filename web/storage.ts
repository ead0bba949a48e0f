import { createPageStore } from './ui/store.ts'

/**
 * The only door to the browser's storages (decision 101). What the browser does not take, because it forbids storing or
 * has no room left, stays in memory until the page is closed.
 */

/** Why something that a person would miss could not be stored. */
export type StorageTrouble = 'blocked' | 'full'

/** The first trouble of this page. */
export const storageTrouble = createPageStore<StorageTrouble | null>(null)

/** The beginning of keys of copies of what the server has; they give way to everything else. */
export const copyKeys = 'lastSeen:'

/** Texts by key in one of the browser's storages. */
class TextStorage {
  /** Throws where the browser forbids it. */
  readonly #area: () => Storage
  /** What the browser did not take. */
  readonly #memory = new Map<string, string>()

  constructor(area: () => Storage) {
    this.#area = area
  }

  get(key: string): string | null {
    return this.#memory.get(key) ?? this.#ask((area) => area.getItem(key)) ?? null
  }

  /** Stores `text`. Who would miss it (`isMissed`) is told when only memory takes it. */
  set(key: string, text: string, isMissed = false): void {
    const trouble = this.#store(key, text)
    if (trouble === null) return
    const isStored = trouble === 'full' && this.#dropCopies(key) && this.#store(key, text) === null
    if (isStored) return
    this.#memory.set(key, text)
    if (isMissed && storageTrouble.get() === null) storageTrouble.set(trouble)
  }

  remove(key: string): void {
    this.#memory.delete(key)
    this.#ask((area) => area.removeItem(key))
  }

  /** The keys that begin with `beginning`. */
  keys(beginning: string): string[] {
    const stored = this.#ask((area) => Object.keys(area)) ?? []
    return [...new Set([...stored, ...this.#memory.keys()])].filter((key) => key.startsWith(beginning))
  }

  clear(): void {
    this.#memory.clear()
    this.#ask((area) => area.clear())
  }

  /**
   * Calls `changed` with the key when another tab changes a text; `null` is all of them, also for a page that Back brings
   * from before, which heard nothing meanwhile. Returns how to stop.
   */
  follow(changed: (key: string | null) => void): () => void {
    const onStorageEvent = ({ key }: StorageEvent) => {
      // The other tab's value is newer than the one that found no room here.
      if (key === null) this.#memory.clear()
      else this.#memory.delete(key)
      changed(key)
    }
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) changed(null)
    }
    window.addEventListener('storage', onStorageEvent)
    window.addEventListener('pageshow', onPageShow)
    return () => {
      window.removeEventListener('storage', onStorageEvent)
      window.removeEventListener('pageshow', onPageShow)
    }
  }

  #ask<T>(ask: (area: Storage) => T): T | undefined {
    try {
      return ask(this.#area())
    } catch {
      return undefined
    }
  }

  #store(key: string, text: string): StorageTrouble | null {
    try {
      this.#area().setItem(key, text)
      this.#memory.delete(key)
      return null
    } catch (error) {
      return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked'
    }
  }

  /** Makes room for anything but another copy; returns whether there were any. */
  #dropCopies(key: string): boolean {
    const copies = key.startsWith(copyKeys) ? [] : this.keys(copyKeys)
    for (const copy of copies) this.remove(copy)
    return copies.length > 0
  }
}

// oxlint-disable-next-line no-restricted-globals -- this is the door
export const browserStorage = new TextStorage(() => localStorage)
// oxlint-disable-next-line no-restricted-globals -- this is the door
export const tabStorage = new TextStorage(() => sessionStorage)
