import { type FastifyInstance } from 'fastify'
import { type Config } from '../config.ts'
import { type Services } from '../services.ts'
import { docsPage } from './docs-page.ts'
import { openApiDocument } from './openapi.ts'

/** The calls for readers: an OpenAPI document at /api/openapi.json and a page of it at /api/docs. */
export function docsRoutes(app: FastifyInstance, { config }: Services): void {
  let made: ReturnType<typeof makeDocs> | undefined
  // Not before somebody asks: it takes as long as a tenth of the start.
  const docs = () => (made ??= makeDocs(config))
  app.get('/wire/openapi', (_request, reply) => reply.type('application/json; charset=utf-8').send(docs().document))
  app.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(docs().page))
}

function makeDocs(config: Config): { document: string; page: string } {
  const described = openApiDocument(config)
  return { document: JSON.stringify(described), page: docsPage(described.paths) }
}
