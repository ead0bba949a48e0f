import { endpoints } from '../../contract/endpoints.ts'
import { type Api } from '../serve.ts'
import { type Services } from '../services.ts'
import {
  changeSavedSearch,
  createSavedSearch,
  deleteSavedSearch,
  listStoredSearches,
  searchOf,
} from './saved-search-store.ts'

/** Saved searches. */
export function savedSearchRoutes(api: Api, { db, limits, search }: Services): void {
  api.on(endpoints.listSavedSearches, async ({ me }) =>
    Promise.all(
      (await listStoredSearches(db, me.userId)).map(async ({ newest, ...stored }) => {
        const { total } = await search.find(searchOf(stored.address), { viewer: me })
        return { ...stored, total, ...(newest && { newest }) }
      }),
    ),
  )

  api.on(endpoints.saveSearch, async ({ me, body, key }) => {
    await limits.spend('personalPerHour', me.userId)
    return { name: await createSavedSearch(db, me.userId, { search: body, key }) }
  })

  api.on(endpoints.changeSavedSearch, async ({ me, params, body }) => {
    await limits.spend('personalPerHour', me.userId)
    await changeSavedSearch(db, me.userId, { id: params.id, change: body })
    return null
  })

  api.on(endpoints.deleteSavedSearch, async ({ me, params }) => {
    await limits.spend('personalPerHour', me.userId)
    await deleteSavedSearch(db, me.userId, params.id)
    return null
  })
}
