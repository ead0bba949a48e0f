import { endpoints } from '../../contract/endpoints.ts'
import { type Api } from '../serve.ts'
import { type Services } from '../services.ts'
import { findEstimate } from './estimate-store.ts'

/** What offers are worth by comparable ones. */
export function estimateRoutes(api: Api, { db }: Services): void {
  api.on(endpoints.getEstimate, ({ me, params }) => findEstimate(db, params.id, me))
}
