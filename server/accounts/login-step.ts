import { createHmac, timingSafeEqual } from 'node:crypto'
import { type FastifyReply, type FastifyRequest } from 'fastify'
import { readCookie, setCookie } from '../auth/cookies.ts'
import { findAccountOf, type Account } from '../auth/account-store.ts'
import { type Services } from '../api/services.ts'
import { fail } from '../lib/errors.ts'

/** Ms from the right password to the second factor. */
const stepMs = 10 * 60 * 1000

/** Remembers in the browser that this account's password was right; a new password voids it. */
export function beginLoginStep(key: Buffer, request: FastifyRequest, reply: FastifyReply, account: Account): void {
  const end = Date.now() + stepMs
  const value = `${account.userId}.${end}.${proofOf(key, account, end)}`
  setCookie(request, reply, { name: 'login', value, maxAgeMs: stepMs })
}

/** The account whose password this browser has given. Fails with `loginStepOver`. */
export async function loginStepOf({ db, tokenKey }: Services, request: FastifyRequest): Promise<Account> {
  const [userId = '', end = '', proof = ''] = readCookie(request, 'login')?.split('.') ?? []
  const account = Number(end) > Date.now() ? await findAccountOf(db, userId) : undefined
  const expected = Buffer.from(account ? proofOf(tokenKey, account, Number(end)) : '')
  const sent = Buffer.from(proof)
  const isRight = sent.length === expected.length && timingSafeEqual(sent, expected)
  return account && isRight ? account : fail('loginStepOver')
}

/** Forgets the password's step. */
export function endLoginStep(request: FastifyRequest, reply: FastifyReply): void {
  setCookie(request, reply, { name: 'login', value: '', maxAgeMs: 0 })
}

function proofOf(key: Buffer, { userId, passwordHash }: Account, end: number): string {
  return createHmac('sha256', key).update(`login ${userId} ${end} ${passwordHash}`).digest('base64url')
}
