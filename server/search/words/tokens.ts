import { readNumber } from '../../../contract/amounts.ts'
import { foldWord, wordReadings } from '../../../contract/fold.ts'

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

/** Splits what was typed. Letters directly behind a number are apart from it when `isUnit` ("150кс", not "320d"). */
export function tokensOf(text: string, isUnit: (word: string) => boolean): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(pattern)) {
    const { quoted, horses, number, word, sign } = match.groups!
    const token = { text: match[0], start: match.index, end: match.index + match[0].length }
    const before = tokens.at(-1)
    if (word !== undefined && before?.end === token.start && before.number !== undefined && !isUnit(foldWord(word))) {
      tokens[tokens.length - 1] = joined(before, token.text, token.end)
    } else if (quoted !== undefined) tokens.push({ ...token, readings: [], quoted: quoted.trim() })
    else if (horses !== undefined) tokens.push({ ...token, readings: ['ks'] })
    else if (number !== undefined) tokens.push({ ...token, readings: [number], ...numberOf(number) })
    else if (sign !== undefined) tokens.push({ ...token, readings: /^[-–—]$/u.test(sign) ? null : [sign] })
    else tokens.push({ ...token, readings: wordReadings(token.text) })
  }
  return tokens
}

/** "320" and "d" are one word, as "2.0tdi" is; its number is not one by itself. */
function joined(number: Token, letters: string, end: number): Token {
  const text = number.text + letters
  return { text, start: number.start, end, readings: wordReadings(text) }
}

function numberOf(text: string): { number: number } | undefined {
  const number = readNumber(text)
  return number === null || number >= 1e10 ? undefined : { number }
}
