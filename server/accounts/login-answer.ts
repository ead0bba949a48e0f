import { type FastifyReply, type FastifyRequest } from 'fastify'
import { type Session } from '../../contract/account.ts'
import { type Account } from '../auth/account-store.ts'
import { lastReason } from '../auth/audit-store.ts'
import { mintToken } from '../auth/identity-token.ts'
import { readSessionCookie, setSessionCookie } from '../auth/session-cookie.ts'
import { absoluteMs, endSession, startSession, type OpenedSession } from '../auth/session-store.ts'
import { offerLanguage } from '../http/language.ts'
import { type Alongside } from '../db/write.ts'
import { fail } from '../lib/errors.ts'
import { deviceOf } from './device.ts'
import { knownDevice, rememberDevice } from './known-device.ts'
import { type AccountServices } from './account-services.ts'
import { tellOwner } from './tell-owner.ts'

/** A call and its answer. */
export interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
}

/** Answers who owns a session. */
export function sessionAnswer(key: Buffer, { sessionId, user }: Omit<OpenedSession, 'secret'>): Session {
  return { token: mintToken(key, { userId: user.id, sessionId }), userId: user.id, user }
}

/** Sets the cookies of a new session and answers it. */
export function answerSession(key: Buffer, opened: OpenedSession, email: string, exchange: Exchange): Session {
  setSessionCookie(exchange.request, exchange.reply, opened.secret, absoluteMs)
  rememberDevice(key, exchange.request, exchange.reply, email)
  return sessionAnswer(key, opened)
}

/** Refuses a suspended account; whoever is refused has proved that it is theirs. Fails with `accountSuspended`. */
export async function refuseSuspended(
  { db, appealOf }: AccountServices,
  { userId, suspendedAt }: Account,
): Promise<void> {
  if (suspendedAt === null) return
  const reason = await lastReason(db, { action: 'suspend', kind: 'account', targetId: userId })
  fail('accountSuspended', { reason, appeal: await appealOf(userId) })
}

/** Opens the session of somebody who has proved to own the account. Fails with `loginFailed` when it changed meanwhile. */
export async function openSession(
  services: AccountServices,
  { userId, username, passwordHash, email, language }: Account,
  { hasUsedFactor, ...exchange }: Exchange & { hasUsedFactor: boolean },
): Promise<Session> {
  const { db, tokenKey, letters } = services
  const device = deviceOf(exchange.request.headers['user-agent'])
  const isNew = knownDevice(tokenKey, exchange.request, email) === undefined
  const alongside: Alongside = (tx) => tellOwner(tx, letters, { userId, event: 'newDevice', device })
  const session = { device, hasUsedFactor, alongside: isNew ? alongside : undefined }
  const opened = await startSession(db, { id: userId, username, passwordHash }, session)
  if (!opened) fail('loginFailed')
  // The cookie is replaced, so nobody could use or end it any more.
  const previous = readSessionCookie(exchange.request)
  if (previous !== undefined) await endSession(db, { secret: previous })
  if (language !== null) offerLanguage(exchange.request, exchange.reply, language)
  return answerSession(tokenKey, opened, email, exchange)
}
