import { type FastifyInstance } from 'fastify'
import { safeDealPath } from '../../contract/safe-deal.ts'
import { type Services } from '../api/services.ts'
import { CachedResponse, sendCached } from '../cache/cached-response.ts'
import { languageOf } from '../http/language.ts'
import { pageHeaders } from './page-headers.ts'
import { chosenTheme } from './page-cookies.ts'
import { type PageTemplates } from './page-template.ts'
import { safeDealPage } from './safe-deal-page.ts'

/** The page with the steps of a sale, made once for each language and theme. */
export function safeDealRoutes(app: FastifyInstance, { config }: Services, templates: PageTemplates): void {
  const { siteUrl, defaultLanguage } = config
  const made = new Map<string, CachedResponse>()

  app.get(safeDealPath, (request, reply) => {
    const language = languageOf(request)
    const theme = chosenTheme(request)
    const key = `${language} ${theme}`
    const { styles } = templates[language]
    const page =
      made.get(key) ?? new CachedResponse(safeDealPage({ language, theme, styles, siteUrl, defaultLanguage }))
    made.set(key, page)
    reply.headers(pageHeaders(language)).type('text/html; charset=utf-8')
    return sendCached(request, reply, page)
  })
}
