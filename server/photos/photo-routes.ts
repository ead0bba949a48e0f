import { endpoints } from '../../contract/endpoints.ts'
import { type Api } from '../serve.ts'
import { type Services } from '../services.ts'

/** Uploads of photos (`decisions.md` 15). */
export function photoRoutes(api: Api, { limits, photos }: Services): void {
  api.on(endpoints.uploadPhoto, async ({ me, body }) => {
    await limits.spend('photoPerHalfHour', me.userId)
    await limits.spend('photoPerDay', me.userId)
    return photos.receive(body as Buffer, me.userId)
  })
}
