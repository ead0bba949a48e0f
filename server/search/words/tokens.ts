import { readNumber } from '../../../contract/amounts.ts'
import { foldWord, wordReadings } from '../../../contract/fold.ts'
import { latinForms } from '../../../contract/model-letters.ts'

/** A word, a number or a sign of what was typed. */
export interface Token {
  /** As typed, and where. */
  text: string
  start: number
  end: number
  /** The forms it may mean; `null` of a hyphen, over which phrases step. */
  readings: readonly string[] | null
  /** The value of a number. */
  number?: number
  /** The words between quotation marks. */
  quoted?: string
}

/** Words in quotation marks; "к.с."; numbers with points and commas; words; signs. */
const pattern =
  /["„“”«](?=[^"„“”«»]*[\p{L}\p{N}])(?<quoted>[^"„“”«»\p{C}\p{Zl}\p{Zp}]+)["“”»]|(?<horses>[кл]\.\s?с\.?(?![\p{L}\p{N}]))|(?<number>\d+(?:[.,'’]\d+)*)|(?<word>[\p{L}\p{M}][\p{L}\p{M}\p{N}]*)|(?<sign>[<>]=|[-–—+<>≤≥€])/giu

/** What tells whether letters and digits without a gap between them are one word. */
export interface KnownWords {
  /** Letters that stand directly behind a number: "15k", "150кс". */
  units: ReadonlySet<string>
  /** Is it a word that means something by itself? */
  isName: (word: string) => boolean
}

/** Splits what was typed. Letters and digits are apart where both mean something: "150кс", "golf5", "1.9tdi", not "320d". */
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

/** A word, or a name and the number behind it. */
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

/** What a word may mean by its sound, and by the look of its letters ("ВМW", "СХ"). */
function readingsOf(text: string): string[] {
  return [...new Set([...wordReadings(text), ...latinForms(text.toLowerCase()).map(foldWord)])]
}

/** "320" and "d" are one word, as "2.0tdi" is; its number is not one by itself. */
function joined(number: Token, letters: string, end: number): Token {
  const text = number.text + letters
  return { text, start: number.start, end, readings: readingsOf(text) }
}

function numberOf(text: string): { number: number } | undefined {
  const number = readNumber(text)
  return number === null || number >= 1e10 ? undefined : { number }
}
