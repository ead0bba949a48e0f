import { useSyncExternalStore } from 'react'

interface Followed<T> {
  get: () => T
  subscribe: (listener: () => void) => () => void
}

/** A value outside components, which they follow. */
export interface Store<T> extends Followed<T> {
  set: (value: T) => void
  /** Calls `listener` after every change. Returns how to stop. */
  subscribe: (listener: (value: T) => void) => () => void
}

/** Where a store's value is stored. */
interface Place<T> {
  read: () => T
  write: (value: T) => void
  /** Watches for changes from outside while somebody listens. Returns how to stop. */
  follow?: (changed: () => void) => () => void
}

export function createStore<T>({ read, write, follow }: Place<T>): Store<T> {
  const listeners = new Set<(value: T) => void>()
  let unfollow: (() => void) | undefined
  const notify = () => {
    const value = read()
    for (const listener of listeners) listener(value)
  }
  return {
    get: read,
    set(value) {
      write(value)
      notify()
    },
    subscribe(listener) {
      listeners.add(listener)
      if (listeners.size === 1) unfollow = follow?.(notify)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) unfollow?.()
      }
    },
  }
}

/** A store whose value lives as long as the page. */
export function createPageStore<T>(initial: T, follow?: Place<T>['follow']): Store<T> {
  let value = initial
  const write = (next: T) => {
    value = next
  }
  return createStore({ read: () => value, write, ...(follow && { follow }) })
}

/** The current value. `serverValue` is the one that server rendering uses. */
export function useStore<T>({ subscribe, get }: Followed<T>, serverValue: () => T = get): T {
  return useSyncExternalStore(subscribe, get, serverValue)
}
