import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { type FastifyReply, type FastifyRequest } from 'fastify'
import { readCookie, setCookie } from './cookies.ts'

const yearMs = 365 * 24 * 60 * 60 * 1000

/**
 * The id of this browser if somebody logged in to this account with it before, else `undefined`. Guesses from elsewhere
 * then do not lock the owner out: a known device has a budget of its own (`security.md` 3, brute force).
 */
export function knownDevice(key: Buffer, request: FastifyRequest, email: string): string | undefined {
  const [id = '', proof = ''] = readCookie(request, 'device')?.split('.') ?? []
  const expected = Buffer.from(proofOf(key, id, email))
  const sent = Buffer.from(proof)
  return expected.length === sent.length && timingSafeEqual(expected, sent) ? id : undefined
}

/** Remembers that somebody logged in to this account with this browser. */
export function rememberDevice(key: Buffer, request: FastifyRequest, reply: FastifyReply, email: string): void {
  const id = knownDevice(key, request, email) ?? randomBytes(16).toString('base64url')
  setCookie(request, reply, { name: 'device', value: `${id}.${proofOf(key, id, email)}`, maxAgeMs: yearMs })
}

function proofOf(key: Buffer, id: string, email: string): string {
  return createHmac('sha256', key).update(`device ${id} ${email}`).digest('base64url')
}
