import { monthWords, wordsOf, yearWords } from './amount-words.ts'
import { tidyLine } from './text-rules.ts'

/** Excel counts days from the day before 1900: the serial dates from 1980 to 2049 are taken for dates. */
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
/** Two or three of day, month and year, with the signs that stand between them. */
const date = /^[\p{L}\d]+(?:[-./,\s]+[\p{L}\d]+){1,2}$/u

/** A month that is written in words or digits, with a day or without, as `2019-05`; `null` when it is none. */
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

/** A year by itself (`2019`, `2019 г.`, `2019.0`) or that of a date; `null` when it is none. */
export function readYear(text: string): number | null {
  const line = tidyLine(text).toLowerCase()
  const plain = line.replace(yearWord, '')
  if (/^\d{4}(?:[.,]0+)?$/u.test(plain)) return Number.parseInt(plain, 10)
  // "2019.5" is neither a year nor surely a month of one.
  if (/^\d{4}[.,]\d$/u.test(plain)) return null
  const month = readMonth(line)
  return month === null ? null : Number(month.slice(0, 4))
}

/** The month among a month and, perhaps, a day; the month before the day as in the United States where it must be. */
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

/** Two digits are of the last hundred years. */
function fullYear(year: string): number {
  if (year.length === 4) return Number(year)
  const now = new Date().getUTCFullYear()
  const inThisCentury = now - (now % 100) + Number(year)
  return inThisCentury > now ? inThisCentury - 100 : inThisCentury
}

function monthOfSerial(days: number): string | null {
  if (days < serialDays.first || days > serialDays.last) return null
  return new Date(serialBegin + days * dayMs).toISOString().slice(0, 7)
}
