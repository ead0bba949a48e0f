import { endpoints } from '../../contract/endpoints.ts'
import { type Api } from '../serve.ts'
import { type Services } from '../services.ts'
import { changeExclusion, listExclusions } from './exclusion-store.ts'

/** What a person leaves out of lists. */
export function exclusionRoutes(api: Api, { db, limits }: Services): void {
  api.on(endpoints.listExclusions, ({ me }) => listExclusions(db, me.userId))

  api.on(endpoints.changeExclusion, async ({ me, body }) => {
    await limits.spend('personalPerHour', me.userId)
    await changeExclusion(db, me.userId, body)
    return null
  })
}
