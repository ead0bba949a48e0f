import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { appShellPath, notPages } from '../../contract/app-shell.ts'
import { screenAt, screens, type ScreenName } from '../../contract/screens.ts'
import { fail } from '../errors.ts'
import { type KeptKind } from '../live/changes.ts'
import { type Hub } from '../live/hub.ts'
import { Kept } from '../live/kept.ts'
import { type Services } from '../services.ts'
import { etagOf } from '../wire/etag.ts'
import { PackedOnce, sendPacked } from '../wire/packed.ts'
import { chosenTheme } from './chosen-theme.ts'
import { type PageTemplate } from './page-template.ts'
import { preloadedAnswers } from './preloaded-answers.ts'

/**
 * Every other address is a screen: the one built page with the address's own title, description, theme and first
 * answers. Unknown addresses and /404 show the not-found screen with status 404 (`decisions.md` 4). The app shell is the
 * page of no address, for service workers to keep.
 */
export function pageRoutes(app: FastifyInstance, { config, db, hub }: Services, template: PageTemplate): void {
  const settings = { mailProvider: config.mailProvider, sendsMail: config.mail !== null }
  const kept = {
    home: keptPages(hub, 'sponsors'),
    others: keptPages(hub, 'offers'),
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply, screen: ScreenName, isAppShell = false) {
    const theme = chosenTheme(request)
    const isNarrowed = screen === 'cars' && request.url.includes('?')
    const pages = kept[screen === 'home' ? 'home' : 'others']
    const page = await pages.take(`${screen} ${theme} ${isNarrowed}`, async () => {
      const preloaded = isAppShell
        ? { settings, answers: {}, isAppShell }
        : { settings, answers: await preloadedAnswers(db, screen) }
      return pageOf(template.page({ screen, isNarrowed, theme, firstCurrency: config.firstCurrency, preloaded }))
    })
    reply.headers({ 'cache-control': 'no-cache', vary: 'cookie' }).type('text/html; charset=utf-8')
    return sendPacked(request, reply, page)
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

interface ReadyPage {
  /** It holds nothing secret, so packing it tells nothing. */
  packed: PackedOnce
  tag: string
}

function keptPages({ changes }: Hub, kind: KeptKind): Kept<ReadyPage> {
  return new Kept(changes, kind, { entries: 100 })
}

function pageOf(html: string): ReadyPage {
  return { packed: new PackedOnce(Buffer.from(html)), tag: etagOf(html) }
}
