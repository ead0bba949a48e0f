import { type FastifyInstance, type FastifyRequest } from 'fastify'

/**
 * Redirects pages with a token in the address to one without it: the token would remain in the browser's history
 * (security.md 1.4).
 */
export function redirectTokens(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!isDocument(request)) return done()
    const [path = '', ...rest] = request.originalUrl.split('?')
    const query = new URLSearchParams(rest.join('?'))
    if (!query.has('auth')) return done()
    query.delete('auth')
    // Two slashes at the beginning would name another host.
    const ownPath = `/${path.replace(/^[/\\]+/, '')}`
    void reply
      .header('cache-control', 'no-store')
      .redirect(query.size > 0 ? `${ownPath}?${query.toString()}` : ownPath, 303)
  })
}

/** Whether the browser will show the answer as a page. Old browsers do not say, so their Accept header decides. */
function isDocument({ headers }: FastifyRequest): boolean {
  const destination = headers['sec-fetch-dest']
  return destination === undefined ? (headers.accept?.includes('text/html') ?? false) : destination === 'document'
}
