import { type FastifyInstance } from 'fastify'
import { rulesPath, safeDealPath } from '../../contract/plain-pages.ts'
import { type Services } from '../api/services.ts'
import { CachedResponse, sendCached } from '../cache/cached-response.ts'
import { languageOf } from '../http/language.ts'
import { type GuideParts } from './guide-page.ts'
import { pageHeaders } from './page-headers.ts'
import { chosenTheme } from './page-cookies.ts'
import { type PageTemplates } from './page-template.ts'
import { rulesPage } from './rules-page.ts'
import { safeDealPage } from './safe-deal-page.ts'

/** The pages that are read outside of the app, each made once for each language and theme. */
export function guideRoutes(app: FastifyInstance, { config }: Services, templates: PageTemplates): void {
  const { siteUrl, defaultLanguage } = config
  const made = new Map<string, CachedResponse>()

  function serve(path: string, make: (parts: GuideParts) => string): void {
    app.get(path, (request, reply) => {
      const language = languageOf(request)
      const theme = chosenTheme(request)
      const key = `${path} ${language} ${theme}`
      const { styles } = templates[language]
      const page = made.get(key) ?? new CachedResponse(make({ language, theme, styles, siteUrl, defaultLanguage }))
      made.set(key, page)
      reply.headers(pageHeaders(language)).type('text/html; charset=utf-8')
      return sendCached(request, reply, page)
    })
  }

  serve(safeDealPath, safeDealPage)
  serve(rulesPath, (parts) => rulesPage(parts, config))
}
