import { vi } from 'vitest'
import { type Session } from '../../contract/account.ts'
import { browserStorage, storageTrouble, tabStorage } from '../storage.ts'

/** Stubs the parts of a new browser that the modules under test use: storage, window, document and address. */
export function standInForBrowser(): void {
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
  for (const one of [browserStorage, tabStorage]) one.clear()
  storageTrouble.set(null)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('location', { protocol: 'http:', host: 'volan.test' })
}

/** A session whose token is valid for `lifeSeconds` from `issued`. */
export function sessionOf(username: string, lifeSeconds: number, issued = Date.now()): Session {
  const iat = Math.floor(issued / 1000)
  const payload = btoa(JSON.stringify({ sub: username, iat, exp: iat + lifeSeconds }))
  return { token: `head.${payload}.${username}${iat}`, userId: username, user: { id: username, username } }
}

/** An answer of the server. */
export function answer(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers })
}

function storage(): Storage {
  const entries = new Map<string, string>()
  const methods = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    clear: () => entries.clear(),
  }
  return new Proxy(methods as Storage, {
    ownKeys: () => [...entries.keys()],
    getOwnPropertyDescriptor: (_, key) =>
      entries.has(String(key)) ? { enumerable: true, configurable: true, value: entries.get(String(key)) } : undefined,
  })
}
