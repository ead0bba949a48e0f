import { type FastifyInstance } from 'fastify'
import { docsPage } from './docs-page.ts'
import { openApiDocument } from './openapi.ts'

/** The documentation of calls: an OpenAPI document at /api/openapi.json and a page at /api/docs. */
export function docsRoutes(app: FastifyInstance): void {
  let made: ReturnType<typeof makeDocs> | undefined
  // Made at the first request, because it takes a tenth of the start.
  const docs = () => (made ??= makeDocs())
  app.get('/wire/openapi', (_request, reply) => reply.type('application/json; charset=utf-8').send(docs().document))
  app.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(docs().page))
}

function makeDocs(): { document: string; page: string } {
  const described = openApiDocument()
  return { document: JSON.stringify(described), page: docsPage(described.paths, described.components.schemas) }
}
