import { endpoints } from '../../contract/endpoints.ts'
import { type Api } from '../serve.ts'
import { type Services } from '../services.ts'
import { listHistory } from './car-history-store.ts'
import { setCarState } from './car-state-store.ts'

/** What an owner does with an offer beside editing it, and what has happened to it. */
export function offerRoutes(api: Api, { db, limits }: Services): void {
  api.on(endpoints.setCarState, async ({ me, params, body }) => {
    await limits.spend('offerChangePerHour', me.userId)
    await setCarState(db, me.userId, { id: params.id, state: body.state })
    return null
  })

  api.on(endpoints.getCarHistory, ({ me, params }) => listHistory(db, params.id, me))
}
