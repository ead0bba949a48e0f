import { type FastifyInstance } from 'fastify'
import { type Endpoint } from '../../contract/endpoint.ts'
import { endpoints } from '../../contract/endpoints.ts'
import { type Services } from '../services.ts'
import { openApiDocument, publicPath } from './openapi.ts'

/** The calls for readers: an OpenAPI document at /api/openapi.json and a page of it at /api/docs. */
export function docsRoutes(app: FastifyInstance, { config }: Services): void {
  const document = JSON.stringify(openApiDocument(config))
  const page = docsPage()
  app.get('/wire/openapi', (_request, reply) => reply.type('application/json; charset=utf-8').send(document))
  app.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
}

function docsPage(): string {
  const rows = Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => {
    const cells = [endpoint.method, `/api${publicPath(endpoint)}`, endpoint.access, endpoint.summary]
    return `<tr id="${name}">${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`
  })
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Calls · Volan</title>
</head>
<body>
<main>
<h1>Calls</h1>
<p>Send the identity token as <code>auth</code> or as <code>Authorization: Bearer</code>. Nodes answer at both endings,
<code>.json</code> and <code>/.json</code>. Details: <a href="/api/openapi.json">OpenAPI document</a>.</p>
<table>
<thead><tr><th scope="col">Method</th><th scope="col">Path</th><th scope="col">Who</th><th scope="col">What</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</main>
</body>
</html>
`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
