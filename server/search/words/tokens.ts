import { readNumber } from '../../../contract/amounts.ts'
import { foldWord, wordReadings } from '../../../contract/fold.ts'
import { latinForms } from '../../../contract/model-letters.ts'

/** A word, a number or a sign of the typed text. */
export interface Token {
  /** The typed text and its position. */
  text: string
  start: number
  end: number
  /** The forms that it may mean; `null` for a hyphen, which phrases skip. */
  readings: readonly string[] | null
  /** The value of a number. */
  number?: number
  /** The words between quotation marks. */
  quoted?: string
}

/** Words in quotation marks; "к.с."; numbers with points and commas; words; signs. */
const pattern =
  /["„“”«](?=[^"„“”«»]*[\p{L}\p{N}])(?<quoted>[^"„“”«»\p{C}\p{Zl}\p{Zp}]+)["“”»]|(?<horses>[кл]\.\s?с\.?(?![\p{L}\p{N}]))|(?<number>\d+(?:[.,'’]\d+)*)|(?<word>[\p{L}\p{M}][\p{L}\p{M}\p{N}]*)|(?<sign>[<>]=|[-–—+<>≤≥]|\p{Sc})/giu

/** Decides whether adjoining letters and digits are one word. */
export interface KnownWords {
  /** Letters that may follow a number directly: "15k", "150кс". */
  units: ReadonlySet<string>
  /** Does the word mean something by itself? */
  isName: (word: string) => boolean
}

/** Splits a text. Letters and digits are separate if both mean something: "150кс", "golf5", "1.9tdi", not "320d". */
export function tokensOf(text: string, known: KnownWords): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(pattern)) {
    const { quoted, horses, number, word, sign } = match.groups!
    const token = { text: match[0], start: match.index, end: match.index + match[0].length }
    const before = tokens.at(-1)
    if (word !== undefined && before?.end === token.start && !isApart(before, word, known)) {
      tokens[tokens.length - 1] = joined(before, token.text, token.end)
    } else if (quoted !== undefined) tokens.push({ ...token, readings: [], quoted: quoted.trim() })
    else if (horses !== undefined) tokens.push({ ...token, readings: ['ks'] })
    else if (number !== undefined) tokens.push({ ...token, readings: [number], ...numberOf(number) })
    else if (sign !== undefined) tokens.push({ ...token, readings: /^[-–—]$/u.test(sign) ? null : [sign] })
    else tokens.push(...wordTokens(token, known))
  }
  return tokens
}

function isApart({ number, text }: Token, letters: string, { units, isName }: KnownWords): boolean {
  if (number === undefined || units.has(foldWord(letters))) return true
  // "1.9tdi" is a displacement and an engine.
  return /[.,]/u.test(text) && isName(letters)
}

/** A word, or a name and the number after it. */
function wordTokens(token: Omit<Token, 'readings'>, { isName }: KnownWords): Token[] {
  const { text, start, end } = token
  const [, letters = '', digits = ''] = /^(\p{L}{3,})(\d{1,3}\p{L}{0,3})$/u.exec(text) ?? []
  if (digits === '' || isName(text) || !isName(letters)) return [{ ...token, readings: readingsOf(text) }]
  const middle = start + letters.length
  return [
    { text: letters, start, end: middle, readings: readingsOf(letters) },
    { text: digits, start: middle, end, ...(/\D/u.test(digits) ? {} : numberOf(digits)), readings: readingsOf(digits) },
  ]
}

/** The meanings of a word by its sound, and by the shapes of its letters ("ВМW", "СХ"). */
function readingsOf(text: string): string[] {
  return [...new Set([...wordReadings(text), ...latinForms(text.toLowerCase()).map(foldWord)])]
}

/** One word of "320" and "d", or of "2.0" and "tdi"; its number does not count separately. */
function joined(number: Token, letters: string, end: number): Token {
  const text = number.text + letters
  return { text, start: number.start, end, readings: readingsOf(text) }
}

function numberOf(text: string): { number: number } | undefined {
  const number = readNumber(text)
  return number === null || number >= 1e10 ? undefined : { number }
}
