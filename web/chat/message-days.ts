import { type Message } from '../../contract/message.ts'
import { dayBefore, readersDay } from '../../contract/times.ts'
import { texts } from '../texts.ts'
import { serverNow } from '../server-clock.ts'

/** Whether a message begins a day, where the reader is. */
export function isOtherDay(before: Message | undefined, message: Message): boolean {
  return !before || readersDay(before.timestamp) !== readersDay(message.timestamp)
}

/** The line of a day. */
export function dayOf(timestamp: number): string {
  const [day, today] = [readersDay(timestamp), readersDay(serverNow())]
  if (day === today) return texts.chat.today
  return day === dayBefore(today) ? texts.chat.yesterday : texts.chat.day(timestamp)
}
