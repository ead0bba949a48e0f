import { type Role } from '../../contract/moderation.ts'
import { type Database } from '../db/database.ts'
import { fail } from '../lib/errors.ts'
import { VersionedCache } from '../cache/versioned-cache.ts'
import { type Hub } from '../events/hub.ts'
import { type RawQuery } from '../http/query.ts'
import { readToken } from './identity-token.ts'
import { findIdentity, findIdentityBySecret, type Identity } from './session-store.ts'
import { hashSecret } from '../lib/random-secret.ts'

/**
 * The caller, with the expiry of their token in epoch seconds. `role` is what they may use: that of an ordinary person
 * until the session has used a second factor, where the operator wants one (decision 87).
 */
export interface Caller extends Identity {
  heldRole: Role
  expiresAt: number
}

/** A person who looks at something, with the role that they may use. */
export type Viewer = Pick<Caller, 'userId' | 'role'>

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
  readonly #viewers: VersionedCache<Viewer | null>

  constructor({ db, hub, tokenKey, config }: CallersNeed) {
    this.#db = db
    this.#tokenKey = tokenKey
    this.#needsFactor = config.rolesNeedFactor
    this.#known = new VersionedCache(hub.cacheVersions, 'identities', { entries: maxCallers, ms: ttlMs })
    this.#viewers = new VersionedCache(hub.cacheVersions, 'identities', { entries: maxCallers, ms: ttlMs })
  }

  /** The caller of a token; a token dies with its session. Fails with `badToken` or `tokenExpired`. */
  async of(token: string): Promise<Caller> {
    const caller = await this.#known.take(token, () => this.#identify(token))
    if (caller.expiresAt <= Date.now() / 1000) fail('tokenExpired')
    return caller
  }

  /** Who looks with this cookie at what browsers load without a token; `null` for visitors. */
  async ofCookie(secret: string | undefined): Promise<Viewer | null> {
    if (secret === undefined) return null
    return this.#viewers.take(hashSecret(secret), async () => {
      const identity = await findIdentityBySecret(this.#db, secret)
      return identity ? { userId: identity.userId, role: this.#roleOf(identity) } : null
    })
  }

  async #identify(token: string): Promise<Caller> {
    const claims = readToken(this.#tokenKey, token)
    const identity = await findIdentity(this.#db, claims.sessionId)
    if (!identity || identity.userId !== claims.userId) fail('tokenExpired')
    return { ...identity, role: this.#roleOf(identity), heldRole: identity.role, expiresAt: claims.expiresAt }
  }

  #roleOf({ role, hasUsedFactor }: Identity): Role {
    return this.#needsFactor && !hasUsedFactor ? 'user' : role
  }
}
