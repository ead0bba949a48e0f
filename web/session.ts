import { type Session } from '../contract/account.ts'
import { browserStorage } from './storage.ts'
import { createPageStore, useStore } from './ui/store.ts'
import { forgetHeld, restoreWaiting, hasEndedByItself, holdHere, putAside } from './waiting-drafts.ts'

/**
 * The session: exactly the three keys that the specification names in local storage. No token means visitor, whatever
 * cookies exist (`decisions.md` 27).
 */
const keys = { token: 'token', userId: 'userId', user: 'user' } as const

/** Where a session changed: in this page by login, renewal or logout, by itself, or in another tab. */
export type SessionChange = 'here' | 'ended' | 'otherTab'

const lastChange = createPageStore<SessionChange>('here', () => browserStorage.follow(onChangeElsewhere))
let lastRead: { stored: string; session: Session | null } = { stored: '', session: null }

/** The session of this browser, or `null` for a visitor. The object stays the same until the stored values change. */
export function readSession(): Session | null {
  const token = browserStorage.get(keys.token)
  const userId = browserStorage.get(keys.userId)
  const user = browserStorage.get(keys.user)
  const stored = JSON.stringify([token, userId, user])
  if (stored !== lastRead.stored) {
    lastRead = { stored, session: token && userId ? { token, userId, user: userOf(user, userId) } : null }
  }
  return lastRead.session
}

/** Stores the session of a login, registration or renewal. */
export function storeSession(session: Session): void {
  browserStorage.set(keys.userId, session.userId, true)
  browserStorage.set(keys.user, JSON.stringify(session.user), true)
  browserStorage.set(keys.token, session.token, true)
  restoreWaiting(session.userId)
  lastChange.set('here')
}

/** Logout empties local storage, drafts included. */
export function clearSession(): void {
  browserStorage.clear()
  forgetHeld()
  lastChange.set('here')
}

/** Ends the session without a logout; drafts wait for the same person's next login. */
export function suspendSession(): void {
  const session = readSession()
  if (!session) return
  putAside(session.userId)
  lastChange.set('ended')
}

/** Whether this person's texts may still be stored: not after a logout, but after a session that ended by itself. */
export function mayStoreFor(userId: string): boolean {
  const session = readSession()
  return session ? session.userId === userId : hasEndedByItself(userId)
}

export function useSession(): Session | null {
  return useStore({ subscribe: onSessionChange, get: readSession })
}

/**
 * Calls `listener` after every login, renewal, logout and end of a session, also in other tabs. Returns how to stop.
 */
export function onSessionChange(listener: (change: SessionChange) => void): () => void {
  return lastChange.subscribe(listener)
}

function onChangeElsewhere(key: string | null): void {
  if (key !== null && key !== keys.token) return
  const before = lastRead.session
  const session = readSession()
  if (before && before.userId !== session?.userId) holdHere(before.userId)
  if (session && session.userId !== before?.userId) restoreWaiting(session.userId)
  lastChange.set('otherTab')
}

function userOf(stored: string | null, userId: string): Session['user'] {
  try {
    const user = JSON.parse(stored ?? '') as Partial<Session['user']> | null
    if (typeof user?.username === 'string') return { id: userId, username: user.username }
  } catch {
    // Another program wrote there; the id alone still works.
  }
  return { id: userId, username: '' }
}
