import { type Role } from '../../contract/moderation.ts'
import { type Database } from '../db/database.ts'
import { fail } from '../lib/errors.ts'
import { VersionedCache } from '../cache/versioned-cache.ts'
import { type Hub } from '../events/hub.ts'
import { type RawQuery } from '../http/query.ts'
import { readToken } from './identity-token.ts'
import { findIdentity, type Identity } from './session-store.ts'

/**
 * The caller, with the expiry of their token in epoch seconds. `role` is what they may use: that of an ordinary person
 * until the session has used a second factor, where the operator wants one (decision 87).
 */
export interface Caller extends Identity {
  heldRole: Role
  expiresAt: number
}

/**
 * The token of a call: one `auth` parameter (specification 7), or the Authorization header. Fails with `badToken` when
 * there are two.
 */
export function sentToken(query: RawQuery, authorization: string | undefined): string | undefined {
  const fromHeader = authorization === undefined ? undefined : (/^Bearer (\S+)$/i.exec(authorization)?.[1] ?? '')
  const fromQuery = query.auth ?? query.access_token
  if (Array.isArray(fromQuery) || (query.auth !== undefined && query.access_token !== undefined)) fail('badToken')
  if (fromHeader !== undefined && fromQuery !== undefined && fromHeader !== fromQuery) fail('badToken')
  return fromHeader ?? fromQuery
}

/** Maximum cached tokens. */
const maxCallers = 10_000
/** Ms, so that a logout counts within a second even when no events arrive. */
const ttlMs = 1000

/** What identifying needs. */
interface CallersNeed {
  db: Database
  hub: Hub
  tokenKey: Buffer
  config: { rolesNeedFactor: boolean }
}

/** Identifies callers by token. Reads the store once for each token, and again after a session or role has changed. */
export class Callers {
  readonly #db: Database
  readonly #tokenKey: Buffer
  readonly #needsFactor: boolean
  readonly #known: VersionedCache<Caller>

  constructor({ db, hub, tokenKey, config }: CallersNeed) {
    this.#db = db
    this.#tokenKey = tokenKey
    this.#needsFactor = config.rolesNeedFactor
    this.#known = new VersionedCache(hub.cacheVersions, 'identities', { entries: maxCallers, ms: ttlMs })
  }

  /** The caller of a token; a token dies with its session. Fails with `badToken` or `tokenExpired`. */
  async of(token: string): Promise<Caller> {
    const caller = await this.#known.take(token, () => this.#identify(token))
    if (caller.expiresAt <= Date.now() / 1000) fail('tokenExpired')
    return caller
  }

  async #identify(token: string): Promise<Caller> {
    const claims = readToken(this.#tokenKey, token)
    const identity = await findIdentity(this.#db, claims.sessionId)
    if (!identity || identity.userId !== claims.userId) fail('tokenExpired')
    const { role: heldRole, hasUsedFactor } = identity
    const role = this.#needsFactor && !hasUsedFactor ? 'user' : heldRole
    return { ...identity, role, heldRole, expiresAt: claims.expiresAt }
  }
}
