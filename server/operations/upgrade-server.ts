import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { appName } from '../../contract/titles.ts'
import { type MigrationStep } from '../db/migrations/migrate.ts'
import { catalogues } from '../texts/texts.ts'

const retryAfterSeconds = 5

/** What a person's browser shows meanwhile, as the sample nginx does where no process answers (deploy/nginx.conf). */
const page = `<!doctype html><html lang="bg"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${retryAfterSeconds}"><title>${appName}</title><h1>${appName}</h1><p>${catalogues.bg.errors.busy}</p><p lang="en">${catalogues.en.errors.busy}</p></html>`

/**
 * Answers at the product's address while the store is migrated: `/healthz` says that the process lives, `/readyz` which
 * step runs, everything else that it comes back. Nobody answers where the address is still taken. Ends by the returned
 * function.
 */
export async function startUpgradeServer(
  { host, port }: { host: string; port: number },
  findStep: () => MigrationStep | undefined,
): Promise<() => Promise<void>> {
  const server = createServer((request, response) => answer(request, response, findStep()))
  const isListening = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false))
    server.listen({ host, port }, () => resolve(true))
  })
  return async () => {
    if (!isListening) return
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

function answer(request: IncomingMessage, response: ServerResponse, step: MigrationStep | undefined): void {
  const path = request.url?.split('?')[0]
  response.setHeader('cache-control', 'no-store')
  response.setHeader('x-content-type-options', 'nosniff')
  if (path === '/healthz') return send(response, 200, { status: 'ok' })
  response.setHeader('retry-after', String(retryAfterSeconds))
  if (path === '/readyz') {
    const parts = { store: true, migrations: false }
    return send(response, 503, { status: 'not ready', parts, ...(step && { upgrade: step }) })
  }
  if (request.headers['sec-fetch-dest'] !== 'document') {
    return send(response, 503, { error: catalogues.en.errors.busy, code: 'busy' })
  }
  response.writeHead(503, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'",
  })
  response.end(page)
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
}
