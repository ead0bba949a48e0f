import { useEffect, useEffectEvent, useState } from 'react'
import { type DraftKey, type UnsentKey } from './draft-keys.ts'
import { readSession } from './session.ts'
import { changeWaiting, holdForm } from './waiting-drafts.ts'

/** The value stored under a key. It survives a reload; logout removes it with all local storage. */
export function readDraft<T>(key: DraftKey): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null
  } catch {
    return null
  }
}

/**
 * Stores `value`; `null` and an empty text remove the entry. Nothing is stored after a logout. After a session that
 * ended by itself the value waits for its person.
 */
export function writeDraft(key: DraftKey, value: unknown): void {
  try {
    if (!readSession()) changeWaiting(key, value)
    else if (value === null || value === '') localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // A full storage loses the draft, never the form.
  }
}

/** The text of a box, stored under `key`. Give the component a React key when `key` can change. */
export function useDraft(key: DraftKey): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => {
    const draft = readDraft<unknown>(key)
    return typeof draft === 'string' ? draft : ''
  })
  useHeldForm(key, () => text)
  return [
    text,
    (next) => {
      setText(next)
      writeDraft(key, next)
    },
  ]
}

/** Stores what a form holds for the same person's next login if the session ends; without a key and of `null` nothing. */
export function useHeldForm(key: DraftKey | undefined, read: () => unknown): void {
  const readNow = useEffectEvent(read)
  useEffect(() => (key === undefined ? undefined : holdForm(key, () => readNow())), [key])
}

/** What a form held when the session ended, once, else `null`. For forms that store no draft while typing. */
export function useDraftOnce<T>(key: DraftKey | undefined): T | null {
  const [draft] = useState(() => (key === undefined ? null : readDraft<T>(key)))
  useEffect(() => {
    if (key !== undefined) writeDraft(key, null)
  }, [key])
  return draft
}

/** A form's state that waits for the same person's next login once it differs from `initial`. */
export function useHeldState<T>(key: DraftKey, initial: T): [value: T, setValue: (value: T) => void] {
  const [first] = useState(initial)
  const draft = useDraftOnce<T>(key)
  const [value, setValue] = useState<T>(draft ?? first)
  useHeldForm(key, () => (JSON.stringify(value) === JSON.stringify(first) ? null : value))
  return [value, setValue]
}

/** The keys of the items in the outbox. */
export function unsentKeys(): UnsentKey[] {
  return Object.keys(localStorage).filter((key): key is UnsentKey => key.startsWith('draft:unsent:'))
}
