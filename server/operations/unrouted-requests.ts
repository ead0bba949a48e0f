import { STATUS_CODES } from 'node:http'
import { type Duplex } from 'node:stream'
import { type FastifyInstance } from 'fastify'
import { ProductError } from '../lib/errors.ts'
import { errorBody } from '../http/error-body.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { catalogues } from '../texts/texts.ts'

/** Ms that a refused connection has to read its answer. */
const lingerMs = 1000

const statusOf: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/**
 * Answers unreadable or late HTTP with our sentences and headers. Logs nothing, because it would contain what was sent.
 */
export function answerBrokenHttp(error: Error & { code?: string }, socket: Duplex): void {
  if (socket.destroyed || !socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
  refuse(socket, statusOf[error.code ?? ''] ?? 400)
}

/** Answers `Expect` headers, which Node would answer without our headers. */
export function answerExpectations(app: FastifyInstance): void {
  app.server.on('checkExpectation', ({ socket }) => refuse(socket, 417))
}

/** Answers with an HTTP status, our sentence and our headers, and closes the connection. */
export function refuse(
  socket: Duplex,
  status: number,
  more: Record<string, string> = {},
  error = new ProductError('invalid', { sentence: STATUS_CODES[status] ?? 'Bad request' }),
): void {
  const body = JSON.stringify(errorBody(error, catalogues.en))
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
  // Discards further input, or a client that never closes would hold the connection.
  socket.resume()
  setTimeout(() => socket.destroy(), lingerMs).unref()
}
