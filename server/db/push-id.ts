import { randomInt } from 'node:crypto'

/** In the order of character codes, so that keys compare as text like their numbers. */
const alphabet = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz'
const timeDigits = 8
const randomDigits = 12

/** The newest key generated or passed to `continueAfter`. */
let newest = ''

/**
 * A new key of the wire: 20 characters, eight of time and twelve random, chronological as text. Within one millisecond,
 * and when the clock goes back, it is the newest key plus one.
 */
export function pushId(now = Date.now()): string {
  const fresh = timePart(now) + randomPart()
  newest = fresh.slice(0, timeDigits) > newest.slice(0, timeDigits) ? fresh : next(newest)
  return newest
}

/** The key of a time (epoch ms) with twelve given digits of 0 to 63, for data with given times. */
export function pushIdAt(time: number, digits: readonly number[]): string {
  return timePart(time) + digits.map((digit) => alphabet.charAt(digit)).join('')
}

/**
 * Makes new keys greater than an existing one, of the next millisecond at least. Their other digits are random, because
 * further processes may continue after the same key while the clock is behind it.
 */
export function continueAfter(key: string): void {
  if (key.length === timeDigits + randomDigits && key > newest) newest = next(key.slice(0, timeDigits)) + randomPart()
}

/** Whether the text is a well-formed key of the wire; unknown well-formed keys read as `null`. */
export function isKey(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- wire.md forbids them in keys
  return text.length > 0 && text.length <= 768 && !/[.#$[\]/\u0000-\u001f\u007f]/.test(text)
}

function randomPart(): string {
  return Array.from({ length: randomDigits }, () => alphabet.charAt(randomInt(64))).join('')
}

function timePart(time: number): string {
  let rest = time
  let text = ''
  for (let i = 0; i < timeDigits; i++) {
    text = alphabet.charAt(rest % 64) + text
    rest = Math.floor(rest / 64)
  }
  return text
}

/** The key plus one: increments the last digit below the maximum and resets those behind it. */
function next(key: string): string {
  const prefix = key.replace(/z*$/, '')
  const grown = prefix.slice(0, -1) + alphabet.charAt(alphabet.indexOf(prefix.slice(-1)) + 1)
  return grown.padEnd(key.length, '-')
}
