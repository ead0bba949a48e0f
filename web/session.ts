import { useSyncExternalStore } from 'react'
import { type Session } from '../contract/account.ts'

/**
 * Who is logged in: exactly the three keys that the specification keeps in local storage. No token means visitor,
 * whatever cookies exist (`decisions.md` 27).
 */
const keys = { token: 'token', userId: 'userId', user: 'user' } as const

/** Hears also whether it was another tab that logged in or out. */
type SessionListener = (isOtherTab: boolean) => void

const listeners = new Set<SessionListener>()
let lastRead: { stored: string; session: Session | null } = { stored: '', session: null }

/** The session of this browser, or `null` for a visitor. The same object until something stored changes. */
export function readSession(): Session | null {
  const token = localStorage.getItem(keys.token)
  const userId = localStorage.getItem(keys.userId)
  const user = localStorage.getItem(keys.user)
  const stored = JSON.stringify([token, userId, user])
  if (stored !== lastRead.stored) {
    lastRead = { stored, session: token && userId ? { token, userId, user: userOf(user, userId) } : null }
  }
  return lastRead.session
}

/** Login, registration and renewal end here. */
export function storeSession(session: Session): void {
  localStorage.setItem(keys.userId, session.userId)
  localStorage.setItem(keys.user, JSON.stringify(session.user))
  localStorage.setItem(keys.token, session.token)
  tell()
}

/** Logout empties local storage, drafts included. */
export function clearSession(): void {
  localStorage.clear()
  tell()
}

export function useSession(): Session | null {
  return useSyncExternalStore(onSessionChange, readSession, readSession)
}

/** Calls `listener` after every login, renewal and logout, also those of other tabs. Answers how to stop. */
export function onSessionChange(listener: SessionListener): () => void {
  listeners.add(listener)
  if (listeners.size === 1) window.addEventListener('storage', hearOtherTab)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', hearOtherTab)
  }
}

function hearOtherTab(event: StorageEvent): void {
  // `clear()` in another tab arrives as one event without a key.
  if (event.key === null || event.key === keys.token) tell(true)
}

function tell(isOtherTab = false): void {
  for (const listener of listeners) listener(isOtherTab)
}

function userOf(stored: string | null, userId: string): Session['user'] {
  try {
    const user = JSON.parse(stored ?? '') as Partial<Session['user']> | null
    if (typeof user?.username === 'string') return { id: userId, username: user.username }
  } catch {
    // Somebody else wrote there: the id alone still works.
  }
  return { id: userId, username: '' }
}
