import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { type FastifyBaseLogger, type FastifyReply, type FastifyRequest } from 'fastify'
import { type Caller } from '../auth/identify.ts'
import { findIdentity } from '../auth/session-store.ts'
import { isPostgres, type Database } from '../db/database.ts'
import { Semaphore } from '../lib/semaphore.ts'
import { type Metrics } from '../operations/metrics.ts'
import { type ConnectionCaps } from './connection-caps.ts'
import { EventStream } from './event-stream.ts'
import { resyncSpreadMs, type Hub } from '../events/hub.ts'
import { SharedWatch } from './shared-watch.ts'
import { type SlowReaders } from './slow-readers.ts'
import { type Watch } from './watch.ts'

interface ToOpen {
  watch: Watch
  me: Caller | null
  request: FastifyRequest
  reply: FastifyReply
}

interface Dependencies {
  db: Database
  hub: Hub
  metrics: Metrics
  caps: ConnectionCaps
  slow: SlowReaders
  log: FastifyBaseLogger
}

/** Concurrent refreshes. SQLite runs on the event loop, where more would only delay everything else. */
const maxRefreshes = { postgres: 4, sqlite: 1 }
/**
 * Maximum pause in ms after a refresh. It lasts as long as the refresh, so that half of the time is left to other work.
 */
const maxPauseMs = 50

/** The open event streams of one process; those with the same node and rights share a watch. */
export class EventStreams {
  readonly #dependencies: Dependencies
  readonly #semaphore: Semaphore
  readonly #watches = new Map<string, SharedWatch>()
  readonly #open = new Set<EventStream>()

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies
    this.#semaphore = new Semaphore(isPostgres(dependencies.db) ? maxRefreshes.postgres : maxRefreshes.sqlite, Infinity)
  }

  /**
   * Streams a node as the wire does (`wire.md` 2): first the whole, then its changes. Logout and the token's expiry
   * close it with `auth_revoked`, lost access with `cancel`. Fails with `tooManyRequests` when the person or address
   * has too many open.
   */
  open({ watch, me, request, reply }: ToOpen): FastifyReply {
    const { hub, metrics, slow, log } = this.#dependencies
    const releases = this.#take(me, request)
    const stops: (() => void)[] = []
    const stream = new EventStream(reply, slow, {
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
      hub.onResync(() => {
        const resync = async () => {
          if (me && !(await this.#isStill(me))) return revoke(stream)
          shared.giveWhole(stream)
        }
        setTimeout(
          () => void resync().catch((error: unknown) => stream.fail(error)),
          Math.random() * resyncSpreadMs,
        ).unref()
      }),
      ...(me ? this.#endWithSession(me, stream) : []),
    )
    request.raw.on('error', () => stream.close())
    // The client disconnected while the watch was prepared.
    if (reply.raw.destroyed) stream.close()
    return reply
  }

  /** Ends every stream when the server stops. */
  closeAll(): void {
    for (const stream of this.#open) stream.close()
  }

  #take(me: Caller | null, { ip }: FastifyRequest): (() => void)[] {
    const { caps } = this.#dependencies
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
      hub: this.#dependencies.hub,
      takeTurn: (refresh) => this.#semaphore.take(() => this.#takeTurn(refresh)),
      onEmpty: () => this.#watches.get(watch.key) === shared && this.#watches.delete(watch.key),
    })
    this.#watches.set(watch.key, shared)
    return shared
  }

  async #takeTurn(refresh: () => Promise<void>): Promise<void> {
    const startedAt = performance.now()
    this.#dependencies.metrics.streamRefreshes.inc()
    await refresh()
    const ms = performance.now() - startedAt
    if (ms < 1) await nextTurn()
    else await sleep(Math.min(ms, maxPauseMs))
  }

  async #isStill({ sessionId, heldRole, hasUsedFactor }: Caller): Promise<boolean> {
    const identity = await findIdentity(this.#dependencies.db, sessionId)
    return identity?.role === heldRole && identity.hasUsedFactor === hasUsedFactor
  }

  #endWithSession(me: Caller, stream: EventStream): (() => void)[] {
    const { hub } = this.#dependencies
    const expiry = setTimeout(() => revoke(stream), Math.max(0, me.expiresAt * 1000 - Date.now()))
    const stops = [
      () => clearTimeout(expiry),
      hub.subscribe(`sessions/${me.sessionId}`, () => revoke(stream)),
      // After a block the reader opens it again, with other rights.
      hub.subscribe(`blocks/${me.userId}`, () => stream.close()),
    ]
    if (me.role === 'user') return stops
    // A moderator's stream shows hidden things, so it ends with the role.
    const checkRole = async () => void ((await this.#isStill(me)) || revoke(stream))
    return [...stops, hub.subscribe('identities', () => void checkRole().catch((error: unknown) => stream.fail(error)))]
  }
}

function revoke(stream: EventStream): void {
  stream.close('auth_revoked', '"credential is no longer valid"')
}
