import { STATUS_CODES } from 'node:http'
import { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { type ErrorCode } from '../contract/errors.ts'
import { photos } from '../contract/limits.ts'
import { isConflict, isOrphan, isStoreAway, isUnstorable } from './db/database.ts'
import { ProductError } from './errors.ts'
import { StorageError } from './storage/storage-error.ts'
import { texts } from './texts.ts'
import { PreconditionFailed } from './wire/answer.ts'
import { etagOf } from './wire/etag.ts'

/** Errors that Fastify itself finds, in the product's words. */
const known: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrongMediaType',
  FST_ERR_CTP_EMPTY_TYPE: 'wrongMediaType',
}

/** Turns every error into `{"error"}` with its status; what is not known is logged and tells nothing of the inside. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof PreconditionFailed) {
      const tag = etagOf(error.current)
      return reply.code(412).header('etag', tag).type('application/json; charset=utf-8').send(error.current)
    }
    takeTheRest(request, reply)
    return sendError(asProductError(error, request), reply)
  })
}

/**
 * Who is still sending a body that is refused would lose the answer with the connection: the rest is read and thrown
 * away, for as long as a body may take to arrive.
 */
function takeTheRest(request: FastifyRequest, reply: FastifyReply): void {
  if (request.raw.complete) return
  reply.removeHeader('connection')
  request.raw.resume()
}

/** Answers with an error that the product knows. */
export function sendError(error: ProductError, reply: FastifyReply): FastifyReply {
  const { retryAfterSeconds = error.status === 503 ? 1 : undefined } = error.details
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
  reply.code(error.status).header('cache-control', 'no-store').type('application/json; charset=utf-8')
  // By its id the operator finds in the log what the answer does not tell.
  const body = error.status < 500 ? error.body : { ...error.body, requestId: reply.request.id }
  return reply.send(JSON.stringify(body))
}

/** Can files not be written now? */
function isDiskTrouble(error: FastifyError): boolean {
  return ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE'].includes(error.code)
}

function asProductError(error: FastifyError, request: FastifyRequest): ProductError {
  if (error instanceof ProductError) return error
  const code = known[error.code]
  if (code === 'tooLarge' && request.routeOptions.bodyLimit === photos.bytes) return new ProductError('photoTooLarge')
  if (code) return new ProductError(code)
  if (isConflict(error) || isStoreAway(error) || isDiskTrouble(error) || error instanceof StorageError) {
    request.log.error({ requestId: request.id, err: error }, 'The store could not do it now')
    return new ProductError('busy')
  }
  // Whatever else rows point to is kept until their commit: it is the account of who asks that was deleted meanwhile.
  if (isOrphan(error)) return new ProductError('tokenExpired')
  if (isUnstorable(error)) return new ProductError('invalid', { sentence: texts.refusals.character })
  const status = error.statusCode ?? 500
  if (status >= 400 && status < 500)
    return new ProductError('invalid', { sentence: STATUS_CODES[status] ?? 'Bad request' })
  request.log.error({ requestId: request.id, err: error }, 'A call failed')
  return new ProductError('internal')
}
