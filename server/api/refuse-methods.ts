import { type FastifyInstance } from 'fastify'
import { sendError } from '../http/answer-errors.ts'
import { ProductError } from '../lib/errors.ts'
import { insidePath } from '../http/addresses.ts'
import { type Api } from './serve.ts'

/** Answers 405 to methods that a path of the table does not have, such as PATCH of a car (`decisions.md` 23). */
export function refuseOtherMethods(app: FastifyInstance, api: Api): void {
  const rows = [...api.served]
  for (const url of new Set(rows.map(insidePath))) {
    const allowed = new Set<string>(rows.filter((row) => covers(insidePath(row), url)).map((row) => row.method))
    app.route({
      method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter((method) => !allowed.has(method)),
      url,
      exposeHeadRoute: false,
      handler: (_request, reply) =>
        sendError(new ProductError('notAllowed'), reply.header('allow', [...allowed].join(', '))),
    })
  }
}

/** Whether a path with parameters includes another, as `/users/:id/:child` includes `/users/:id/sent`. */
function covers(path: string, other: string): boolean {
  const [parts, otherParts] = [path.split('/'), other.split('/')]
  return parts.length === otherParts.length && parts.every((part, i) => part.startsWith(':') || part === otherParts[i])
}
