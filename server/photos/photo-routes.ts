import { endpoints } from '../../contract/endpoints.ts'
import { type RateLimitName } from '../limits/limit-table.ts'
import { type Api } from '../api/serve.ts'
import { type Services } from '../api/services.ts'
import { type PhotoService } from './photo-service.ts'
import { UploadPlaces } from './upload-places.ts'

const uploadLimits = ['photoPerHalfHour', 'photoPerDay'] as const satisfies RateLimitName[]

/** Uploads of photos (`decisions.md` 15). Places and rate limits are checked before the body is read. */
export function photoRoutes(api: Api, { limits, photos, log }: Services & { photos: PhotoService }): void {
  const places = new UploadPlaces()
  api.on(endpoints.uploadPhoto, ({ me, body }) => photos.receive(body as Buffer, me.userId), {
    admit: async (me, { request, reply }) => {
      reply.raw.once('close', places.take(me.userId, request.raw))
      for (const name of uploadLimits) await limits.consume(name, me.userId)
      reply.raw.once('close', () => {
        // A failure of the service is tried again and must not count twice.
        if (reply.raw.statusCode !== 503) return
        for (const name of uploadLimits) {
          limits.refund(name, me.userId).catch((error: unknown) => log.error(error, 'A rate limit was not given back'))
        }
      })
    },
  })
}
