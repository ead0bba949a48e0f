import { useState } from 'react'
import { readSession } from './session.ts'

/** What is written and not yet sent survives a reload: one entry a form, emptied by logout with all local storage. */
export type DraftKey =
  | 'draft:add-car'
  | `draft:publishing:${string}`
  | `draft:${'comment' | 'chat'}:${string}`
  | `draft:unsent:${string}`

export function readDraft<T>(key: DraftKey): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null
  } catch {
    return null
  }
}

/** Keeps `value`; `null` and an empty text remove the entry. What ends after a logout leaves nothing behind. */
export function writeDraft(key: DraftKey, value: unknown): void {
  try {
    if (value === null || value === '' || !readSession()) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // A full storage costs the draft, never the form.
  }
}

/** The text of a box, kept under `key`. Give the component a React key when `key` can change. */
export function useDraft(key: DraftKey): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => {
    const draft = readDraft<unknown>(key)
    return typeof draft === 'string' ? draft : ''
  })
  return [
    text,
    (next) => {
      setText(next)
      writeDraft(key, next)
    },
  ]
}

/** The keys of the drafts that begin so. */
export function draftKeys<Beginning extends 'draft:publishing:' | `draft:unsent:${string}:`>(
  beginning: Beginning,
): `${Beginning}${string}`[] {
  return Object.keys(localStorage).filter((key): key is `${Beginning}${string}` => key.startsWith(beginning))
}
