import { browserStorage } from '../storage.ts'
import { like, storedValue } from '../stored-value.ts'
import { createStore, type Store } from '../ui/store.ts'

interface ListForm<T> {
  /** As of `storedValue`. */
  version: number
  /** An entry with the fields that every reader needs; a list with another entry is none. */
  entry: Partial<T>
}

/** A list in local storage, shared by all tabs; logout removes it. */
export function createStoredList<T>(key: string, { version, entry }: ListForm<T>): Store<readonly T[]> {
  const isShaped = like([entry]) as unknown as (value: unknown) => value is readonly T[]
  const stored = storedValue<readonly T[]>(key, { version, isShaped })
  let lastRead: { text: string | null; list: readonly T[] } = { text: null, list: [] }

  function read(): readonly T[] {
    const text = browserStorage.get(key)
    // The list stays the same until the text changes.
    if (text !== lastRead.text) lastRead = { text, list: stored.read() ?? [] }
    return lastRead.list
  }

  return createStore({
    read,
    write: (list) => stored.write(list.length === 0 ? null : list),
    follow: (changed) => browserStorage.follow(changed),
  })
}
