import { normalizeEmail } from '../../contract/account.ts'
import { endpoints } from '../../contract/endpoints.ts'
import { type Alongside } from '../db/write.ts'
import { fail } from '../lib/errors.ts'
import { type RateLimitName } from '../limits/limit-table.ts'
import { languageOf } from '../http/language.ts'
import { type Api } from '../api/serve.ts'
import { type AccountServices } from './account-services.ts'
import { createAccount, findAccount, replacePassword } from '../auth/account-store.ts'
import { confirmPassword } from '../auth/confirm-password.ts'
import { deviceOf } from './device.ts'
import { findFactors, needsFactor } from './factor-store.ts'
import { knownDevice } from './known-device.ts'
import { answerSession, openSession, refuseSuspended, sessionAnswer } from './login-answer.ts'
import { beginLoginStep } from './login-step.ts'
import { hashPassword, isPassword } from '../auth/passwords.ts'
import { clearSessionCookie, readSessionCookie, refuseForeignPages } from '../auth/session-cookie.ts'
import { endSession, findIdentityBySecret, touchSession } from '../auth/session-store.ts'

/** The calls of registration, login, renewal, logout and change of password (specification 4, 7 and 8). */
export function authRoutes(api: Api, services: AccountServices): void {
  const { db, limits, tokenKey, letters } = services

  api.on(endpoints.register, async ({ body, request, reply }) => {
    refuseForeignPages(request)
    await limits.consume('registerPerAddress', request.ip)
    const { password, ...person } = body
    const email = normalizeEmail(person.email)
    if (await findAccount(db, email)) fail('emailTaken')
    const proof = {
      passwordHash: await hashPassword(password),
      device: deviceOf(request.headers['user-agent']),
      alongside:
        (userId: string): Alongside =>
        async (tx) =>
          letters?.askAddress(tx, { userId, email, sessionId: null }),
    }
    const opened = await createAccount(db, { ...person, email, language: languageOf(request) }, proof)
    return answerSession(tokenKey, opened, email, { request, reply })
  })

  api.on(endpoints.login, async ({ body, request, reply }) => {
    refuseForeignPages(request)
    const email = normalizeEmail(body.email)
    await limits.consume('loginPerAddress', request.ip)
    const device = knownDevice(tokenKey, request, email)
    const guess: [RateLimitName, string] =
      device === undefined ? ['loginPerAccount', email] : ['loginPerKnownDevice', device]
    await limits.consume(...guess)
    const account = await findAccount(db, email)
    // An unknown address costs a hash too, so that neither time nor sentence distinguishes it from a wrong password.
    const isRight = await isPassword(body.password, account?.passwordHash ?? (await decoyHash))
    if (!account || !isRight) fail('loginFailed')
    await limits.refund(...guess)
    await refuseSuspended(services, account)
    if (needsFactor(await findFactors(db, account.userId))) {
      beginLoginStep(tokenKey, request, reply, account)
      fail('secondFactorRequired')
    }
    return openSession(services, account, { hasUsedFactor: false, request, reply })
  })

  api.on(endpoints.renewToken, async ({ request }) => {
    refuseForeignPages(request)
    const secret = readSessionCookie(request)
    const session = secret === undefined ? undefined : await touchSession(db, secret)
    if (!session) fail('loginRequired')
    return sessionAnswer(tokenKey, session)
  })

  api.on(endpoints.askSession, async ({ request }) => {
    refuseForeignPages(request)
    const secret = readSessionCookie(request)
    const holder = secret === undefined ? undefined : await findIdentityBySecret(db, secret)
    return holder ? { username: holder.username } : null
  })

  api.on(endpoints.logout, async ({ me, request, reply }) => {
    refuseForeignPages(request)
    await endSession(db, { secret: readSessionCookie(request), id: me?.sessionId })
    clearSessionCookie(request, reply)
    return null
  })

  api.on(endpoints.changePassword, async ({ me, body }) => {
    await confirmPassword(services, me.userId, body.currentPassword)
    await replacePassword(db, me, {
      passwordHash: await hashPassword(body.newPassword),
      alongside: async (tx) => letters?.tell(tx, { userId: me.userId, event: 'passwordChanged' }),
    })
    return null
  })
}

/** The hash of a random password, compared for unknown addresses. */
const decoyHash = hashPassword(crypto.randomUUID())
