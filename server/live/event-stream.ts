import { type FastifyReply, type FastifyRequest } from 'fastify'
import { heartbeatMs } from '../../contract/limits.ts'
import { type Caller } from '../auth/identify.ts'
import { findIdentity } from '../auth/session-store.ts'
import { ProductError } from '../errors.ts'
import { type Services } from '../services.ts'
import { EntryStream } from '../wire/entry-stream.ts'
import { gapSpreadMs, type HubEvent, type HubTopic } from './hub.ts'

/** A change of the streamed node: what stands at `path` now, or, with `merge`, which children changed. */
export interface Change {
  path: string
  data: unknown
  merge?: boolean
}

/** How a node is watched: what to listen to, what it is now, and what an event changes in it. */
export interface Watch {
  topics: HubTopic[]
  snapshot(): Promise<unknown>
  changes(event: HubEvent): Promise<Change[]> | Change[]
}

interface ToOpen {
  watch: Watch
  me: Caller | null
  request: FastifyRequest
  reply: FastifyReply
}

/** A reader that lets more than this pile up is cut; it comes back and reads the node anew. */
const pileBytes = 4 * 1024 * 1024
/** So is one that takes the whole so slowly that more events than this wait behind it. */
const waitingAtMost = 10_000

const open = new Set<() => void>()

/**
 * Streams a node as the wire does (`wire.md` 2): first the whole, then its changes. It listens before it reads, so that
 * nothing falls between. Logout and the token's end close it with `auth_revoked`, a node that the reader may not read
 * any more with `cancel`.
 */
export function openEventStream(services: Services, { watch, me, request, reply }: ToOpen): FastifyReply {
  reply.hijack()
  const { raw } = reply
  const headers = {
    ...reply.getHeaders(),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
  }
  raw.writeHead(200, { ...headers, 'x-accel-buffering': 'no' } as Record<string, string>)
  let work = Promise.resolve()
  let waiting = 0
  let isMidSnapshot = false
  const { liveConnections, liveEvents } = services.metrics
  const send = (event: string, data: string) => raw.write(`event: ${event}\ndata: ${data}\n\n`)

  const close = (event?: string, data = 'null') => {
    if (!open.delete(end)) return
    liveConnections.dec({ kind: 'stream' })
    for (const stop of stops) stop()
    // A snapshot cut short takes no event behind it: the reader would see one broken event.
    if (isMidSnapshot) return void raw.destroy()
    if (event) send(event, data)
    raw.end()
  }
  const end = () => close()
  const revoke = () => close('auth_revoked', '"credential is no longer valid"')
  open.add(end)
  liveConnections.inc({ kind: 'stream' })

  const enqueue = (task: () => Promise<void> | void) => {
    if (++waiting > waitingAtMost) raw.destroy()
    work = work
      .then(() => (open.has(end) ? task() : undefined))
      .catch((error: unknown) => {
        if (isRefusal(error)) return close('cancel')
        services.log.error(error, 'A stream of events failed')
        close()
      })
      .finally(() => void waiting--)
  }
  const heartbeat = setInterval(() => enqueue(() => void send('keep-alive', 'null')), heartbeatMs)
  const stops = [
    () => clearInterval(heartbeat),
    ...watch.topics.map((topic) =>
      services.hub.subscribe(topic, (event) =>
        enqueue(async () => {
          for (const { path, data, merge } of await watch.changes(event)) {
            send(merge ? 'patch' : 'put', JSON.stringify({ path, data }))
            liveEvents.inc({ kind: 'stream' })
          }
          if (raw.writableLength > pileBytes) raw.destroy()
        }),
      ),
    ),
    services.hub.onGap(() => {
      const lookAnew = async () => ((await isGone(services, me)) ? revoke() : sendWhole())
      setTimeout(() => enqueue(lookAnew), Math.random() * gapSpreadMs).unref()
    }),
    ...(me ? endWithSession(services, me, revoke) : []),
  ]
  raw.on('close', end)
  request.raw.on('error', end)
  const sendWhole = async () => {
    const value = await watch.snapshot()
    isMidSnapshot = true
    await sendSnapshot(raw, value)
    isMidSnapshot = false
  }
  enqueue(sendWhole)
  return reply
}

/** Ends every stream, as the server stops. */
export function closeEventStreams(): void {
  for (const end of open) end()
}

function isRefusal(error: unknown): boolean {
  return error instanceof ProductError && (error.status === 401 || error.status === 403)
}

async function isGone({ db }: Services, me: Caller | null): Promise<boolean> {
  return me !== null && (await findIdentity(db, me.sessionId)) === undefined
}

function endWithSession({ hub }: Services, me: Caller, revoke: () => void): (() => void)[] {
  const expiry = setTimeout(revoke, Math.max(0, me.expiresAt * 1000 - Date.now()))
  return [hub.subscribe(`sessions/${me.sessionId}`, revoke), () => clearTimeout(expiry)]
}

async function sendSnapshot(raw: FastifyReply['raw'], value: unknown): Promise<void> {
  raw.write('event: put\ndata: {"path":"/","data":')
  const pieces = value instanceof EntryStream ? value.json() : [JSON.stringify(value ?? null)]
  for await (const piece of pieces) {
    if (!raw.write(piece)) await roomIn(raw)
    if (raw.destroyed) return
  }
  raw.write('}\n\n')
}

/** Waits until the reader has taken what was written, or is gone. */
async function roomIn(raw: FastifyReply['raw']): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      raw.off('drain', go).off('close', go)
      resolve()
    }
    raw.on('drain', go).on('close', go)
  })
}
