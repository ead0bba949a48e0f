import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { renderSVG } from 'uqr'
import { idOfPublicName, publicAddress } from '../../contract/public-address.ts'
import { screens } from '../../contract/screens.ts'
import { readSearch, searchString } from '../../contract/search-address.ts'
import { endpoints } from '../../contract/endpoints.ts'
import { isKey } from '../db/push-id.ts'
import { fail } from '../errors.ts'
import { keptPages } from '../pages/kept-pages.ts'
import { type Api } from '../serve.ts'
import { type Services } from '../services.ts'
import { chosenTheme } from '../pages/page-cookies.ts'
import { type PageTemplate } from '../pages/page-template.ts'
import { PackedOnce, sendPacked } from '../wire/packed.ts'
import { carPreview, type CarPreview } from './car-preview.ts'
import { KeptSitemaps } from './kept-sitemaps.ts'
import { atomFeed, jsonFeed, sitemap, type SearchFeed } from './feeds.ts'
import { publicPage } from './public-page.ts'
import { windowSheet } from './window-sheet.ts'
import { findShared, findSimilar, setSharing, updateTimes } from './share-store.ts'

/** The owner's switch of the public page. */
export function sharingRoutes(api: Api, { db, limits }: Services): void {
  api.on(endpoints.setSharing, async ({ me, params, body }) => {
    await limits.spend('offerChangePerHour', me.userId)
    await setSharing(db, me.userId, { id: params.id, isShared: body.isShared })
    return null
  })
}

/** Finds what previews of a link to an offer show, where it has a public page; else null. */
export function previewFinder({ config, db }: Services) {
  const { siteUrl, firstCurrency } = config
  return async (request: FastifyRequest, id: string): Promise<CarPreview | null> => {
    // Without the site's address a host that is none has no preview; the page itself does not depend on it.
    if (!isKey(id) || (siteUrl === undefined && !hostName.test(request.headers.host ?? ''))) return null
    const car = await findShared(db, id)
    return car && carPreview(car, { origin: siteUrl ?? hostOf(request), firstCurrency })
  }
}

/** What anybody may see without an account: offers, their window sheets, feeds of searches, sitemaps. */
export function shareRoutes(app: FastifyInstance, services: Services, template: PageTemplate): void {
  const { ahead, db, hub, limits } = services
  const { siteUrl, firstCurrency } = services.config
  const originOf = (request: FastifyRequest) => siteUrl ?? hostOf(request)
  // What is made of a caller's Host header must not be kept for others.
  const minutes = (count: number) => `${siteUrl === undefined ? 'private' : 'public'}, max-age=${count * 60}`
  const sitemaps = new KeptSitemaps(db)
  // A page, or else the address where it stands; null where there is none.
  const pages = keptPages<PackedOnce | string | null>(hub, 'offers')
  const send = (request: FastifyRequest, reply: FastifyReply, text: string) =>
    sendPacked(request, reply, new PackedOnce(text))

  app.get<{ Params: { name: string } }>('/c/:name', async (request, reply) => {
    await limits.spend('callPerAddress', request.ip)
    const parts = partsOf(request)
    const [path = ''] = request.url.split('?')
    const found = await pages.take(`${parts.origin} ${parts.theme} ${path}`, async (stands) => {
      const car = await sharedCar(request.params.name)
      if (!car) return null
      const address = publicAddress(car.id, car)
      return path === address ? new PackedOnce(publicPage(car, await findSimilar(db, car), parts), stands) : address
    })
    reply.header('cache-control', 'no-cache').header('vary', 'cookie').type('text/html; charset=utf-8')
    if (found === null) return reply.code(404).send(notFoundPage(request))
    if (typeof found === 'string') return reply.redirect(found, 301)
    // Without the site's address the page is made of the Host header.
    return sendPacked(request, reply, found, siteUrl === undefined || request.url !== path ? undefined : ahead)
  })

  app.get<{ Params: { name: string } }>('/c/:name/sheet', async (request, reply) => {
    await limits.spend('callPerAddress', request.ip)
    const car = (await sharedCar(request.params.name)) ?? fail('notFound')
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8')
    return send(request, reply, windowSheet(car, `/c/${car.id}/qr.svg`, partsOf(request)))
  })

  app.get<{ Params: { name: string } }>('/c/:name/qr.svg', async (request, reply) => {
    await limits.spend('callPerAddress', request.ip)
    const car = (await sharedCar(request.params.name)) ?? fail('notFound')
    reply.header('cache-control', minutes(60)).type('image/svg+xml')
    return send(request, reply, renderSVG(originOf(request) + publicAddress(car.id, car), { border: 2 }))
  })

  app.get('/feed.atom', async (request, reply) => {
    reply.header('cache-control', minutes(5)).type('application/atom+xml; charset=utf-8')
    return send(request, reply, atomFeed(await feedOf(request)))
  })

  app.get('/feed.json', async (request, reply) => {
    reply.header('cache-control', minutes(5)).type('application/feed+json; charset=utf-8')
    return send(request, reply, JSON.stringify(jsonFeed(await feedOf(request))))
  })

  app.get('/robots.txt', async (request, reply) => {
    reply.header('cache-control', minutes(60)).type('text/plain; charset=utf-8')
    return `User-agent: *\nDisallow: /api/\nSitemap: ${originOf(request)}/sitemap.xml\n`
  })

  app.get('/sitemap.xml', async (request, reply) => {
    await limits.spend('callPerAddress', request.ip)
    const origin = originOf(request)
    const parts = (await sitemaps.names()).map((name) => ({ address: `${origin}/sitemap/${name}.xml` }))
    reply.header('cache-control', minutes(60)).type('application/xml; charset=utf-8')
    return send(request, reply, sitemap('sitemapindex', [{ address: `${origin}/sitemap/pages.xml` }, ...parts]))
  })

  app.get<{ Params: { part: string } }>('/sitemap/:part', async (request, reply) => {
    await limits.spend('callPerAddress', request.ip)
    const origin = originOf(request)
    reply.header('cache-control', minutes(60)).type('application/xml; charset=utf-8')
    if (request.params.part === 'pages.xml') {
      const addresses = [screens.home, screens.cars].map(({ path }) => ({ address: origin + path }))
      return send(request, reply, sitemap('urlset', addresses))
    }
    const offers = await sitemaps.offersOf(request.params.part.replace(/\.xml$/, ''))
    const addresses = offers.map(({ path, changedAt }) => ({ address: origin + path, changedAt }))
    return send(request, reply, sitemap('urlset', addresses))
  })

  function notFoundPage(request: FastifyRequest): string {
    const { mailProvider, mail } = services.config
    const preloaded = { settings: { mailProvider, sendsMail: mail !== null }, answers: {} }
    return template.page({ screen: 'notFound', theme: chosenTheme(request), firstCurrency, preloaded })
  }

  function sharedCar(name: string) {
    const id = idOfPublicName(name)
    return isKey(id) ? findShared(db, id) : null
  }

  function partsOf(request: FastifyRequest) {
    return { origin: originOf(request), styles: template.styles, theme: chosenTheme(request), firstCurrency }
  }

  async function feedOf(request: FastifyRequest): Promise<SearchFeed> {
    await limits.spend('callPerAddress', request.ip)
    const { pathname, search } = new URL(request.url, 'http://localhost')
    const asked = readSearch(new URLSearchParams(search))
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
    }
  }
}

/**
 * Where people reach the site, as the Host header says where the operator does not. What somebody claims in X-Forwarded-Host counts nothing. Fails with `invalid`.
 */
function hostOf({ protocol, headers: { host = '' } }: FastifyRequest): string {
  if (!hostName.test(host)) fail('invalid', { sentence: 'Host must name this site' })
  return `${protocol}://${host}`
}

/** A name of at most 253 characters or an address, and a port. */
const hostName = /^[\w.:[\]-]{1,260}$/
