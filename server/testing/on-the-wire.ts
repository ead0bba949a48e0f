/** What goes before the routes is not met by `inject`: tests of it ask on the wire itself. */
import { subscribe } from 'node:diagnostics_channel'
import { connect } from 'node:net'
import { type FastifyInstance } from 'fastify'

/** How many requests have come to a route so far. */
let routed = 0
subscribe('tracing:fastify.request.handler:start', () => routed++)

/** Has a server listen and answers its port. */
export async function listen(app: FastifyInstance): Promise<number> {
  return Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
}

/** An answer as it came. */
interface WireAnswer {
  status: number
  /** Names and values as they came, but for the two that are each answer's own. */
  same: string[]
  id: string | undefined
  body: Buffer
  isRouted: boolean
}

interface Asking {
  to: number
  method?: string
  headers?: string[]
}

/** Asks for an address, each time on a new connection, and tells whether a route answered. */
export async function askOnTheWire(address: string, { to, method = 'GET', headers = [] }: Asking): Promise<WireAnswer> {
  const before = routed
  const head = [`${method} ${encodeURI(address)} HTTP/1.1`, 'host: cars.example', 'connection: close', ...headers]
  const pieces: Buffer[] = []
  const socket = connect(to, '127.0.0.1', () => socket.write(`${head.join('\r\n')}\r\n\r\n`))
  for await (const piece of socket) pieces.push(piece as Buffer)
  const all = Buffer.concat(pieces)
  const end = all.indexOf('\r\n\r\n')
  const [status = '', ...lines] = all.subarray(0, end).toString().split('\r\n')
  const id = lines.find((line) => line.startsWith('x-request-id: '))
  const same = lines.filter((line) => line !== id && !line.startsWith('Date: '))
  return { status: Number(status.split(' ')[1]), same, id, body: all.subarray(end + 4), isRouted: routed > before }
}
