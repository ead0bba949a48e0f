import { endpoints } from '../../contract/endpoints.ts'
import { type Api } from '../api/serve.ts'
import { type Services } from '../api/services.ts'
import { listSavedCars, lookAtSavedCars, mergeSavedCars, saveCar, unsaveCar } from './saved-store.ts'

/** Saved cars. */
export function savedRoutes(api: Api, { db, limits }: Services): void {
  api.on(endpoints.listSavedCars, ({ me }) => listSavedCars(db, me))

  api.on(endpoints.saveCar, async ({ me, params, body: { note } }) => {
    await limits.consume('personalPerHour', me.userId)
    await saveCar(db, me, { id: params.id, ...(note !== undefined && { note }) })
    return null
  })

  api.on(endpoints.unsaveCar, async ({ me, params }) => {
    await limits.consume('personalPerHour', me.userId)
    await unsaveCar(db, me, params.id)
    return null
  })

  api.on(endpoints.mergeSavedCars, async ({ me, body }) => {
    await limits.consume('personalPerHour', me.userId)
    return { saved: await mergeSavedCars(db, me, body) }
  })

  api.on(endpoints.lookAtSavedCars, async ({ me }) => {
    await lookAtSavedCars(db, me)
    return null
  })
}
