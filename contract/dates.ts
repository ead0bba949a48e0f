import { monthWords, wordsOf, yearWords } from './amount-words.ts'
import { tidyLine } from './text-rules.ts'

/** Excel counts days from the day before 1900; what is not between these is no serial date of a car. */
const serialDays = { first: 18_264, last: 73_050 }
const dayMs = 24 * 60 * 60 * 1000
const serialBegin = Date.UTC(1899, 11, 30)

const months = new Map(monthWords.flatMap((words, at) => wordsOf(words).map((word) => [word, at + 1])))
const behindYear = `(?:\\s*(?:${wordsOf(yearWords).join('|')})\\.?)?`

const patterns = [
  /^(?<year>\d{4})[-./](?<month>\d{1,2})(?:[-./]\d{1,2})?(?:[t ]\d{1,2}:\d{2}.*)?$/u,
  new RegExp(`^(?<day>\\d{1,2})[-./\\s]+(?<month>\\d{1,2})[-./\\s]+(?<year>\\d{4}|\\d{2})${behindYear}$`, 'u'),
  new RegExp(`^(?<month>\\d{1,2})[-./\\s]+(?<year>\\d{4}|\\d{2})${behindYear}$`, 'u'),
  new RegExp(`^(?:\\d{1,2}\\.?\\s+)?(?<name>\\p{L}+)\\.?[\\s,-]*(?<year>\\d{4})${behindYear}$`, 'u'),
  /^(?<name>\p{L}+)\.?\s+\d{1,2},?\s+(?<year>\d{4})$/u,
  /^(?<year>\d{4})\s+(?<name>\p{L}+)$/u,
]

/** A month that is written in words or digits, with a day or without, as `2019-05`; `null` when it is none. */
export function readMonth(text: string): string | null {
  const line = tidyLine(text).toLowerCase()
  if (/^\d{5}(?:[.,]0+)?$/u.test(line)) return monthOfSerial(Number.parseInt(line, 10))
  for (const pattern of patterns) {
    const found = pattern.exec(line)?.groups
    if (!found) continue
    const month = monthOf(found)
    if (month !== undefined) return `${fullYear(found.year!)}-${String(month).padStart(2, '0')}`
  }
  return null
}

/** A year by itself (`2019`, `2019 г.`, `2019.0`) or that of a date; `null` when it is none. */
export function readYear(text: string): number | null {
  const line = tidyLine(text).toLowerCase()
  const [, year] = new RegExp(`^(\\d{4})(?:[.,]0+)?${behindYear}$`, 'u').exec(line) ?? []
  if (year !== undefined) return Number(year)
  const month = readMonth(line)
  return month === null ? null : Number(month.slice(0, 4))
}

function monthOf({ month, day, name }: Record<string, string | undefined>): number | undefined {
  if (name !== undefined) return months.get(name)
  const [first, second] = [Number(month), Number(day ?? 0)]
  if (first >= 1 && first <= 12) return first
  // The month before the day, as in the United States.
  return second >= 1 && second <= 12 ? second : undefined
}

/** Two digits are of the last hundred years. */
function fullYear(year: string): string {
  if (year.length === 4) return year
  const now = new Date().getUTCFullYear()
  const inThisCentury = now - (now % 100) + Number(year)
  return String(inThisCentury > now ? inThisCentury - 100 : inThisCentury)
}

function monthOfSerial(days: number): string | null {
  if (days < serialDays.first || days > serialDays.last) return null
  return new Date(serialBegin + days * dayMs).toISOString().slice(0, 7)
}
