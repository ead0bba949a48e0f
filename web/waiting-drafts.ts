import { comparedKey, type DraftKey } from './draft-keys.ts'
import { browserStorage } from './storage.ts'
import { storedValue, textOf } from './stored-value.ts'

/**
 * What a person has typed when their session ends by itself. It waits in this browser under its own keys and becomes
 * drafts when the same person logs in. A chosen logout removes it with all local storage.
 */
const beginning = 'waiting:'

/** Of drafts, each with its own shape. */
export const draftVersion = 1

/** Drafts as they are stored, by key. */
type Entries = Record<string, string>

type Held = readonly (readonly [key: DraftKey, value: unknown])[]

/** What the forms of this page hold. */
const forms = new Set<() => Held>()
/** What this page held when another tab ended the session and may have emptied local storage. */
let heldHere: { userId: string; entries: Entries } | null = null
/** The person whose session ended by itself in this page, until the next login. */
let endedOf: string | null = null

/** Registers a form whose content is stored if the session ends; `null` stores nothing. Returns how to stop. */
export function holdForm(key: DraftKey, read: () => unknown): () => void {
  return holdForms(() => [[key, read()]])
}

/** Like `holdForm`, for several drafts. */
export function holdForms(read: () => Held): () => void {
  forms.add(read)
  return () => forms.delete(read)
}

/** Stores what the forms of this page hold as drafts, before the page is loaded again. */
export function keepHeldForms(): void {
  for (const [key, text] of Object.entries(formEntries())) browserStorage.set(key, text, true)
}

/** Stores drafts and forms for later and empties the rest of local storage when a session ends by itself. */
export function putAside(userId: string): void {
  const drafts = [...browserStorage.keys('draft:'), ...browserStorage.keys(comparedKey)]
  const stored = Object.fromEntries(drafts.map((key) => [key, browserStorage.get(key) ?? 'null']))
  const entries = { ...stored, ...formEntries() }
  const waiting = browserStorage.keys(beginning).map((key) => [key, browserStorage.get(key) ?? '{}'] as const)
  browserStorage.clear()
  for (const [key, text] of waiting) browserStorage.set(key, text, true)
  endedOf = userId
  storeEntries(userId, { ...entriesOf(userId), ...entries })
}

/** Holds the forms of this page when another tab has ended the session. */
export function holdHere(userId: string): void {
  heldHere = { userId, entries: formEntries() }
}

/** Restores the waiting entries of a person who has logged in as drafts. */
export function restoreWaiting(userId: string): void {
  const held = heldHere?.userId === userId ? heldHere.entries : {}
  const entries = { ...entriesOf(userId), ...held }
  endedOf = null
  heldHere = null
  browserStorage.remove(beginning + userId)
  for (const [key, text] of Object.entries(entries)) {
    if (browserStorage.get(key) === null) browserStorage.set(key, text, true)
  }
}

/** Forgets what this page holds after a logout. */
export function forgetHeld(): void {
  heldHere = null
  endedOf = null
}

/** Stores or removes (`null`) an entry of the person whose session ended by itself, if there is one. */
export function changeWaiting(key: DraftKey, value: unknown): void {
  if (endedOf === null) return
  const { [key]: _before, ...others } = entriesOf(endedOf)
  storeEntries(endedOf, value === null || value === '' ? others : { ...others, [key]: textOf(value, draftVersion) })
}

/** Whether this person's session ended by itself in this page. */
export function hasEndedByItself(userId: string): boolean {
  return endedOf === userId
}

/** Whether anything waits for a login, under keys that begin like this. */
export function isAnythingWaiting(keys = ''): boolean {
  const people = browserStorage.keys(beginning)
  const waiting = [...people.map((key) => entriesOf(key.slice(beginning.length))), heldHere?.entries ?? {}]
  return waiting.some((entries) => Object.keys(entries).some((key) => key.startsWith(keys)))
}

function formEntries(): Entries {
  const held = [...forms].flatMap((read) => read())
  return Object.fromEntries(
    held
      .filter(([, value]) => value !== null && value !== '')
      .map(([key, value]) => [key, textOf(value, draftVersion)]),
  )
}

function entriesOf(userId: string): Entries {
  return waitingOf(userId).read() ?? {}
}

function storeEntries(userId: string, entries: Entries): void {
  waitingOf(userId).write(Object.keys(entries).length === 0 ? null : entries)
}

function waitingOf(userId: string) {
  return storedValue(beginning + userId, { version: 1, isShaped: isEntries, isMissed: true })
}

function isEntries(value: unknown): value is Entries {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.values(value).every((text) => typeof text === 'string')
}
