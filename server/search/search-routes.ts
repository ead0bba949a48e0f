import { endpoints } from '../../contract/endpoints.ts'
import { searchLimits } from '../../contract/search.ts'
import { readSearch, searchString, type Param, type Search } from '../../contract/search-address.ts'
import { shortened } from '../../contract/shortened.ts'
import { absentBrandParams, unreadParams } from '../../contract/unread-filters.ts'
import { type Api } from '../api/serve.ts'
import { type Services } from '../api/services.ts'
import { ResponseCache } from '../cache/response-cache.ts'
import { type SearchService } from './search-service.ts'
import { placeOf, placeText } from './place-text.ts'

/** The values of each parameter. */
type Lists = Record<string, readonly string[]>

/** Searches, and suggestions of the search box. */
export function searchRoutes(api: Api, { hub, search }: Services & { search: SearchService }): void {
  // Cached by the version in the store, not by events: the next search in every process finds what was committed.
  const found = new ResponseCache(hub.cacheVersions, 'offers')
  const suggested = new ResponseCache(hub.cacheVersions, 'offers')

  api.on(endpoints.searchCars, async ({ me, lists, extra }) => {
    const [asked, unread] = [searchOf(lists), unreadIn(lists)]
    const after = placeOf(lists.after?.[0] ?? '')
    const among = (lists.among ?? []).slice(0, searchLimits.among)
    const withFacets = extra.facets !== 'false'
    if (me) return search.find(asked, { viewer: me, after, among, withFacets, unread })
    const version = await search.version()
    const question = [version, searchString(asked), after && placeText(after), withFacets, among, unread]
    return found.take(JSON.stringify(question), () => search.find(asked, { after, among, withFacets, unread, version }))
  })

  api.on(endpoints.suggestCars, async ({ me, lists }) => {
    const asked = searchOf(lists)
    if (me) return search.suggest(asked, { viewer: me })
    const version = await search.version()
    return suggested.take(`${version} ${searchString(asked)}`, () => search.suggest(asked, { version }))
  })
}

function searchOf(lists: Lists): Search {
  return readSearch(paramsOf(lists))
}

/** What a search names and cannot use, at most as much as a group may have values. */
function unreadIn(lists: Lists): Param[] {
  const unread = [...unreadParams(paramsOf(lists)), ...absentBrandParams(searchOf(lists).filters)]
  return unread.slice(0, searchLimits.values).map(([name, value]) => [name, shortened(value, searchLimits.valueLength)])
}

function paramsOf(lists: Lists): Param[] {
  return Object.entries(lists).flatMap(([name, values]) => values.map((value) => [name, value] as const))
}
