import { type Database } from '../db/database.ts'
import { fail } from '../errors.ts'
import { Kept } from '../live/kept.ts'
import { type Hub } from '../live/hub.ts'
import { type RawQuery } from '../wire/query.ts'
import { readToken } from './identity-token.ts'
import { findIdentity, type Identity } from './session-store.ts'

/** The person who asks, with the moment (epoch seconds) at which their token ends. */
export interface Caller extends Identity {
  expiresAt: number
}

/**
 * The token that came with a call: one `auth` parameter (specification 7), or the Authorization header.
 * Fails with `badToken` when there are two.
 */
export function sentToken(query: RawQuery, authorization: string | undefined): string | undefined {
  const fromHeader = authorization === undefined ? undefined : (/^Bearer (\S+)$/i.exec(authorization)?.[1] ?? '')
  const fromQuery = query.auth ?? query.access_token
  if (Array.isArray(fromQuery) || (query.auth !== undefined && query.access_token !== undefined)) fail('badToken')
  if (fromHeader !== undefined && fromQuery !== undefined && fromHeader !== fromQuery) fail('badToken')
  return fromHeader ?? fromQuery
}

/** How many people's tokens are kept. */
const callersAtMost = 10_000
/** So that a logout counts within a second even where nobody is heard. */
const keptMs = 1000

/** Knows who tokens speak for. The store is asked once for each token, and again when a session or a role has changed. */
export class Callers {
  readonly #db: Database
  readonly #tokenKey: Buffer
  readonly #known: Kept<Caller>

  constructor({ db, hub, tokenKey }: { db: Database; hub: Hub; tokenKey: Buffer }) {
    this.#db = db
    this.#tokenKey = tokenKey
    this.#known = new Kept(hub.changes, 'identities', { entries: callersAtMost, ms: keptMs })
  }

  /** Who a token speaks for: after logout its tokens are dead. Fails with `badToken` or `tokenExpired`. */
  async of(token: string): Promise<Caller> {
    const caller = await this.#known.take(token, () => this.#identify(token))
    if (caller.expiresAt <= Date.now() / 1000) fail('tokenExpired')
    return caller
  }

  async #identify(token: string): Promise<Caller> {
    const claims = readToken(this.#tokenKey, token)
    const identity = await findIdentity(this.#db, claims.sessionId)
    if (!identity || identity.userId !== claims.userId) fail('tokenExpired')
    return { ...identity, expiresAt: claims.expiresAt }
  }
}
