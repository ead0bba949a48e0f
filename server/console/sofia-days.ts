import { marketDay, beginOfMarketDay } from '../../contract/times.ts'

const dayMs = 24 * 60 * 60 * 1000

/** A day of Bulgaria: its date as YYYY-MM-DD, and where it begins and ends in epoch ms. */
export interface Day {
  day: string
  begin: number
  end: number
}

/** The last days up to the one of `now`, oldest first. */
export function lastDays(now: number, count: number): Day[] {
  const today = Date.parse(marketDay(now))
  return Array.from({ length: count }, (_, index) => dayAt(today - (count - 1 - index) * dayMs))
}

/** The day whose midnight in UTC is given. */
function dayAt(midnight: number): Day {
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
  const day = dayOf(midnight)
  return { day, begin: beginOfMarketDay(day), end: beginOfMarketDay(dayOf(midnight + dayMs)) }
}
