import { argon2 as argon2Callback, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { fail } from '../lib/errors.ts'

const argon2 = promisify(argon2Callback)

/** OWASP's password storage cheat sheet: argon2id with 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
const formatted = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/**
 * Maximum concurrent hashes, because logins are expensive: a few more wait, the rest is refused. One core and one of
 * libuv's four threads, which files and host names need, stay free.
 */
const maxRunning = Math.max(1, Math.min(3, availableParallelism() - 1))
const maxWaiting = 8
/** Ms before a refusal, which slow down a flood that sends each login after the last answer. */
const shedAfterMs = 40
let running = 0
const waiting: (() => void)[] = []
let shed = 0

/** Passwords being hashed, waiting, and refused since the start. */
export function hashingLoad(): { running: number; waiting: number; shed: number } {
  return { running, waiting: waiting.length, shed }
}

/**
 * The Argon2id hash of a password in the PHC string format, with the salt of another hash if one is given. Fails with
 * `busy` under a flood.
 */
export async function hashPassword(password: string, like?: string): Promise<string> {
  const salt = like === undefined ? randomBytes(16) : Buffer.from(like.split('$')[4] ?? '', 'base64')
  const tag = await derive(password, salt, cost)
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(salt)}$${unpadded(tag)}`
}

/** Whether the password matches the hash. Fails with `busy` under a flood. */
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
  if (running >= maxRunning) {
    if (waiting.length >= maxWaiting) {
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
