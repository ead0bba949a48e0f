import { type FastifyReply, type FastifyRequest } from 'fastify'
import { normalizeEmail, type Session } from '../../contract/account.ts'
import { endpoints } from '../../contract/endpoints.ts'
import { type Database } from '../db/database.ts'
import { fail } from '../errors.ts'
import { lastReason } from '../moderation/audit-store.ts'
import { type BudgetName } from '../limits/budgets.ts'
import { type Api } from '../serve.ts'
import { type Services } from '../services.ts'
import { texts } from '../texts.ts'
import { createAccount, findAccount, replacePassword } from './account-store.ts'
import { confirmPassword } from './confirm-password.ts'
import { deviceOf } from './device.ts'
import { mintToken } from './identity-token.ts'
import { knownDevice, rememberDevice } from './known-device.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { clearSessionCookie, readSessionCookie, refuseForeignPages, setSessionCookie } from './session-cookie.ts'
import { absoluteMs, endSession, startSession, useSession, type OpenedSession } from './session-store.ts'

/** Register, log in, renew, log out, change the password (specification 4, 7 and 8). */
export function authRoutes(api: Api, services: Services): void {
  const { db, limits, tokenKey } = services

  function sessionAnswer({ sessionId, user }: Omit<OpenedSession, 'secret'>): Session {
    return { token: mintToken(tokenKey, { userId: user.id, sessionId }), userId: user.id, user }
  }

  function openSession(
    opened: OpenedSession,
    { email, request, reply }: { email: string; request: FastifyRequest; reply: FastifyReply },
  ): Session {
    setSessionCookie(request, reply, opened.secret, absoluteMs)
    rememberDevice(tokenKey, request, reply, email)
    return sessionAnswer(opened)
  }

  api.on(endpoints.register, async ({ body, request, reply }) => {
    refuseForeignPages(request)
    await limits.spend('registerPerAddress', request.ip)
    const { password, ...person } = body
    const email = normalizeEmail(person.email)
    if (await findAccount(db, email)) fail('emailTaken')
    const proof = { passwordHash: await hashPassword(password), device: deviceOf(request.headers['user-agent']) }
    return openSession(await createAccount(db, { ...person, email }, proof), { email, request, reply })
  })

  api.on(endpoints.login, async ({ body, request, reply }) => {
    refuseForeignPages(request)
    const email = normalizeEmail(body.email)
    await limits.spend('loginPerAddress', request.ip)
    const device = knownDevice(tokenKey, request, email)
    const guess: [BudgetName, string] =
      device === undefined ? ['loginPerAccount', email] : ['loginPerKnownDevice', device]
    await limits.spend(...guess)
    const account = await findAccount(db, email)
    // An unknown address costs a hash too, so that neither time nor words tell it from a wrong password.
    const isRight = await isPassword(body.password, account?.passwordHash ?? (await decoyHash))
    if (!account || !isRight) fail('loginFailed')
    await limits.giveBack(...guess)
    // Said to who knows the password, and to nobody else.
    if (account.suspendedAt !== null)
      fail('accountSuspended', { sentence: await suspensionSentence(db, account.userId) })
    const user = { id: account.userId, username: account.username, passwordHash: account.passwordHash }
    const opened = await startSession(db, user, deviceOf(request.headers['user-agent']))
    if (!opened) fail('loginFailed')
    return openSession(opened, { email, request, reply })
  })

  api.on(endpoints.renewToken, async ({ request }) => {
    refuseForeignPages(request)
    const secret = readSessionCookie(request)
    const session = secret === undefined ? undefined : await useSession(db, secret)
    if (!session) fail('loginRequired')
    return sessionAnswer(session)
  })

  api.on(endpoints.logout, async ({ me, request, reply }) => {
    refuseForeignPages(request)
    await endSession(db, { secret: readSessionCookie(request), id: me?.sessionId })
    clearSessionCookie(request, reply)
    return null
  })

  api.on(endpoints.changePassword, async ({ me, body }) => {
    await confirmPassword(services, me.userId, body.currentPassword)
    await replacePassword(db, me, await hashPassword(body.newPassword))
    return null
  })
}

/** What an unknown address is compared with: made of nobody's password. */
const decoyHash = hashPassword(crypto.randomUUID())

async function suspensionSentence(db: Database, userId: string): Promise<string> {
  const reason = await lastReason(db, { action: 'suspend', kind: 'account', targetId: userId })
  return texts.refusals.suspended(reason)
}
