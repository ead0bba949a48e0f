import { type Session } from '../contract/account.ts'
import { accountEndpoints } from '../contract/account-endpoints.ts'
import { callErrorOf, offlineError, type CallError } from './call-error.ts'
import { onSessionChange, clearSession, readSession, storeSession } from './session.ts'

/** A token with less life than this is renewed before it is used. */
const leastLifeMs = 30_000
/** Tabs renew at different moments of this span before expiry, so that the first one serves them all. */
const renewalSpanMs = { earliest: 120_000, latest: 45_000 }

let authFailed: () => void = () => {}
let renewing: Promise<string> | null = null
/** Server's clock minus ours, learned from tokens that have just been made. */
let clockAheadMs = 0

/** Says where to go when the session has ended without a logout (the router registers this once). */
export function onAuthFailed(handler: () => void): void {
  authFailed = handler
}

/** The token to send: renewed first when it is about to expire; `null` for a visitor. */
export async function freshToken(): Promise<string | null> {
  const session = readSession()
  if (!session) return null
  return lifeMs(session.token) > leastLifeMs ? session.token : renewToken(session.token)
}

/** A token newer than `oldToken`: one request at a time over all tabs. Ends the session when the server refuses. */
export function renewToken(oldToken: string): Promise<string> {
  renewing ??= underLock(() => renewUnlessNewer(oldToken)).finally(() => {
    renewing = null
  })
  return renewing
}

/** The session is over: log out here and go to login. */
export function endSession(): void {
  if (!readSession()) return
  clearSession()
  authFailed()
}

/** Renews silently before expiry, so that live connections are never cut. Answers how to stop. */
export function keepTokenFresh(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let token = readSession()?.token
  const schedule = () => {
    clearTimeout(timer)
    if (token) timer = setTimeout(renewNow, Math.max(1000, lifeMs(token) - spread()))
  }
  const renewNow = () => {
    // Offline: the next call or the next moment online tries again.
    if (token) renewToken(token).catch(() => {})
  }
  const stopHearing = onSessionChange(() => {
    if (readSession()?.token === token) return
    token = readSession()?.token
    const issued = token && claimsOf(token)?.iat
    if (issued) clockAheadMs = issued * 1000 - Date.now()
    schedule()
  })
  window.addEventListener('online', schedule)
  schedule()
  return () => {
    clearTimeout(timer)
    stopHearing()
    window.removeEventListener('online', schedule)
  }
}

/** Whose a token is, when it ends and began, in seconds since 1970, as its payload says; `null` when it cannot be read. */
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
  return claims ? claims.exp * 1000 - (Date.now() + clockAheadMs) : Infinity
}

function spread(): number {
  return renewalSpanMs.latest + Math.random() * (renewalSpanMs.earliest - renewalSpanMs.latest)
}

/** Locks exist in secure contexts only; without them each tab renews for itself. */
function underLock<T>(task: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('token', task) : task()
}

async function renewUnlessNewer(oldToken: string): Promise<string> {
  const stored = readSession()
  if (!stored) throw refused()
  const person = stored.token === oldToken ? stored.userId : claimsOf(oldToken)?.sub
  // Another person has logged in meanwhile: what the first one asked for is not theirs.
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
  // A logout meanwhile stands, and so does another person's login.
  const isHere = readSession()?.userId === person
  if (isHere && session?.userId === person) {
    storeSession(session)
    return session.token
  }
  // Refused, or the cookie is another person's by now.
  if (isHere && (session || answer.status === 401)) endSession()
  throw session ? refused() : callErrorOf(answer.status, body, answer.headers.get('retry-after'))
}

function refused(): CallError {
  return callErrorOf(401, JSON.stringify({ code: 'loginRequired' }), null)
}
