import { type FastifyInstance, type FastifyReply } from 'fastify'
import { type PhotoWidth } from '../../contract/photo.ts'
import { isKey } from '../db/push-id.ts'
import { fail } from '../errors.ts'
import { type Storage } from '../storage/storage.ts'
import { type LinkService } from './link-service.ts'
import { pictureName } from './picture-files.ts'

const photoName = /^([0-9a-f]{32})-(480|960|1600)\.webp$/
const linkName = /^(\d{1,2})-(480|960|1600)\.webp$/

/**
 * The addresses of pictures, for anybody: `/photos/{id}-{width}.webp` never changes; `/links/{carId}/{index}-{width}.webp`
 * shows what a car links to elsewhere. Fails with `notFound`; the page then shows the drawn placeholder. `busy` when
 * the storage is away.
 */
export function pictureRoutes(app: FastifyInstance, storage: Storage, links: LinkService): void {
  app.get<{ Params: { name: string } }>('/photos/:name', async (request, reply) => {
    const [, id, width] = photoName.exec(request.params.name) ?? fail('notFound')
    const picture = await storage.read(pictureName('photos', id as string, Number(width) as PhotoWidth))
    if (!picture) fail('notFound')
    return sendPicture(reply, picture.bytes, 'public, max-age=31536000, immutable')
  })

  app.get<{ Params: { carId: string; name: string } }>('/links/:carId/:name', async (request, reply) => {
    const { carId, name } = request.params
    const [, index, width] = linkName.exec(name) ?? fail('notFound')
    if (!isKey(carId)) fail('notFound')
    const picture = await links.find(carId, Number(index), Number(width) as PhotoWidth)
    if (!picture) fail('notFound')
    reply.header('etag', picture.tag)
    if (request.headers['if-none-match'] === picture.tag) return reply.code(304).send()
    return sendPicture(reply, picture.bytes, 'no-cache')
  })
}

function sendPicture(reply: FastifyReply, bytes: Buffer, caching: string): FastifyReply {
  reply.header('cache-control', caching)
  // Readers of feeds, previews and search engines show it on pages of their own.
  reply.header('cross-origin-resource-policy', 'cross-origin')
  // Opened by itself a picture may run and load nothing.
  reply.header('content-security-policy', "default-src 'none'; sandbox").header('x-content-type-options', 'nosniff')
  return reply.type('image/webp').send(bytes)
}
