import { dayBefore, type TimeFormat } from '../../contract/times.ts'

interface RecentWords {
  yesterday: string
  date: TimeFormat
  time: TimeFormat
}

/** Writes the time of what is of today, "yesterday", and the date of what is older, by the days of `dayOf`. */
export function recently(dayOf: TimeFormat, { yesterday, date, time }: RecentWords) {
  return (at: number, now: number): string => {
    const [day, today] = [dayOf(at), dayOf(now)]
    if (day === today) return time(at)
    return day === dayBefore(today) ? yesterday : date(at)
  }
}
