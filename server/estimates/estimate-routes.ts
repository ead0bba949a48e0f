import { endpoints } from '../../contract/endpoints.ts'
import { type Api } from '../api/serve.ts'
import { type Services } from '../api/services.ts'
import { type EstimateThread } from './estimate-thread.ts'
import { findEstimate } from './estimate-store.ts'

/** Estimates of prices. */
export function estimateRoutes(api: Api, { db, limits }: Services, thread: EstimateThread): void {
  api.on(endpoints.getEstimate, ({ me, params }) => findEstimate(db, params.id, me))

  api.on(endpoints.estimateCar, async ({ me, body }) => {
    await limits.consume('estimatePerHour', me.userId)
    return thread.estimate(body)
  })
}
