import { type FastifyInstance } from 'fastify'
import { type Services } from '../api/services.ts'
import { textsFor } from '../http/language.ts'
import { plainPage } from '../http/plain-page.ts'
import { html } from '../lib/html.ts'
import { type Texts } from '../texts/texts.ts'
import { stopLetters } from './notice-settings-store.ts'
import { stopPath } from './stop-address.ts'

/**
 * The page by which letters are stopped (RFC 8058): only a POST changes anything, as scanners of mail open every link.
 * It answers the same for a secret of nobody, and again after it was used.
 */
export function stopRoutes(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  app.register(async (inside) => {
    // Mail providers send a form of their own, which says nothing new.
    inside.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume()
      payload.on('end', () => done(null))
    })
    inside.get<Secret>(`${stopPath}:secret`, (request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(askPage(textsFor(request))),
    )
    inside.post<Secret>(`${stopPath}:secret`, async (request, reply) => {
      await stopLetters(db, request.params.secret)
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(donePage(textsFor(request)))
    })
  })
}

interface Secret {
  Params: { secret: string }
}

function askPage(texts: Texts): string {
  const words = texts.letters.stopPage
  // An empty action posts to the address itself, which no other page needs to know.
  return page(
    texts,
    html`<p>${words.ask}</p>
      <form method="post"><button>${words.stop}</button></form>`,
  )
}

function donePage(texts: Texts): string {
  return page(texts, html`<p>${texts.letters.stopPage.done}</p>`)
}

function page({ letters, language }: Texts, content: ReturnType<typeof html>): string {
  return plainPage(language.locale, { title: letters.stopPage.title, content })
}
