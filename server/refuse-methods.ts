import { type FastifyInstance } from 'fastify'
import { sendError } from './answer-errors.ts'
import { ProductError } from './errors.ts'
import { insidePath } from './addresses.ts'
import { type Api } from './serve.ts'

/** Paths of the table answer 405 to methods that have no row, such as PATCH of a car (`decisions.md` 23). */
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

/** Does a path with parameters stand for every address of another, as `/users/:id/:child` does for `/users/:id/sent`? */
function covers(path: string, other: string): boolean {
  const [parts, otherParts] = [path.split('/'), other.split('/')]
  return parts.length === otherParts.length && parts.every((part, i) => part.startsWith(':') || part === otherParts[i])
}
