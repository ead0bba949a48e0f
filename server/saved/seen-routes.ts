import { endpoints } from '../../contract/endpoints.ts'
import { type Api } from '../api/serve.ts'
import { type Services } from '../api/services.ts'
import { clearSeenCars, listSeenCars, markSeenCars } from './seen-store.ts'

/** The offers that a person opened lately. */
export function seenRoutes(api: Api, { db, limits }: Services): void {
  api.on(endpoints.listSeenCars, ({ me }) => listSeenCars(db, me))

  api.on(endpoints.markSeenCars, async ({ me, body }) => {
    await limits.consume('personalPerHour', me.userId)
    await markSeenCars(db, me, body)
    return null
  })

  api.on(endpoints.clearSeenCars, async ({ me }) => {
    await limits.consume('personalPerHour', me.userId)
    await clearSeenCars(db, me.userId)
    return null
  })
}
