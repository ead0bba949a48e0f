import { endpoints } from '../../contract/endpoints.ts'
import { type Api } from '../api/serve.ts'
import { type Services } from '../api/services.ts'
import { type SearchService } from '../search/search-service.ts'
import {
  changeSavedSearch,
  createSavedSearch,
  deleteSavedSearch,
  listStoredSearches,
  searchOf,
} from './saved-search-store.ts'

/** Saved searches. */
export function savedSearchRoutes(api: Api, { db, limits, search }: Services & { search: SearchService }): void {
  api.on(endpoints.listSavedSearches, async ({ me }) => {
    const searches = await listStoredSearches(db, me.userId)
    if (searches.length === 0) return []
    // One question to the index, as twenty whole searches would delay others.
    const asked = searches.map(({ address }) => searchOf(address))
    const totals = await search.totals(asked, { viewer: me })
    return searches.map(({ newest, ...stored }, at) => ({ ...stored, total: totals[at]!, ...(newest && { newest }) }))
  })

  api.on(endpoints.saveSearch, async ({ me, body, key }) => {
    await limits.consume('personalPerHour', me.userId)
    return { name: await createSavedSearch(db, me.userId, { search: body, key }) }
  })

  api.on(endpoints.changeSavedSearch, async ({ me, params, body }) => {
    await limits.consume('personalPerHour', me.userId)
    await changeSavedSearch(db, me.userId, { id: params.id, change: body })
    return null
  })

  api.on(endpoints.deleteSavedSearch, async ({ me, params }) => {
    await limits.consume('personalPerHour', me.userId)
    await deleteSavedSearch(db, me.userId, params.id)
    return null
  })
}
