import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { type FastifyInstance } from 'fastify'
import { serviceWorkerPath } from '../../contract/app-shell.ts'
import { languages } from '../../contract/language.ts'
import { languageFolder } from './language-folder.ts'

const packed = { index: false, preCompressed: true, cacheControl: false } as const
/** Compressed copies, sent by content negotiation and never requested by name. */
const isTwin = (name: string) => /\.(br|gz)$/.test(name)

/**
 * Serves the built files of `folder` (absolute), in which each language has its own. Those below /assets contain a hash of their content in the name and
 * never change; others (icon, drawings, robots.txt) are revalidated by ETag. Only built names are served, so no address
 * leads to other files.
 */
export async function assetRoutes(app: FastifyInstance, folder: string): Promise<void> {
  await serveHashed(app, folder)
  await app.register(fastifyStatic, {
    ...packed,
    // The same in every language.
    root: languageFolder(folder, 'en'),
    decorateReply: false,
    // Registers a route for each file.
    wildcard: false,
    globIgnore: ['assets/**', 'index.html', 'chunks.json', 'ssr/**', serviceWorkerPath.slice(1), '**/*.br', '**/*.gz'],
    setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=600'),
  })
}

/** A single route for all, because two for each of more than a hundred files take a tenth of the start. */
async function serveHashed(app: FastifyInstance, folder: string): Promise<void> {
  const rootOf = new Map<string, string>()
  for (const language of languages) {
    const root = join(languageFolder(folder, language), 'assets')
    for (const name of await readdir(root)) if (!isTwin(name)) rootOf.set(name, root)
  }
  await app.register(fastifyStatic, {
    ...packed,
    root: folder,
    serve: false,
    setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
  })
  app.get<{ Params: { name: string } }>(
    '/assets/:name',
    {
      errorHandler(error, request, reply) {
        // A client that disconnected in the middle of a file gets no error.
        if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') request.raw.destroy()
        else app.errorHandler(error, request, reply)
      },
    },
    ({ params: { name } }, reply) => {
      const root = rootOf.get(name)
      return root === undefined ? reply.callNotFound() : reply.sendFile(name, root)
    },
  )
}
