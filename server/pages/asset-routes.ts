import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { type FastifyInstance } from 'fastify'

/** A built file as browsers ask for it; what it was packed into is chosen by what they take. */
const builtFile = /^\/[\w.-]+(?<!\.br|\.gz)$/

/**
 * The built files of `folder` (absolute): those below /assets carry a hash of their content in the name and never
 * change; the others (icon, drawings, robots.txt) are asked for again with their ETag.
 */
export async function assetRoutes(app: FastifyInstance, folder: string): Promise<void> {
  const packed = { index: false, preCompressed: true, cacheControl: false } as const
  await app.register(fastifyStatic, {
    ...packed,
    root: join(folder, 'assets'),
    prefix: '/assets/',
    allowedPath: (path) => builtFile.test(path),
    setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
  })
  await app.register(fastifyStatic, {
    ...packed,
    root: folder,
    decorateReply: false,
    // A route for each file that was built: no address can lead to what is not for browsers.
    wildcard: false,
    globIgnore: ['assets/**', 'index.html', 'chunks.json', 'drawing/**', 'server/**', '**/*.br', '**/*.gz'],
    setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=600'),
  })
}
