import { sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import { type FastifyInstance } from 'fastify'

/**
 * The built files of `folder` (absolute): those below /assets carry a hash of their content in the name and never
 * change; the others (icon, drawings, robots.txt) are asked for again with their ETag.
 */
export async function assetRoutes(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    // A route for each file that was built: no address can lead anywhere else.
    wildcard: false,
    globIgnore: ['index.html', 'chunks.json', 'drawing/**', '**/*.br', '**/*.gz'],
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = path.startsWith(`${folder}${sep}assets${sep}`)
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=600')
    },
  })
}
