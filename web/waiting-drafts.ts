import { comparedKey, type DraftKey } from './draft-keys.ts'

/**
 * What a person has typed when their session ends by itself. It waits in this browser under its own keys and becomes
 * drafts when the same person logs in. A chosen logout removes it with all local storage.
 */
const beginning = 'waiting:'

/** Values of drafts as they are stored: JSON by key. */
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
  for (const [key, value] of Object.entries(formEntries())) store(key, value)
}

/** Stores drafts and forms for later and empties the rest of local storage when a session ends by itself. */
export function putAside(userId: string): void {
  const drafts = Object.keys(localStorage).filter((key) => key.startsWith('draft:') || key === comparedKey)
  const stored = Object.fromEntries(drafts.map((key) => [key, localStorage.getItem(key) ?? 'null']))
  const entries = { ...stored, ...formEntries() }
  const others = Object.keys(localStorage).filter((key) => key.startsWith(beginning))
  const waiting = others.map((key) => [key, localStorage.getItem(key) ?? '{}'] as const)
  localStorage.clear()
  for (const [key, value] of waiting) store(key, value)
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
  localStorage.removeItem(beginning + userId)
  for (const [key, value] of Object.entries(entries)) {
    if (localStorage.getItem(key) === null) store(key, value)
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
  storeEntries(endedOf, value === null || value === '' ? others : { ...others, [key]: JSON.stringify(value) })
}

/** Whether this person's session ended by itself in this page. */
export function hasEndedByItself(userId: string): boolean {
  return endedOf === userId
}

/** Whether anything waits for a login, under keys that begin like this. */
export function isAnythingWaiting(keys = ''): boolean {
  const people = Object.keys(localStorage).filter((key) => key.startsWith(beginning))
  const waiting = [...people.map((key) => entriesOf(key.slice(beginning.length))), heldHere?.entries ?? {}]
  return waiting.some((entries) => Object.keys(entries).some((key) => key.startsWith(keys)))
}

function formEntries(): Entries {
  const held = [...forms].flatMap((read) => read())
  return Object.fromEntries(
    held.filter(([, value]) => value !== null && value !== '').map(([key, value]) => [key, JSON.stringify(value)]),
  )
}

function entriesOf(userId: string): Entries {
  try {
    return JSON.parse(localStorage.getItem(beginning + userId) ?? '{}') as Entries
  } catch {
    return {}
  }
}

function storeEntries(userId: string, entries: Entries): void {
  if (Object.keys(entries).length === 0) localStorage.removeItem(beginning + userId)
  else store(beginning + userId, JSON.stringify(entries))
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // A full storage loses the draft, never the login.
  }
}
