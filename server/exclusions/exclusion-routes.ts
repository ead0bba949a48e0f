import { endpoints } from '../../contract/endpoints.ts'
import { type Api } from '../api/serve.ts'
import { type Services } from '../api/services.ts'
import { changeExclusion, listExclusions } from './exclusion-store.ts'

/** A person's exclusions from lists. */
export function exclusionRoutes(api: Api, { db, limits }: Services): void {
  api.on(endpoints.listExclusions, ({ me }) => listExclusions(db, me.userId))

  api.on(endpoints.changeExclusion, async ({ me, body }) => {
    await limits.consume('personalPerHour', me.userId)
    await changeExclusion(db, me.userId, body)
    return null
  })
}
