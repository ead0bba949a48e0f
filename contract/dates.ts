import { monthWords, wordsOf, yearWords } from './amount-words.ts'
import { tidyLine } from './text-rules.ts'
import { marketYear } from './times.ts'

/** Excel's serial days from 1980 to 2049, counted from 30 December 1899; other numbers are no dates. */
const serialDays = { first: 29_221, last: 54_788 }
const dayMs = 24 * 60 * 60 * 1000
const serialBegin = Date.UTC(1899, 11, 30)

const romanMonths = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']
const months = new Map(
  [...monthWords.entries()].flatMap(([at, words]) =>
    [...wordsOf(words), romanMonths[at]!].map((word) => [word, at + 1] as const),
  ),
)
const yearWord = new RegExp(`(?<=\\d)\\s*(?:${wordsOf(yearWords).join('|')})\\.?$`, 'u')
const timeOfDay = /[t ]\d{1,2}:\d{2}\S*(?: [ap]m)?$/u
/** Two or three parts of a date with separators between them. */
const date = /^[\p{L}\d]+(?:[-./,\s]+[\p{L}\d]+){1,2}$/u

/** Reads a month in words or digits, with or without a day, as `2019-05`; `null` for anything else. */
export function readMonth(text: string): string | null {
  const line = tidyLine(text).toLowerCase()
  if (/^\d{5}(?:[.,]0+)?$/u.test(line)) return monthOfSerial(Number.parseInt(line, 10))
  const plain = line.replace(timeOfDay, '').replace(yearWord, '')
  if (!date.test(plain)) return null
  const parts = plain.match(/\p{L}+|\d+/gu) ?? []
  const [year = '', ...others] = /^\d{4}$/u.test(parts[0] ?? '') ? parts : parts.toReversed()
  if (!/^(?:\d{4}|\d{2})$/u.test(year) || others.length === 0 || others.length > 2) return null
  const month = monthOf(fullYear(year), others)
  return month === undefined ? null : `${fullYear(year)}-${String(month).padStart(2, '0')}`
}

/** Reads a year alone (`2019`, `2019 г.`, `2019.0`) or from a date; `null` for anything else. */
export function readYear(text: string): number | null {
  const line = tidyLine(text).toLowerCase()
  const plain = line.replace(yearWord, '')
  if (/^\d{4}(?:[.,]0+)?$/u.test(plain)) return Number.parseInt(plain, 10)
  // "2019.5" may be a fraction or a month.
  if (/^\d{4}[.,]\d$/u.test(plain)) return null
  const month = readMonth(line)
  return month === null ? null : Number(month.slice(0, 4))
}

/** The month of a month and an optional day, month first or day first; the first pair that is a date wins. */
function monthOf(year: number, [first = '', second]: string[]): number | undefined {
  if (second === undefined) return monthNumber(first)
  return [
    [first, second],
    [second, first],
  ]
    .filter(([, day]) => /^\d{1,2}$/u.test(day!))
    .map(([month, day]) => ({ month: monthNumber(month!), day: Number(day) }))
    .find(({ month, day }) => month !== undefined && day >= 1 && day <= daysIn(year, month))?.month
}

function monthNumber(word: string): number | undefined {
  if (!/^\d{1,2}$/u.test(word)) return months.get(word)
  const month = Number(word)
  return month >= 1 && month <= 12 ? month : undefined
}

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** A two-digit year is the most recent one that is not in the future. */
function fullYear(year: string): number {
  if (year.length === 4) return Number(year)
  const now = marketYear()
  const inThisCentury = now - (now % 100) + Number(year)
  return inThisCentury > now ? inThisCentury - 100 : inThisCentury
}

function monthOfSerial(days: number): string | null {
  if (days < serialDays.first || days > serialDays.last) return null
  return new Date(serialBegin + days * dayMs).toISOString().slice(0, 7)
}
