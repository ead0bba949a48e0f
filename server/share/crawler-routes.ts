import { type FastifyInstance, type FastifyRequest } from 'fastify'
import { screens } from '../../contract/screens.ts'
import { readSearch, searchString } from '../../contract/search-address.ts'
import { unreadParams } from '../../contract/unread-filters.ts'
import { type Services } from '../api/services.ts'
import { languageOf, variesWith } from '../http/language.ts'
import { fail } from '../lib/errors.ts'
import { type SearchService } from '../search/search-service.ts'
import { atomFeed, jsonFeed, sitemap, sitemapIndex, type SearchFeed } from './feeds.ts'
import { updateTimes } from './share-store.ts'
import { sendText, siteOf } from './site.ts'
import { SitemapCache } from './sitemap-cache.ts'

/** What other programs read: feeds of searches, robots.txt, sitemaps. */
export function crawlerRoutes(app: FastifyInstance, services: Services & { search: SearchService }): void {
  const { db, limits } = services
  const { firstCurrency, defaultLanguage } = services.config
  const { originOf, cacheControl } = siteOf(services.config)
  const sitemaps = new SitemapCache(db)

  app.get('/feed.atom', async (request, reply) => {
    reply.headers({ 'cache-control': cacheControl(5), vary: variesWith }).type('application/atom+xml; charset=utf-8')
    return sendText(request, reply, atomFeed(await feedOf(request)))
  })

  app.get('/feed.json', async (request, reply) => {
    reply.headers({ 'cache-control': cacheControl(5), vary: variesWith }).type('application/feed+json; charset=utf-8')
    return sendText(request, reply, JSON.stringify(jsonFeed(await feedOf(request))))
  })

  app.get('/robots.txt', async (request, reply) => {
    reply.header('cache-control', cacheControl(60)).type('text/plain; charset=utf-8')
    return `User-agent: *\nDisallow: /api/\nSitemap: ${originOf(request)}/sitemap.xml\n`
  })

  app.get('/sitemap.xml', async (request, reply) => {
    await limits.consume('callPerAddress', request.ip)
    const origin = originOf(request)
    const parts = ['pages', ...(await sitemaps.names())].map((name) => `${origin}/sitemap/${name}.xml`)
    reply.header('cache-control', cacheControl(60)).type('application/xml; charset=utf-8')
    return sendText(request, reply, sitemapIndex(parts))
  })

  app.get<{ Params: { part: string } }>('/sitemap/:part', async (request, reply) => {
    await limits.consume('callPerAddress', request.ip)
    const origin = originOf(request)
    reply.header('cache-control', cacheControl(60)).type('application/xml; charset=utf-8')
    if (request.params.part === 'pages.xml') {
      const addresses = [screens.home, screens.cars].map(({ path }) => ({ address: origin + path }))
      return sendText(request, reply, sitemap(addresses))
    }
    const offers = await sitemaps.offersOf(request.params.part.replace(/\.xml$/, ''))
    const addresses = offers.map(({ path, changedAt }) => ({ address: origin + path, changedAt }))
    return sendText(request, reply, sitemap(addresses))
  })

  async function feedOf(request: FastifyRequest): Promise<SearchFeed> {
    await limits.consume('callPerAddress', request.ip)
    const { pathname, search } = new URL(request.url, 'http://localhost')
    const params = new URLSearchParams(search)
    refuseUnread(params)
    const asked = readSearch(params)
    const { cars } = (await services.search.find(asked, { withFacets: false })).value
    const shared = cars.filter((car) => !car.isUnshared)
    const times = await updateTimes(
      db,
      shared.map((car) => car.id),
    )
    const query = searchString(asked)
    const suffix = query === '' ? '' : `?${query}`
    return {
      origin: originOf(request),
      address: pathname + suffix,
      listAddress: screens.cars.path + suffix,
      cars: shared.map((car) => ({ ...car, updatedAt: times.get(car.id) ?? car.listedAt ?? 0 })),
      firstCurrency,
      language: languageOf(request),
      defaultLanguage,
    }
  }
}

/** Fails with `badQuery`: a feed without one of its filters would send every offer for as long as it is followed. */
function refuseUnread(params: URLSearchParams): void {
  const [first] = unreadParams(params)
  if (first) fail('badQuery', { field: first[0], sentence: `"${first[1]}" was not understood.` })
}
