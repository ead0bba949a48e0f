import { endpoints } from '../../contract/endpoints.ts'
import { type Api } from '../api/serve.ts'
import { type Services } from '../api/services.ts'
import { changeBlock, listBlocks } from './block-store.ts'

/** Whom a person blocks and mutes (decision 81). */
export function blockRoutes(api: Api, { db, limits }: Services): void {
  api.on(endpoints.listBlocks, ({ me }) => listBlocks(db, me.userId))

  api.on(endpoints.changeBlock, async ({ me, params, body }) => {
    await limits.consume('personalPerHour', me.userId)
    await changeBlock(db, me.userId, { ...body, otherId: params.id })
    return null
  })
}
