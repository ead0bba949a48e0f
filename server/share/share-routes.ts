import { type FastifyInstance, type FastifyRequest } from 'fastify'
import { renderSVG } from 'uqr'
import { idOfPublicName, publicAddress } from '../../contract/public-address.ts'
import { endpoints } from '../../contract/endpoints.ts'
import { isKey } from '../db/push-id.ts'
import { languageOf } from '../http/language.ts'
import { fail } from '../lib/errors.ts'
import { pageCache } from '../pages/page-cache.ts'
import { type Api } from '../api/serve.ts'
import { type Services } from '../api/services.ts'
import { pageMaker, takeRendered, type Render } from '../pages/page-maker.ts'
import { pageHeaders } from '../pages/page-headers.ts'
import { chosenTheme, saysMember } from '../pages/page-cookies.ts'
import { type PageTemplates } from '../pages/page-template.ts'
import { sendCached } from '../cache/cached-response.ts'
import { carPreview, type CarPreview } from './car-preview.ts'
import { publicPageMaker, type MadeAnswer } from './public-page.ts'
import { windowSheet } from './window-sheet.ts'
import { findShared, setSharing, similarTo } from './share-store.ts'
import { sendText, siteOf } from './site.ts'

/** The calls about public pages: an owner's switch, and similar offers. */
export function sharingRoutes(api: Api, { db, limits, blocked }: Services): void {
  api.on(endpoints.setSharing, async ({ me, params, body }) => {
    await limits.consume('offerChangePerHour', me.userId)
    await setSharing(db, me.userId, { id: params.id, isShared: body.isShared })
    return null
  })
  api.on(endpoints.readSimilarCars, async ({ me, params }) => {
    if (!isKey(params.id)) return null
    const left = me ? await blocked.of(me.userId) : noOne
    const similar = await similarTo(db, params.id, left)
    return similar && { ...similar, cars: similar.cars.filter(({ owner_id: id }) => !left.has(id)) }
  })
}

const noOne: ReadonlySet<string> = new Set()

/** Finds the preview of a link to an offer; null without a public page. */
export function previewFinder({ config, db }: Services) {
  const { firstCurrency, defaultLanguage } = config
  const site = siteOf(config)
  return async (request: FastifyRequest, id: string): Promise<CarPreview | null> => {
    // Without the site's address, an invalid Host header has no preview; the page itself does not depend on it.
    if (!isKey(id) || !site.isNamed(request)) return null
    const car = await findShared(db, id)
    const language = languageOf(request)
    return car && carPreview(car, { origin: site.originOf(request), firstCurrency, language, defaultLanguage })
  }
}

/** Public pages of offers, without an account: the page, its sheet for the car's window, its QR code. */
export function shareRoutes(
  app: FastifyInstance,
  services: Services,
  { templates, render }: { templates: PageTemplates; render: Render },
): void {
  const { db, hub, limits } = services
  const { firstCurrency, defaultLanguage } = services.config
  const site = siteOf(services.config)
  const make = pageMaker(services, { templates, render })
  const publicPage = publicPageMaker(services, make)
  // A page, or the address to redirect to; null when there is none.
  const pages = pageCache<MadeAnswer | string | null>(hub, 'offers')

  app.get<{ Params: { name: string } }>('/c/:name', async (request, reply) => {
    await limits.consume('callPerAddress', request.ip)
    const [path = '', query] = request.url.split('?')
    const language = languageOf(request)
    const wanted = {
      id: idOfPublicName(request.params.name),
      path,
      origin: site.originOf(request),
      language,
      theme: chosenTheme(request),
    }
    const found = await takeRendered(
      (isRendered) =>
        pages.take(`${wanted.origin} ${language} ${wanted.theme} ${isRendered} ${path}`, () =>
          publicPage({ ...wanted, isRendered }),
        ),
      !saysMember(request),
    )
    if (typeof found === 'string') return reply.redirect(query === undefined ? found : `${found}?${query}`, 301)
    reply.headers(pageHeaders(language)).type('text/html; charset=utf-8')
    if (found === null) return reply.code(404).send(await notFoundPage(request))
    return sendCached(request, reply.code(found.status), found.response)
  })

  app.get<{ Params: { name: string } }>('/c/:name/sheet', async (request, reply) => {
    await limits.consume('callPerAddress', request.ip)
    const car = (await sharedCar(request.params.name)) ?? fail('notFound')
    const language = languageOf(request)
    reply.headers(pageHeaders(language))
    const { styles } = templates[language]
    const sheet = { origin: site.originOf(request), firstCurrency, language, defaultLanguage }
    return sendText(request, reply.type('text/html; charset=utf-8'), windowSheet(car, { ...sheet, styles }))
  })

  app.get<{ Params: { name: string } }>('/c/:name/qr.svg', async (request, reply) => {
    await limits.consume('callPerAddress', request.ip)
    const car = (await sharedCar(request.params.name)) ?? fail('notFound')
    reply.header('cache-control', site.cacheControl(60)).type('image/svg+xml')
    return sendText(request, reply, renderSVG(site.originOf(request) + publicAddress(car.id, car), { border: 2 }))
  })

  function notFoundPage(request: FastifyRequest): Promise<string> {
    return make({ screen: 'notFound', language: languageOf(request), theme: chosenTheme(request), answers: {} })
  }

  function sharedCar(name: string) {
    const id = idOfPublicName(name)
    return isKey(id) ? findShared(db, id) : null
  }
}
