import { type FastifyInstance } from 'fastify'
import { normalizeEmail } from '../../contract/account.ts'
import { endpoints } from '../../contract/endpoints.ts'
import { type Api } from '../api/serve.ts'
import { type AccountServices } from './account-services.ts'
import { findAccount, findAccountOf } from '../auth/account-store.ts'
import { confirmPassword } from '../auth/confirm-password.ts'
import { requireOwnFactor } from '../auth/recent-confirmation-store.ts'
import { write } from '../db/write.ts'
import { textsFor } from '../http/language.ts'
import { plainPage } from '../http/plain-page.ts'
import { fail } from '../lib/errors.ts'
import { html } from '../lib/html.ts'
import { type Texts } from '../texts/texts.ts'
import { confirmEmailPath } from './account-letters.ts'
import { answerEmailLetter, changeEmail, emailOfLetter, type EmailAnswer, type TellBefore } from './email-store.ts'

/** The calls that change and confirm the address of an account (decision 88). */
export function emailRoutes(api: Api, services: AccountServices): void {
  const { db, limits, letters } = services

  api.on(endpoints.changeEmail, async ({ me, body }) => {
    await limits.consume('emailLetterPerDay', me.userId)
    await confirmPassword(services, me.userId, body.currentPassword)
    await requireOwnFactor(db, me)
    const email = normalizeEmail(body.email)
    if (await findAccount(db, email)) fail('emailTaken')
    const given = { userId: me.userId, email, sessionId: me.sessionId }
    if (letters) {
      await write(db, (tx) => letters.askAddress(tx, given))
      return { isLetterSent: true }
    }
    if ((await changeEmail(db, given)).kind === 'taken') fail('emailTaken')
    return { isLetterSent: false }
  })

  api.on(endpoints.askEmailLetter, async ({ me }) => {
    if (!letters) fail('mailOff')
    await limits.consume('emailLetterPerDay', me.userId)
    const { email } = (await findAccountOf(db, me.userId)) ?? fail('notFound')
    await write(db, (tx) => letters.askAddress(tx, { userId: me.userId, email, sessionId: null }))
    return null
  })
}

interface Token {
  Params: { token: string }
}

/** The page of a letter that confirms an address: only a POST changes anything, as scanners of mail open every link. */
export function emailPages(app: FastifyInstance, services: AccountServices): void {
  const { db, letters } = services
  app.register(async (inside) => {
    inside.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume()
      payload.on('end', () => done(null))
    })
    inside.get<Token>(`${confirmEmailPath}:token`, async (request, reply) => {
      const texts = textsFor(request)
      const email = await emailOfLetter(db, request.params.token)
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
      return reply.send(email === undefined ? saidPage(texts, { kind: 'gone' }) : askPage(texts, email))
    })
    inside.post<Token>(`${confirmEmailPath}:token`, async (request, reply) => {
      const answer = await answerEmailLetter(db, request.params.token, tellBefore)
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
      return reply.send(saidPage(textsFor(request), answer))
    })
  })

  const tellBefore: TellBefore = async (tx, { userId, before, email }) =>
    letters?.tell(tx, { userId, event: 'emailChanged', newEmail: email, address: before })
}

function askPage(texts: Texts, email: string): string {
  const words = texts.letters.confirmEmail
  return page(
    texts,
    html`<p>${words.ask(email)}</p>
      <form method="post"><button>${words.yes}</button></form>`,
  )
}

function saidPage(texts: Texts, answer: EmailAnswer): string {
  const words = texts.letters.confirmEmail
  const said = 'email' in answer ? words.done(answer.email) : words[answer.kind]
  return page(texts, html`<p>${said}</p>`)
}

function page({ letters, language }: Texts, content: ReturnType<typeof html>): string {
  return plainPage(language.locale, { title: letters.confirmEmail.title, content })
}
