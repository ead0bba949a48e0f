import { createStore, type Store } from '../ui/store.ts'

/** A list in local storage, shared by all tabs; logout removes it. */
export function createStoredList<T>(key: string): Store<readonly T[]> {
  let lastRead: { stored: string | null; list: readonly T[] } = { stored: null, list: [] }

  function read(): readonly T[] {
    const stored = localStorage.getItem(key)
    if (stored !== lastRead.stored) lastRead = { stored, list: listIn(stored) }
    return lastRead.list
  }

  function write(list: readonly T[]): void {
    try {
      if (list.length === 0) localStorage.removeItem(key)
      else localStorage.setItem(key, JSON.stringify(list))
    } catch {
      // A full storage loses the list, never the page.
    }
  }

  function follow(changed: () => void): () => void {
    window.addEventListener('storage', changed)
    return () => window.removeEventListener('storage', changed)
  }

  return createStore({ read, write, follow })
}

function listIn<T>(stored: string | null): readonly T[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(list) ? (list as T[]) : []
  } catch {
    return []
  }
}
