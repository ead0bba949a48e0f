import { readFile } from 'node:fs/promises'
import { type FastifyInstance, type FastifyReply } from 'fastify'
import { type PhotoWidth } from '../../contract/photo.ts'
import { isKey } from '../db/push-id.ts'
import { fail } from '../errors.ts'
import { type LinkService } from './link-service.ts'
import { pictureFile } from './photo-files.ts'
import { type PhotoService } from './photo-service.ts'

const photoName = /^([0-9a-f]{32})-(480|960|1600)\.webp$/
const linkName = /^(\d{1,2})-(480|960|1600)\.webp$/

/**
 * The addresses of pictures, for anybody: `/photos/{id}-{width}.webp` never changes; `/links/{carId}/{index}-{width}.webp`
 * shows what a car links to elsewhere. Fails with `notFound`; the page then shows the drawn placeholder.
 */
export function pictureRoutes(app: FastifyInstance, photos: PhotoService, links: LinkService): void {
  app.get<{ Params: { name: string } }>('/photos/:name', async (request, reply) => {
    const [, id, width] = photoName.exec(request.params.name) ?? fail('notFound')
    const file = pictureFile(photos.folder, id as string, Number(width) as PhotoWidth)
    return sendPicture(reply, file, 'public, max-age=31536000, immutable')
  })

  app.get<{ Params: { carId: string; name: string } }>('/links/:carId/:name', async (request, reply) => {
    const { carId, name } = request.params
    const [, index, width] = linkName.exec(name) ?? fail('notFound')
    if (!isKey(carId)) fail('notFound')
    const picture = await links.find(carId, Number(index), Number(width) as PhotoWidth)
    if (!picture) fail('notFound')
    reply.header('etag', picture.tag)
    if (request.headers['if-none-match'] === picture.tag) return reply.code(304).send()
    return sendPicture(reply, picture.file, 'no-cache')
  })
}

async function sendPicture(reply: FastifyReply, file: string, caching: string): Promise<FastifyReply> {
  const bytes = await readFile(file).catch(() => fail('notFound'))
  reply.header('cache-control', caching)
  // Opened by itself a picture may run and load nothing.
  reply.header('content-security-policy', "default-src 'none'; sandbox").header('x-content-type-options', 'nosniff')
  return reply.type('image/webp').send(bytes)
}
