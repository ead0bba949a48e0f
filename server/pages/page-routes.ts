import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { appShellPath, notPages } from '../../contract/app-shell.ts'
import { screenAt, screens, type ScreenName } from '../../contract/screens.ts'
import { isFiltered, readSearch, type Search } from '../../contract/search-address.ts'
import { languageOf, withoutLanguage } from '../http/language.ts'
import { fail } from '../lib/errors.ts'
import { type Services } from '../api/services.ts'
import { CachedResponse, sendCached } from '../cache/cached-response.ts'
import { pageCache } from './page-cache.ts'
import { pageHeaders } from './page-headers.ts'
import { chosenTheme, saysMember } from './page-cookies.ts'
import { type PageTemplates, type Preview } from './page-template.ts'
import { pageMaker, takeRendered, type Render } from './page-maker.ts'
import { preloadedAnswers } from './preloaded-answers.ts'

/** Screens that are rendered on the server for visitors. */
const renderedScreens = new Set<ScreenName>([
  'home',
  'cars',
  'saved',
  'seen',
  'priceGuide',
  'login',
  'register',
  'recover',
])

interface Pages {
  templates: PageTemplates
  /** The preview of a link to an offer; null when it has no public page. */
  findPreview: (request: FastifyRequest, carId: string) => Promise<Preview | null>
  render: Render
}

/**
 * Answers every other address with the built page and the address's title, description, theme and first answers.
 * Unknown addresses and /404 show the not-found screen with status 404 (`decisions.md` 4). The app shell is the page
 * without an address, cached by service workers.
 */
export function pageRoutes(app: FastifyInstance, services: Services, { templates, render, findPreview }: Pages): void {
  const { db, hub } = services
  const make = pageMaker(services, { templates, render })
  const caches = {
    home: pageCache<CachedResponse>(hub, 'sponsors'),
    others: pageCache<CachedResponse>(hub, 'offers'),
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply, screen: ScreenName, isAppShell = false) {
    const language = languageOf(request)
    const theme = chosenTheme(request)
    const search = screen === 'cars' ? searchOf(request) : undefined
    // An address that filters the list links the filters' files at once.
    const isNarrowed = search !== undefined && withoutLanguage(request.url).includes('?')
    const page = { screen, language, theme, search, isNarrowed, isAppShell }
    const pages = caches[screen === 'home' ? 'home' : 'others']
    const take = (isRendered: boolean) =>
      pages.take(`${screen} ${language} ${theme} ${isNarrowed} ${isRendered}`, async () => {
        const answers = isAppShell ? {} : await preloadedAnswers(db, screen)
        return new CachedResponse(
          await make({ ...page, answers, renderedAddress: isRendered ? screens[screen].path : undefined }),
        )
      })
    const preview = screen === 'car' && !saysMember(request) ? await findPreview(request, carIdIn(request)) : null
    // Searches are too many to be cached, and the first answers are of the whole list.
    const response =
      preview || (search && hasOwnFeeds(search))
        ? new CachedResponse(await make({ ...page, answers: {}, preview }))
        : await takeRendered(take, mayBeRendered(screen, request))
    reply.headers(pageHeaders(language, isAppShell)).type('text/html; charset=utf-8')
    return sendCached(request, reply, response)
  }

  // The root screen only redirects, so its template is free for the app shell.
  app.get(appShellPath, (request, reply) => sendPage(request, reply, 'root', true))

  app.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    if (notPages.test(path)) fail('notFound')
    const screen = screenAt(path) ?? 'notFound'
    if (screen === 'root') return reply.redirect(screens.root.redirect, 302)
    reply.code(screen === 'notFound' ? 404 : 200)
    return sendPage(request, reply, screen)
  })
}

/** The last segment of an offer's address. */
function carIdIn({ url }: FastifyRequest): string {
  return /^\/[^/]+\/([^/?]*)/.exec(url)?.[1] ?? ''
}

function mayBeRendered(screen: ScreenName, request: FastifyRequest): boolean {
  return renderedScreens.has(screen) && !withoutLanguage(request.url).includes('?') && !saysMember(request)
}

function searchOf({ url }: FastifyRequest): Search {
  return readSearch(new URL(url, 'http://localhost').searchParams)
}

/** Whether its feeds contain only some offers. */
function hasOwnFeeds(search: Search): boolean {
  return isFiltered(search.filters) || search.q !== ''
}
