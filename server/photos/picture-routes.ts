import { type FastifyInstance, type FastifyReply } from 'fastify'
import { type PhotoWidth } from '../../contract/photo.ts'
import { PromiseCache } from '../cache/promise-cache.ts'
import { isKey } from '../db/push-id.ts'
import { fail } from '../lib/errors.ts'
import { type RateLimits } from '../limits/rate-limits.ts'
import { type Storage, type StoredFile } from '../storage/storage.ts'
import { type LinkService } from './link-service.ts'
import { type PhotoProcess } from './photo-process.ts'
import { pictureName } from './picture-files.ts'

const photoName = /^([0-9a-f]{32})-(480|960|1600|preview)\.(webp|jpg)$/
const linkName = /^(\d{1,2})-(480|960|1600|preview)\.(webp|jpg)$/
const previewBytes = 32 * 1024 * 1024

interface PictureParts {
  storage: Storage
  links: LinkService
  process: PhotoProcess
  limits: RateLimits
}

/**
 * Addresses of pictures, for everybody: `/photos/{id}-{width}.webp` never changes;
 * `/links/{carId}/{index}-{width}.webp` shows what a car links to. `-preview.jpg` of either is for previews of links.
 * Fails with `notFound`, for which pages show the drawn placeholder, and with `busy` when the storage is unavailable.
 */
export function pictureRoutes(app: FastifyInstance, { storage, links, process, limits }: PictureParts): void {
  // Apps ask for a preview once for each link that is sent.
  const previews = new PromiseCache<Buffer>({ entries: 400, bytes: previewBytes, bytesOf: ({ length }) => length })

  app.get<{ Params: { name: string } }>('/photos/:name', async (request, reply) => {
    const [, id = '', size = '', ending] = photoName.exec(request.params.name) ?? fail('notFound')
    const width = widthOf(size, ending)
    const picture = await storage.read(pictureName('photos', id, width ?? 1600))
    if (!picture) fail('notFound')
    const caching = 'public, max-age=31536000, immutable'
    if (width === null) return sendPicture(reply, await previewOf(picture, request.ip), { caching, type: 'jpeg' })
    return sendPicture(reply, picture.bytes, { caching, type: 'webp' })
  })

  app.get<{ Params: { carId: string; name: string } }>('/links/:carId/:name', async (request, reply) => {
    const { carId, name } = request.params
    const [, index, size = '', ending] = linkName.exec(name) ?? fail('notFound')
    const width = widthOf(size, ending)
    if (!isKey(carId)) fail('notFound')
    const picture = await links.find(carId, Number(index), width ?? 1600)
    if (!picture) fail('notFound')
    reply.header('etag', picture.tag)
    if (request.headers['if-none-match'] === picture.tag) return reply.code(304).send()
    const caching = 'no-cache'
    if (width === null) return sendPicture(reply, await previewOf(picture, request.ip), { caching, type: 'jpeg' })
    return sendPicture(reply, picture.bytes, { caching, type: 'webp' })
  })

  async function previewOf({ bytes, tag }: StoredFile, ip: string): Promise<Buffer> {
    await limits.consume('callPerAddress', ip)
    return previews.take(tag, () => process.preview(bytes))
  }
}

/** The width of a stored picture; null for a preview. Fails with `notFound` when the ending does not fit. */
function widthOf(size: string, ending: string | undefined): PhotoWidth | null {
  const isPreview = size === 'preview'
  if (isPreview !== (ending === 'jpg')) fail('notFound')
  return isPreview ? null : (Number(size) as PhotoWidth)
}

function sendPicture(
  reply: FastifyReply,
  bytes: Buffer,
  { caching, type }: { caching: string; type: 'webp' | 'jpeg' },
): FastifyReply {
  reply.header('cache-control', caching)
  // Feed readers, link previews and search engines show it on their own pages.
  reply.header('cross-origin-resource-policy', 'cross-origin')
  // A picture opened as a page may run and load nothing.
  reply.header('content-security-policy', "default-src 'none'; sandbox").header('x-content-type-options', 'nosniff')
  return reply.type(`image/${type}`).send(bytes)
}
