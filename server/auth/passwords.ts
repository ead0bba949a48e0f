import { argon2 as argon2Callback, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { fail } from '../errors.ts'

const argon2 = promisify(argon2Callback)

/** OWASP's password storage cheat sheet: argon2id with 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
const formatted = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/**
 * Hashing is the lever of a login flood: so many at once, so many waiting, the rest is told to come back. One core and
 * one of libuv's four threads, on which files and host names wait too, stay free for everybody else.
 */
const atOnce = Math.max(1, Math.min(3, availableParallelism() - 1))
const waitingAtMost = 8
/** Who floods sends the next login when the last one is answered: that comes no sooner than this, in ms. */
const shedAfterMs = 40
let running = 0
const waiting: (() => void)[] = []
let shed = 0

/** Passwords being hashed now, those that wait for it, and how many were ever told to come back. */
export function hashingLoad(): { running: number; waiting: number; shed: number } {
  return { running, waiting: waiting.length, shed }
}

/** Argon2id of a password in the PHC string format. Fails with `busy` under a flood. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const tag = await derive(password, salt, cost)
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(salt)}$${unpadded(tag)}`
}

/** Is this the password of the hash? Fails with `busy` under a flood. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = formatted.exec(hash) ?? []
  if (!salt || !tag) return false
  const expected = Buffer.from(tag, 'base64')
  const asked = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  }
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64'), asked), expected)
}

async function derive(password: string, salt: Buffer, parameters: typeof cost): Promise<Buffer> {
  await takeTurn()
  try {
    return await argon2('argon2id', { message: password.normalize('NFKC'), nonce: salt, ...parameters })
  } finally {
    running--
    waiting.shift()?.()
  }
}

async function takeTurn(): Promise<void> {
  if (running >= atOnce) {
    if (waiting.length >= waitingAtMost) {
      shed++
      await sleep(shedAfterMs)
      fail('busy', { retryAfterSeconds: 2 })
    }
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  running++
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
