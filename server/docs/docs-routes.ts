import { type FastifyInstance } from 'fastify'
import { type Services } from '../services.ts'
import { docsPage } from './docs-page.ts'
import { openApiDocument } from './openapi.ts'

/** The calls for readers: an OpenAPI document at /api/openapi.json and a page of it at /api/docs. */
export function docsRoutes(app: FastifyInstance, { config }: Services): void {
  const described = openApiDocument(config)
  const document = JSON.stringify(described)
  const page = docsPage(described.paths)
  app.get('/wire/openapi', (_request, reply) => reply.type('application/json; charset=utf-8').send(document))
  app.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
}
