import { type FastifyRequest } from 'fastify'
import { screens } from '../../contract/screens.ts'
import { appName } from '../../contract/titles.ts'
import { html } from '../lib/html.ts'
import { catalogues } from '../texts/texts.ts'
import { languageOf } from './language.ts'
import { plainPage } from './plain-page.ts'

/** Whether a person's browser asks for a page of its own; clients of calls and older browsers do not say so. */
export function asksForPage({ originalUrl, headers }: FastifyRequest): boolean {
  return headers['sec-fetch-dest'] === 'document' && !originalUrl.startsWith('/api/')
}

/** The page in place of one that could not be made: why, and the way home. */
export function errorPage(sentence: string, request: FastifyRequest): string {
  const language = languageOf(request)
  const home = html`<a href="${screens.home.path}">${catalogues[language].pages.backHome}</a>`
  return plainPage(language, {
    title: appName,
    content: html`<p>${sentence}</p>
      <p>${home}</p>`,
  })
}
