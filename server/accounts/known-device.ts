import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { type FastifyReply, type FastifyRequest } from 'fastify'
import { readCookie, setCookie } from '../auth/cookies.ts'

const yearMs = 365 * 24 * 60 * 60 * 1000
/** Accounts that a browser is remembered for, as the people of a household share one. */
const maxAccounts = 5

/**
 * The id of this browser when somebody logged in to this account with it before, else `undefined`. A known device has
 * its own limit, so that guesses from elsewhere do not lock the owner out (`security.md` 3, brute force).
 */
export function knownDevice(key: Buffer, request: FastifyRequest, email: string): string | undefined {
  const { id, proofs } = deviceCookie(request)
  const expected = Buffer.from(proofOf(key, id, email))
  const isKnown = proofs.some((proof) => {
    const sent = Buffer.from(proof)
    return expected.length === sent.length && timingSafeEqual(expected, sent)
  })
  return isKnown ? id : undefined
}

/** Marks this browser as known for the account, besides those that it is known for. */
export function rememberDevice(key: Buffer, request: FastifyRequest, reply: FastifyReply, email: string): void {
  const sent = deviceCookie(request)
  const id = /^[\w-]{22}$/.test(sent.id) ? sent.id : randomBytes(16).toString('base64url')
  const proof = proofOf(key, id, email)
  const others = sent.proofs.filter((other) => id === sent.id && other !== proof && /^[\w-]{43}$/.test(other))
  const value = [id, proof, ...others.slice(0, maxAccounts - 1)].join('.')
  setCookie(request, reply, { name: 'device', value, maxAgeMs: yearMs })
}

function deviceCookie(request: FastifyRequest): { id: string; proofs: string[] } {
  const [id = '', ...proofs] = readCookie(request, 'device')?.split('.') ?? []
  return { id, proofs: proofs.slice(0, maxAccounts) }
}

function proofOf(key: Buffer, id: string, email: string): string {
  return createHmac('sha256', key).update(`device ${id} ${email}`).digest('base64url')
}
