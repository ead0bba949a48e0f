import { type Range } from './search.ts'
import { marketDay } from './times.ts'

/** The number of a month such as `2027-05`, counted so that a difference is in months; `null` for none. */
export function monthNumber(month: string | null | undefined): number | null {
  const [year, ofYear] = (month ?? '').split('-').map(Number)
  return year && ofYear ? year * 12 + ofYear - 1 : null
}

/** The number of the month of Bulgaria in which `now` (epoch ms) lies. */
export function monthOf(now: number): number {
  return monthNumber(marketDay(now)) ?? 0
}

/** A range of months from now as a range of month numbers, so that a saved search means the same in half a year. */
export function rangeFromNow({ from, to, orUnknown }: Range, now: number): Range {
  const month = monthOf(now)
  return {
    ...(from !== undefined && { from: month + from }),
    ...(to !== undefined && { to: month + to }),
    ...(orUnknown && { orUnknown }),
  }
}
