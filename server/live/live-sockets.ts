import { type IncomingMessage } from 'node:http'
import { type Duplex } from 'node:stream'
import { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { WebSocketServer, type WebSocket } from 'ws'
import { heartbeatMs } from '../../contract/limits.ts'
import { recordUpgrade, requestId } from '../operations/request-records.ts'
import { refuse } from '../operations/unrouted-requests.ts'
import { ProductError } from '../lib/errors.ts'
import { callerReader } from '../http/caller-address.ts'
import { isHostGiven } from '../http/refuse-hosts.ts'
import { resyncSpreadMs } from '../events/hub.ts'
import { closeSocket } from './close-socket.ts'
import { LiveConnection, type LiveServices } from './live-connection.ts'

const frameBytes = 4096

/**
 * Serves the live connections of browser tabs (`contract/live.ts`) and refuses pages of other sites. Not a Fastify
 * route, which would hold its request in memory as long as the page is open (decision 3).
 */
export function openLiveSockets(app: FastifyInstance, services: LiveServices & { log: FastifyBaseLogger }): void {
  const { hub, metrics, config, caps } = services
  const callerOf = callerReader(config.trustedProxies)
  const sockets = new WebSocketServer({ noServer: true, maxPayload: frameBytes, clientTracking: false })
  const connections = new Set<LiveConnection>()
  let isStopping = false
  const heartbeat = setInterval(() => {
    for (const connection of connections) connection.beat()
  }, heartbeatMs).unref()
  hub.onResync(() => {
    for (const connection of connections) setTimeout(() => connection.resync(), Math.random() * resyncSpreadMs).unref()
  })

  // Node passes upgrades of this single address only (`shouldUpgradeCallback`).
  app.server.on('upgrade', (request, socket, head) => {
    if (isStopping) return void socket.destroy()
    if (!isHostGiven(request)) return refuseUpgrade(request, socket)
    const release = takePlace(request, socket)
    if (!release) return
    socket.once('close', release)
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      record(request, { status: 101 })
      // An error event without a listener would end the process.
      webSocket.on('error', () => webSocket.terminate())
      if (isOwnOrigin(request)) connect(webSocket)
      else closeSocket(webSocket, 4403, 'foreign origin')
    })
  })
  sockets.on('wsClientError', (_error, socket, request) => refuseUpgrade(request, socket))

  function record(request: IncomingMessage, answered: { status: 101 | 400 | 429 }): string {
    const id = requestId(request, config.trustedProxies.length > 0)
    recordUpgrade(services, { id, ...answered })
    return id
  }

  /** Counts the socket for its address; undefined when it was refused. */
  function takePlace(request: IncomingMessage, socket: Duplex): (() => void) | undefined {
    try {
      return caps.take('socket', 'address', callerOf(request))
    } catch (error) {
      if (!(error instanceof ProductError)) throw error
      const headers = {
        'x-request-id': record(request, { status: 429 }),
        'retry-after': String(error.details.retryAfterSeconds),
      }
      socket.on('error', () => socket.destroy())
      refuse(socket, 429, headers, error)
      return undefined
    }
  }

  function refuseUpgrade(request: IncomingMessage, socket: Duplex): void {
    socket.on('error', () => socket.destroy())
    refuse(socket, 400, { 'x-request-id': record(request, { status: 400 }) })
  }

  function connect(socket: WebSocket): void {
    const connection = new LiveConnection(socket, services)
    connections.add(connection)
    metrics.liveConnections.inc({ kind: 'socket' })
    socket.on('message', (data) => connection.receive((data as Buffer).toString()))
    socket.on('pong', () => connection.noteAnswer())
    socket.on('close', () => {
      connections.delete(connection)
      metrics.liveConnections.dec({ kind: 'socket' })
      connection.forget()
    })
  }

  app.addHook('preClose', async () => {
    isStopping = true
    clearInterval(heartbeat)
    for (const connection of connections) connection.close()
  })
}

function isOwnOrigin({ headers }: IncomingMessage): boolean {
  return headers.origin === undefined || URL.parse(headers.origin)?.host === headers.host
}
