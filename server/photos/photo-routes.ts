import { endpoints } from '../../contract/endpoints.ts'
import { type BudgetName } from '../limits/budgets.ts'
import { type Api } from '../serve.ts'
import { type Services } from '../services.ts'
import { UploadPlaces } from './upload-places.ts'

const uploadBudgets = ['photoPerHalfHour', 'photoPerDay'] as const satisfies BudgetName[]

/** Uploads of photos (`decisions.md` 15). Places and budgets are judged before a body is read. */
export function photoRoutes(api: Api, { limits, photos, log }: Services): void {
  const places = new UploadPlaces()
  api.on(endpoints.uploadPhoto, ({ me, body }) => photos.receive(body as Buffer, me.userId), {
    admit: async (me, { request, reply }) => {
      reply.raw.once('close', places.take(me.userId, request.raw))
      for (const name of uploadBudgets) await limits.spend(name, me.userId)
      reply.raw.once('close', () => {
        // What the service could not do is tried again, and must not be paid twice.
        if (reply.raw.statusCode !== 503) return
        for (const name of uploadBudgets) {
          limits.giveBack(name, me.userId).catch((error: unknown) => log.error(error, 'A budget was not given back'))
        }
      })
    },
  })
}
