import { type FastifyInstance, type FastifyReply } from 'fastify'
import { type PhotoWidth } from '../../contract/photo.ts'
import { isUnchanged } from '../cache/etag.ts'
import { PromiseCache } from '../cache/promise-cache.ts'
import { isKey } from '../db/push-id.ts'
import { fail } from '../lib/errors.ts'
import { type RateLimits } from '../limits/rate-limits.ts'
import { type Storage, type StoredFile } from '../storage/storage.ts'
import { type LinkService } from '../photos/link-service.ts'
import { type PhotoProcess } from '../photos/photo-process.ts'
import { readPicture } from '../photos/picture-files.ts'
import { type Audience, type PictureAudiences } from './picture-audiences.ts'

const photoName = /^([0-9a-f]{32})-(480|960|1600|preview)\.(webp|jpg)$/
const linkName = /^(\d{1,2})-(480|960|1600|preview)\.(webp|jpg)$/
const previewBytes = 32 * 1024 * 1024

interface PictureParts {
  storage: Storage
  audiences: PictureAudiences
  links: LinkService
  process: PhotoProcess
  limits: RateLimits
}

/**
 * What caches may do with a photo. One that everybody sees stays in a shared cache for less than a minute, because its
 * offer may be hidden, and for a day in the browser that has shown it; one that few see is asked for again each time.
 */
const photoCaching: Record<Audience, string> = {
  everybody: 'public, max-age=86400, s-maxage=45, must-revalidate',
  person: 'private, no-cache',
}

/** What caches may do with the picture of a link, which can be another one tomorrow. */
const linkCaching: Record<Audience, string> = { everybody: 'no-cache', person: 'private, no-cache' }

/**
 * Addresses of pictures: `/photos/{id}-{width}.webp`, whose content never changes, and `/links/{carId}/{index}-{width}.webp`
 * for what a car links to. `-preview.jpg` of either is for previews of links. Fails with `notFound`, for which pages show
 * the drawn placeholder, and with `busy` when the storage is unavailable.
 */
export function pictureRoutes(
  app: FastifyInstance,
  { storage, audiences, links, process, limits }: PictureParts,
): void {
  // Apps ask for a preview once for each link that is sent.
  const previews = new PromiseCache<Buffer>({ entries: 400, bytes: previewBytes, bytesOf: ({ length }) => length })

  app.get<{ Params: { name: string } }>('/photos/:name', async (request, reply) => {
    const [, id = '', size = '', ending] = photoName.exec(request.params.name) ?? fail('notFound')
    const width = widthOf(size, ending)
    const audience = await audiences.ofPhoto(id, request)
    sendHeaders(reply, audience, photoCaching)
    // Known by its address, so that the storage need not be asked.
    if (isUnchanged(request, reply, `${id}-${size}`)) return reply.code(304).send()
    const picture = await readPicture(storage, 'photos', id, width ?? 1600)
    if (!picture) fail('notFound')
    return sendPicture(reply, picture, { width, ip: request.ip })
  })

  app.get<{ Params: { carId: string; name: string } }>('/links/:carId/:name', async (request, reply) => {
    const { carId, name } = request.params
    const [, index, size = '', ending] = linkName.exec(name) ?? fail('notFound')
    const width = widthOf(size, ending)
    if (!isKey(carId)) fail('notFound')
    const audience = await audiences.ofLinks(carId, request)
    const picture = await links.find(carId, Number(index), width ?? 1600)
    if (!picture) fail('notFound')
    sendHeaders(reply, audience, linkCaching)
    if (isUnchanged(request, reply, picture.tag)) return reply.code(304).send()
    return sendPicture(reply, picture, { width, ip: request.ip })
  })

  async function sendPicture(
    reply: FastifyReply,
    { bytes, tag }: StoredFile,
    { width, ip }: { width: PhotoWidth | null; ip: string },
  ): Promise<FastifyReply> {
    if (width !== null) return reply.type('image/webp').send(bytes)
    await limits.consume('callPerAddress', ip)
    return reply.type('image/jpeg').send(await previews.take(tag, () => process.preview(bytes)))
  }
}

/** The width of a stored picture; null for a preview. Fails with `notFound` when the ending does not fit. */
function widthOf(size: string, ending: string | undefined): PhotoWidth | null {
  const isPreview = size === 'preview'
  if (isPreview !== (ending === 'jpg')) fail('notFound')
  return isPreview ? null : (Number(size) as PhotoWidth)
}

function sendHeaders(reply: FastifyReply, audience: Audience, caching: Record<Audience, string>): void {
  reply.header('cache-control', caching[audience])
  // Feed readers, link previews and search engines show it on their own pages.
  reply.header('cross-origin-resource-policy', audience === 'everybody' ? 'cross-origin' : 'same-origin')
  // A picture opened as a page may run and load nothing.
  reply.header('content-security-policy', "default-src 'none'; sandbox").header('x-content-type-options', 'nosniff')
}
