import { useEffect, useEffectEvent, useState } from 'react'
import { type DraftKey, type UnsentKey } from './draft-keys.ts'
import { readSession } from './session.ts'
import { browserStorage } from './storage.ts'
import { like, storedValue, type Shape } from './stored-value.ts'
import { changeWaiting, draftVersion, holdForm } from './waiting-drafts.ts'

/** Takes a text for a draft. */
export const isText = like('')

/** The value of this shape under a key. It survives a reload; logout removes it with all local storage. */
export function readDraft<T>(key: DraftKey, isShaped: Shape<T>): T | null {
  return draft(key, isShaped).read()
}

/**
 * Stores `value`; `null` and an empty text remove the entry. Nothing is stored after a logout. After a session that
 * ended by itself the value waits for its person.
 */
export function writeDraft(key: DraftKey, value: unknown): void {
  if (readSession()) draft(key, like(value)).write(value === '' ? null : value)
  else changeWaiting(key, value)
}

/** The text of a box, stored under `key`. Give the component a React key when `key` can change. */
export function useDraft(key: DraftKey): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => readDraft(key, isText) ?? '')
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

/** Stores what a form holds whenever it changes, for when it is opened again; without a key nothing. */
export function useKeptForm(key: DraftKey | undefined, value: unknown): void {
  useEffect(() => {
    if (key !== undefined) writeDraft(key, value)
  }, [key, value])
}

/** What a form held when the session ended, once, else `null`. For forms that store no draft while typing. */
export function useDraftOnce<T>(key: DraftKey | undefined, isShaped: Shape<T>): T | null {
  const [held] = useState(() => (key === undefined ? null : readDraft(key, isShaped)))
  useEffect(() => {
    if (key !== undefined) writeDraft(key, null)
  }, [key])
  return held
}

/** A form's state that waits for the same person's next login once it differs from `initial`. */
export function useHeldState<T>(key: DraftKey, initial: T): [value: T, setValue: (value: T) => void] {
  const [first] = useState(initial)
  const held = useDraftOnce(key, like(initial))
  const [value, setValue] = useState<T>(held ?? first)
  useHeldForm(key, () => (JSON.stringify(value) === JSON.stringify(first) ? null : value))
  return [value, setValue]
}

/** The keys of the items in the outbox. */
export function unsentKeys(): UnsentKey[] {
  return browserStorage.keys('draft:unsent:') as UnsentKey[]
}

function draft<T>(key: DraftKey, isShaped: Shape<T>) {
  return storedValue(key, { version: draftVersion, isShaped, isMissed: true })
}
