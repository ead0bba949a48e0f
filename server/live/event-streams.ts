import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { type FastifyBaseLogger, type FastifyReply, type FastifyRequest } from 'fastify'
import { type Caller } from '../auth/identify.ts'
import { findIdentity } from '../auth/session-store.ts'
import { isPostgres, type Database } from '../db/database.ts'
import { Lanes } from '../limits/lanes.ts'
import { type Metrics } from '../operations/metrics.ts'
import { type ConnectionCaps } from './connection-caps.ts'
import { EventStream } from './event-stream.ts'
import { gapSpreadMs, type Hub } from './hub.ts'
import { SharedWatch } from './shared-watch.ts'
import { type Watch } from './watch.ts'

interface ToOpen {
  watch: Watch
  me: Caller | null
  request: FastifyRequest
  reply: FastifyReply
}

interface Needed {
  db: Database
  hub: Hub
  metrics: Metrics
  caps: ConnectionCaps
  log: FastifyBaseLogger
}

/** Looks at once. SQLite answers on the event loop, so that there more would only hold others longer. */
const looksAtOnce = { postgres: 4, sqlite: 1 }
/** A look is followed by a pause as long as it took, up to this, in ms: half of the time is everybody else's. */
const maxPauseMs = 50

/** The open streams of events of one process. Those that read the same share a watch. */
export class EventStreams {
  readonly #needed: Needed
  readonly #lanes: Lanes
  readonly #watches = new Map<string, SharedWatch>()
  readonly #open = new Set<EventStream>()

  constructor(needed: Needed) {
    this.#needed = needed
    this.#lanes = new Lanes(isPostgres(needed.db) ? looksAtOnce.postgres : looksAtOnce.sqlite, Infinity)
  }

  /**
   * Streams a node as the wire does (`wire.md` 2): first the whole, then its changes. Logout and the token's end close
   * it with `auth_revoked`, a node that the reader may not read any more with `cancel`. Fails with `tooManyRequests`
   * where a person or an address has too many open.
   */
  open({ watch, me, request, reply }: ToOpen): FastifyReply {
    const { hub, metrics, log } = this.#needed
    const releases = this.#take(me, request)
    const stops: (() => void)[] = []
    const stream = new EventStream(reply, {
      onEvents: (count) => metrics.liveEvents.inc({ kind: 'stream' }, count),
      onError: (error) => log.error(error, 'A stream of events failed'),
      onClose: () => {
        this.#open.delete(stream)
        metrics.liveConnections.dec({ kind: 'stream' })
        for (const stop of [...stops, ...releases]) stop()
      },
    })
    this.#open.add(stream)
    metrics.liveConnections.inc({ kind: 'stream' })
    const shared = this.#watchOf(watch)
    stops.push(
      shared.join(stream),
      hub.onGap(() => {
        const lookAnew = async () => {
          if (me && !(await this.#isStill(me))) return revoke(stream)
          shared.giveWhole(stream)
        }
        setTimeout(
          () => void lookAnew().catch((error: unknown) => stream.fail(error)),
          Math.random() * gapSpreadMs,
        ).unref()
      }),
      ...(me ? this.#endWithSession(me, stream) : []),
    )
    request.raw.on('error', () => stream.close())
    // Gone while it was found out what to watch.
    if (reply.raw.destroyed) stream.close()
    return reply
  }

  /** Ends every stream, as the server stops. */
  closeAll(): void {
    for (const stream of this.#open) stream.close()
  }

  #take(me: Caller | null, { ip }: FastifyRequest): (() => void)[] {
    const { caps } = this.#needed
    const release = caps.take('stream', 'address', ip)
    if (!me) return [release]
    try {
      return [release, caps.take('stream', 'person', me.userId)]
    } catch (error) {
      release()
      throw error
    }
  }

  #watchOf(watch: Watch): SharedWatch {
    const known = this.#watches.get(watch.key)
    if (known) return known
    const shared = new SharedWatch(watch, {
      hub: this.#needed.hub,
      takeTurn: (look) => this.#lanes.take(() => this.#takeTurn(look)),
      onEmpty: () => this.#watches.get(watch.key) === shared && this.#watches.delete(watch.key),
    })
    this.#watches.set(watch.key, shared)
    return shared
  }

  async #takeTurn(look: () => Promise<void>): Promise<void> {
    const startedAt = performance.now()
    this.#needed.metrics.streamLooks.inc()
    await look()
    const ms = performance.now() - startedAt
    if (ms < 1) await nextTurn()
    else await sleep(Math.min(ms, maxPauseMs))
  }

  async #isStill({ sessionId, role }: Caller): Promise<boolean> {
    const identity = await findIdentity(this.#needed.db, sessionId)
    return identity !== undefined && identity.role === role
  }

  #endWithSession(me: Caller, stream: EventStream): (() => void)[] {
    const { hub } = this.#needed
    const expiry = setTimeout(() => revoke(stream), Math.max(0, me.expiresAt * 1000 - Date.now()))
    const stops = [() => clearTimeout(expiry), hub.subscribe(`sessions/${me.sessionId}`, () => revoke(stream))]
    if (me.role === 'user') return stops
    // What a role sees ends with the role.
    const judge = async () => void ((await this.#isStill(me)) || revoke(stream))
    return [...stops, hub.subscribe('identities', () => void judge().catch((error: unknown) => stream.fail(error)))]
  }
}

function revoke(stream: EventStream): void {
  stream.close('auth_revoked', '"credential is no longer valid"')
}
