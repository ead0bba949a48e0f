import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { type Drawing, type DrawnPage } from '../../contract/drawing.ts'
import { appShellPath, notPages } from '../../contract/app-shell.ts'
import { screenAt, screens, type ScreenName } from '../../contract/screens.ts'
import { isFiltered, readSearch, type Search } from '../../contract/search-address.ts'
import { fail } from '../errors.ts'
import { type Services } from '../services.ts'
import { PackedOnce, sendPacked } from '../wire/packed.ts'
import { keptPages } from './kept-pages.ts'
import { chosenTheme, saysMember } from './page-cookies.ts'
import { rootDataset, type PageTemplate, type Preview } from './page-template.ts'
import { preloadedAnswers } from './preloaded-answers.ts'

/** What visitors may open, drawn before the page's script runs. */
const drawnScreens = new Set<ScreenName>([
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
  template: PageTemplate
  /** What previews of a link to an offer show; null where it has no public page. */
  findPreview: (request: FastifyRequest, carId: string) => Promise<Preview | null>
  draw: (drawing: Drawing) => Promise<DrawnPage | null>
}

/**
 * Every other address is a screen: the one built page with the address's own title, description, theme and first
 * answers. Unknown addresses and /404 show the not-found screen with status 404 (`decisions.md` 4). The app shell is the
 * page of no address, for service workers to keep.
 */
export function pageRoutes(
  app: FastifyInstance,
  { ahead, config, db, hub }: Services,
  { template, draw, findPreview }: Pages,
): void {
  const { firstCurrency } = config
  const settings = { mailProvider: config.mailProvider, sendsMail: config.mail !== null }
  const kept = {
    home: keptPages<PackedOnce>(hub, 'sponsors'),
    others: keptPages<PackedOnce>(hub, 'offers'),
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply, screen: ScreenName, isAppShell = false) {
    const theme = chosenTheme(request)
    const search = screen === 'cars' ? searchOf(request) : undefined
    // What narrows the list is asked for at once by an address that says more than the list's own.
    const isNarrowed = search !== undefined && request.url.includes('?')
    const made = async (
      answers: Record<string, unknown>,
      { isDrawn = false, preview = null }: { isDrawn?: boolean; preview?: Preview | null } = {},
    ) => {
      const preloaded = { settings, answers, ...(isAppShell && { isAppShell }) }
      const dataset = rootDataset(theme, firstCurrency)
      const drawn = isDrawn ? await draw({ address: screens[screen].path, preloaded, dataset }) : null
      // What was to be drawn and was not is not kept.
      if (isDrawn && !drawn) throw new NotDrawn()
      return template.page({ screen, isNarrowed, theme, firstCurrency, drawn, search, preview, preloaded })
    }
    const pages = kept[screen === 'home' ? 'home' : 'others']
    const take = (isDrawn: boolean) =>
      pages.take(`${screen} ${theme} ${isNarrowed} ${isDrawn}`, async (stands) => {
        const html = await made(isAppShell ? {} : await preloadedAnswers(db, screen), { isDrawn })
        // What could not be drawn is tried again by the next who asks.
        return new PackedOnce(html, isDrawn || !drawnScreens.has(screen) ? stands : undefined)
      })
    const preview = screen === 'car' && !saysMember(request) ? await findPreview(request, carIdIn(request)) : null
    // Searches are too many to be kept, and the first answers are of the whole list.
    const page =
      preview || (search && hasOwnFeeds(search))
        ? new PackedOnce(await made({}, { preview }))
        : await takeDrawn(take, mayBeDrawn(screen, request))
    reply.headers({ 'cache-control': 'no-cache', vary: 'cookie' }).type('text/html; charset=utf-8')
    // What stands behind a question mark may be a token, which is led away from.
    return sendPacked(request, reply, page, request.url.includes('?') ? undefined : ahead)
  }

  // No other page is of the root screen, which only leads on.
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

/** The last part of the address of an offer. */
function carIdIn({ url }: FastifyRequest): string {
  return /^\/[^/]+\/([^/?]*)/.exec(url)?.[1] ?? ''
}

/** A page whose drawing did not come. */
class NotDrawn extends Error {}

function mayBeDrawn(screen: ScreenName, request: FastifyRequest): boolean {
  return drawnScreens.has(screen) && !request.url.includes('?') && !saysMember(request)
}

/** The page drawn, if it may be and can be. */
async function takeDrawn<T>(take: (isDrawn: boolean) => Promise<T>, isDrawn: boolean): Promise<T> {
  try {
    return await take(isDrawn)
  } catch (error) {
    if (!(error instanceof NotDrawn)) throw error
    return take(false)
  }
}

function searchOf({ url }: FastifyRequest): Search {
  return readSearch(new URL(url, 'http://localhost').searchParams)
}

/** Do its feeds tell of some offers only? */
function hasOwnFeeds(search: Search): boolean {
  return isFiltered(search.filters) || search.q !== ''
}
