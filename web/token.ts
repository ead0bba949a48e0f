import { type Session } from '../contract/account.ts'
import { accountEndpoints } from '../contract/account-endpoints.ts'
import { callErrorOf, offlineError, type CallError } from './call-error.ts'
import { onSessionChange, readSession, storeSession, suspendSession } from './session.ts'
import { noteServerTime, serverNow } from './server-clock.ts'

/** A token with less time left is renewed before use. */
const minLifeMs = 30_000
/** Tabs renew at different moments before expiry, so that the first one serves them all. */
const renewalSpanMs = { earliest: 120_000, latest: 45_000 }

let renewing: Promise<string> | null = null

/** The token to send, renewed first when it is about to expire; `null` for a visitor. */
export async function freshToken(): Promise<string | null> {
  const session = readSession()
  if (!session) return null
  return lifeMs(session.token) > minLifeMs ? session.token : renewToken(session.token)
}

/**
 * A token newer than `oldToken`, with one request at a time over all tabs. Suspends the session when the server
 * refuses.
 */
export function renewToken(oldToken: string): Promise<string> {
  renewing ??= underLock(() => renewUnlessNewer(oldToken)).finally(() => {
    renewing = null
  })
  return renewing
}

/** Renews silently before expiry, so that live connections are never cut. Returns how to stop. */
export function keepTokenFresh(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let token = readSession()?.token
  const schedule = () => {
    clearTimeout(timer)
    if (token) timer = setTimeout(renewNow, Math.max(1000, lifeMs(token) - spread()))
  }
  const renewNow = () => {
    // Offline, the next call or the next moment online retries.
    if (token) renewToken(token).catch(() => {})
  }
  const stopListening = onSessionChange((change) => {
    if (readSession()?.token === token) return
    token = readSession()?.token
    const issued = token && claimsOf(token)?.iat
    // Of another tab's token a tab that slept hears late.
    if (issued && change === 'here') noteServerTime(issued * 1000)
    schedule()
  })
  window.addEventListener('online', schedule)
  schedule()
  return () => {
    clearTimeout(timer)
    stopListening()
    window.removeEventListener('online', schedule)
  }
}

/** The owner, end and start of a token by its payload, in seconds since 1970; `null` when it is unreadable. */
export function claimsOf(token: string): { sub: unknown; exp: number; iat: number } | null {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const { sub, exp, iat } = JSON.parse(atob(payload)) as Record<string, unknown>
    return typeof exp === 'number' && typeof iat === 'number' ? { sub, exp, iat } : null
  } catch {
    return null
  }
}

function lifeMs(token: string): number {
  const claims = claimsOf(token)
  return claims ? claims.exp * 1000 - serverNow() : Infinity
}

function spread(): number {
  return renewalSpanMs.latest + Math.random() * (renewalSpanMs.earliest - renewalSpanMs.latest)
}

/** Locks exist in secure contexts only, and not where storing is forbidden; without them each tab renews for itself. */
async function underLock<T>(task: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return task()
  let hasBegun = false
  const begin = () => {
    hasBegun = true
    return task()
  }
  return navigator.locks.request('token', begin).catch((error: unknown) => {
    if (hasBegun) throw error
    return task()
  })
}

async function renewUnlessNewer(oldToken: string): Promise<string> {
  const stored = readSession()
  if (!stored) throw refused()
  const person = stored.token === oldToken ? stored.userId : claimsOf(oldToken)?.sub
  // Another person has logged in meanwhile and must not get the first one's answers.
  if (stored.userId !== person) throw refused()
  if (stored.token !== oldToken) return stored.token
  const answer = await fetch(`/api${accountEndpoints.renewToken.path}`, {
    method: 'POST',
    credentials: 'same-origin',
    signal: AbortSignal.timeout(20_000),
  }).catch(() => {
    throw offlineError()
  })
  const body = await answer.text()
  const session = answer.ok ? (JSON.parse(body) as Session) : null
  // A logout or another person's login meanwhile must not be undone.
  const isHere = readSession()?.userId === person
  if (isHere && session?.userId === person) {
    storeSession(session)
    return session.token
  }
  // The server refused, or the cookie belongs to another person now.
  if (isHere && (session || answer.status === 401)) suspendSession()
  throw session ? refused() : callErrorOf(answer.status, body, answer.headers.get('retry-after'))
}

function refused(): CallError {
  return callErrorOf(401, JSON.stringify({ code: 'loginRequired' }), null)
}
