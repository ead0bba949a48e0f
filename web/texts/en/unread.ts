import { maxUnread } from '../../../contract/limits.ts'
import { plural } from '../../../contract/texts/plural.ts'
import { language } from './language.ts'

const capped = (count: number) => (count > maxUnread ? `${maxUnread}+` : language.number(count))

/** What is unread, in the frame of every page. */
export const unread = {
  count: capped,
  messages: (count: number) =>
    plural(language.plurals, count, {
      one: `${capped(count)} unread message`,
      other: `${capped(count)} unread messages`,
    }),
  marked: 'Marked as unread',
}
