import { type FastifyRequest } from 'fastify'
import { type Database } from '../db/database.ts'
import { fail } from '../lib/errors.ts'
import { type Caller } from './identify.ts'
import { readSessionCookie, refuseForeignPages } from './session-cookie.ts'
import { touchSession } from './session-store.ts'

/**
 * The person of a download, by cookie, so that no token is in the address. Fails with `loginRequired`,
 * `foreignOrigin`.
 */
export async function sessionHolder(db: Database, me: Caller | null, request: FastifyRequest): Promise<string> {
  refuseForeignPages(request)
  if (me) return me.userId
  const secret = readSessionCookie(request)
  const session = secret === undefined ? undefined : await touchSession(db, secret)
  return session?.user.id ?? fail('loginRequired')
}
