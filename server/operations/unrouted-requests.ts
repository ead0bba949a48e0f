import { STATUS_CODES } from 'node:http'
import { type Duplex } from 'node:stream'
import { type FastifyInstance } from 'fastify'
import { ProductError } from '../errors.ts'
import { securityHeaders } from '../pages/security-headers.ts'

/** So long a refused connection has to take its answer, in ms. */
const lingerMs = 1000

const statusOf: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/**
 * Answers what is no request at all: HTTP that cannot be read or does not arrive in time. In our own words and with
 * our headers; nothing is logged, because what was sent would be in it.
 */
export function answerBrokenHttp(error: Error & { code?: string }, socket: Duplex): void {
  if (socket.destroyed || !socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
  refuse(socket, statusOf[error.code ?? ''] ?? 400)
}

/** Answers what Node would answer by itself, without our headers. */
export function answerExpectations(app: FastifyInstance): void {
  app.server.on('checkExpectation', ({ socket }) => refuse(socket, 417))
}

/** Answers with a status of HTTP in our own words and with our headers, and closes the connection. */
export function refuse(
  socket: Duplex,
  status: number,
  more: Record<string, string> = {},
  error = new ProductError('invalid', { sentence: STATUS_CODES[status] ?? 'Bad request' }),
): void {
  const body = JSON.stringify(error.body)
  const headers = {
    ...securityHeaders,
    ...more,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  }
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...Object.entries(headers).map((pair) => pair.join(': '))]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  // What is still sent is read and forgotten, or whoever never hangs up would keep the connection.
  socket.resume()
  setTimeout(() => socket.destroy(), lingerMs).unref()
}
