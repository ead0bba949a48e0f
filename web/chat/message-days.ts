import { type Message } from '../../contract/message.ts'
import { texts } from '../texts.ts'
import { serverNow } from '../server-clock.ts'

/** Whether a message begins a day, in the viewer's time zone. */
export function isOtherDay(before: Message | undefined, message: Message): boolean {
  return !before || dateOf(before.timestamp) !== dateOf(message.timestamp)
}

/** The line of a day. */
export function dayOf(timestamp: number): string {
  const now = new Date(serverNow())
  if (dateOf(timestamp) === now.toDateString()) return texts.chat.today
  now.setDate(now.getDate() - 1)
  return dateOf(timestamp) === now.toDateString() ? texts.chat.yesterday : texts.chat.day(timestamp)
}

function dateOf(timestamp: number): string {
  return new Date(timestamp).toDateString()
}
