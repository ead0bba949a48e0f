import { STATUS_CODES } from 'node:http'
import { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { type ErrorCode } from '../../contract/errors.ts'
import { photos } from '../../contract/limits.ts'
import { isConflict, isOrphan, isStoreAway, isUnstorable } from '../db/database.ts'
import { ProductError } from '../lib/errors.ts'
import { StorageError } from '../storage/storage-error.ts'
import { PreconditionFailed } from './answer.ts'
import { errorBody } from './error-body.ts'
import { asksForPage, errorPage } from './error-page.ts'
import { textsFor } from './language.ts'
import { etagOf } from '../cache/etag.ts'

/** Errors of Fastify by the product's codes. */
const known: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrongMediaType',
  FST_ERR_CTP_EMPTY_TYPE: 'wrongMediaType',
}

/** Turns every error into `{"error"}` with its status; unknown ones are logged and reveal nothing internal. */
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
 * Reads and discards the rest of a refused body for as long as a body may take to arrive: a client that is still
 * sending would lose the answer.
 */
function takeTheRest(request: FastifyRequest, reply: FastifyReply): void {
  if (request.raw.complete) return
  reply.removeHeader('connection')
  request.raw.resume()
}

/** Answers with an error of the product: as a page where a browser asks for one. */
export function sendError(error: ProductError, reply: FastifyReply): FastifyReply {
  const { retryAfterSeconds = error.status === 503 ? 1 : undefined } = error.details
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
  reply.code(error.status).header('cache-control', 'no-store')
  const body = errorBody(error, textsFor(reply.request))
  if (asksForPage(reply.request))
    return reply.type('text/html; charset=utf-8').send(errorPage(body.error, reply.request))
  reply.type('application/json; charset=utf-8')
  // By this id the operator finds the details in the log.
  return reply.send(JSON.stringify(error.status < 500 ? body : { ...body, requestId: reply.request.id }))
}

/** Whether files cannot be written now. */
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
  // Other references are locked until the commit, so it is the caller's account that was deleted meanwhile.
  if (isOrphan(error)) return new ProductError('tokenExpired')
  if (isUnstorable(error)) return new ProductError('invalid', { message: 'textCharacters' })
  const status = error.statusCode ?? 500
  if (status >= 400 && status < 500)
    return new ProductError('invalid', { sentence: STATUS_CODES[status] ?? 'Bad request' })
  request.log.error({ requestId: request.id, err: error }, 'A call failed')
  return new ProductError('internal')
}
