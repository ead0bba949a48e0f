import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { appShellPath, notPages } from '../../contract/app-shell.ts'
import { screenAt, screens, type ScreenName } from '../../contract/screens.ts'
import { fail } from '../errors.ts'
import { type Services } from '../services.ts'
import { chosenTheme } from './chosen-theme.ts'
import { type PageTemplate } from './page-template.ts'
import { preloadedAnswers } from './preloaded-answers.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Every other address is a screen: the one built page with the address's own title, description, theme and first
 * answers. Unknown addresses and /404 show the not-found screen with status 404 (`decisions.md` 4). The app shell is the
 * page of no address, for service workers to keep.
 */
export function pageRoutes(app: FastifyInstance, { config, db }: Services, template: PageTemplate): void {
  const settings = { mailProvider: config.mailProvider, sendsMail: config.mail !== null }

  function sendPage(request: FastifyRequest, reply: FastifyReply, screen: ScreenName, preloaded: object) {
    const theme = chosenTheme(request)
    const { firstCurrency } = config
    const html = template.page({ screen, theme, firstCurrency, preloaded: { settings, ...preloaded } })
    reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding, cookie' })
    return sendPacked(request, reply.type('text/html; charset=utf-8'), html)
  }

  app.get(appShellPath, (request, reply) => sendPage(request, reply, 'root', { answers: {}, isAppShell: true }))

  app.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    if (notPages.test(path)) fail('notFound')
    const screen = screenAt(path) ?? 'notFound'
    if (screen === 'root') return reply.redirect(screens.root.redirect, 302)
    reply.code(screen === 'notFound' ? 404 : 200)
    return sendPage(request, reply, screen, { answers: await preloadedAnswers(db, screen) })
  })
}

/** The page holds nothing secret, so packing it tells nothing. Quality 4: little more time than none. */
async function sendPacked(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  const accepted = request.headers['accept-encoding'] ?? ''
  if (/\bbr\b/.test(accepted)) {
    const packed = await brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
    return reply.header('content-encoding', 'br').send(packed)
  }
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(await zip(html))
  return reply.send(html)
}
