import { randomInt } from 'node:crypto'

const alphabet = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz'

let lastTime = 0
let lastRandom: number[] = []

/**
 * A new key of the wire: 20 characters, eight of time and twelve random, chronological as text. Within one
 * millisecond, and when the clock goes back, the random part grows by one, so that keys never go backwards.
 */
export function pushId(now = Date.now()): string {
  const time = Math.max(now, lastTime)
  if (time === lastTime) lastRandom = increased(lastRandom)
  else lastRandom = Array.from({ length: 12 }, () => randomInt(64))
  lastTime = time
  return timePart(time) + lastRandom.map((digit) => alphabet[digit]).join('')
}

/** Tells the generator of a key that exists, so that after a restart with a clock gone back keys still grow. */
export function continueAfter(key: string): void {
  const time = key
    .slice(0, 8)
    .split('')
    .reduce((sum, digit) => sum * 64 + alphabet.indexOf(digit), 0)
  if (key.length === 20 && time > lastTime) {
    lastTime = time
    lastRandom = key
      .slice(8)
      .split('')
      .map((digit) => alphabet.indexOf(digit))
  }
}

/** May this be a key of the wire? Unknown but well-formed keys read as `null`. */
export function isKey(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- wire.md forbids them in keys
  return text.length > 0 && text.length <= 768 && !/[.#$[\]/\u0000-\u001f\u007f]/.test(text)
}

function timePart(time: number): string {
  let rest = time
  let text = ''
  for (let i = 0; i < 8; i++) {
    text = alphabet[rest % 64] + text
    rest = Math.floor(rest / 64)
  }
  return text
}

function increased(digits: number[]): number[] {
  const next = [...digits]
  for (let i = next.length - 1; i >= 0; i--) {
    if (next[i] !== 63) {
      next[i] = (next[i] ?? 0) + 1
      return next
    }
    next[i] = 0
  }
  return next
}
