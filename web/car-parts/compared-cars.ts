import { comparedKey } from '../draft-keys.ts'
import { browserStorage } from '../storage.ts'
import { createStore, useStore } from '../ui/store.ts'

/** The cars being compared in this browser; logout removes them with all local storage. */

export const maxCompared = 4

const compared = createStore<string>({
  read: () => browserStorage.get(comparedKey) ?? '',
  write: (ids) => browserStorage.set(comparedKey, ids),
  follow: (changed) => browserStorage.follow(changed),
})

/** Their ids in the order they were added. */
export function useCompared(): string[] {
  return idsIn(useStore(compared, () => ''))
}

/** Stores the cars of a comparison. */
export function rememberCompared(ids: readonly string[]): void {
  compared.set(ids.join(','))
}

/** Adds a car at the end or removes it; returns false when four are there already. */
export function changeCompared(id: string, isCompared: boolean): boolean {
  const others = idsIn(compared.get()).filter((other) => other !== id)
  if (isCompared && others.length >= maxCompared) return false
  rememberCompared(isCompared ? [...others, id] : others)
  return true
}

/** The ids for the address of a comparison with this car; a fifth waits there until one of the four is removed. */
export function withCompared(id: string): string {
  return [...new Set([...idsIn(compared.get()), id])].join(',')
}

function idsIn(text: string): string[] {
  return text.split(',').filter((id) => /^[\w-]+$/.test(id))
}
