import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { type FastifyInstance } from 'fastify'

const packed = { index: false, preCompressed: true, cacheControl: false } as const
/** Twins of files for those who take them, and never asked for by name. */
const isTwin = (name: string) => /\.(br|gz)$/.test(name)

/**
 * The built files of `folder` (absolute): those below /assets carry a hash of their content in the name and never
 * change; the others (icon, drawings, robots.txt) are asked for again with their ETag. No address can lead to what is
 * not for browsers: only names that were built are looked for.
 */
export async function assetRoutes(app: FastifyInstance, folder: string): Promise<void> {
  await serveHashed(app, join(folder, 'assets'))
  await app.register(fastifyStatic, {
    ...packed,
    root: folder,
    decorateReply: false,
    // A route for each file.
    wildcard: false,
    globIgnore: ['assets/**', 'index.html', 'chunks.json', 'drawing/**', 'server/**', '**/*.br', '**/*.gz'],
    setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=600'),
  })
}

/** One route for all, because two for each of more than a hundred take a tenth of a start. */
async function serveHashed(app: FastifyInstance, root: string): Promise<void> {
  const names = new Set((await readdir(root)).filter((name) => !isTwin(name)))
  await app.register(fastifyStatic, {
    ...packed,
    root,
    serve: false,
    setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
  })
  app.get<{ Params: { name: string } }>(
    '/assets/:name',
    {
      errorHandler(error, request, reply) {
        // Whoever went away in the middle of a file hears of no error.
        if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') request.raw.destroy()
        else app.errorHandler(error, request, reply)
      },
    },
    (request, reply) => (names.has(request.params.name) ? reply.sendFile(request.params.name) : reply.callNotFound()),
  )
}
