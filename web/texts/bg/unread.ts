import { maxUnread } from '../../../contract/limits.ts'
import { plural } from '../../../contract/texts/plural.ts'
import type { unread as english } from '../en/unread.ts'
import { language } from './language.ts'

const capped = (count: number) => (count > maxUnread ? `${maxUnread}+` : language.number(count))

/** What is unread, in the frame of every page. */
export const unread: typeof english = {
  count: capped,
  // plural(language.plurals, count, { one: `${capped(count)} unread message`, other: `${capped(count)} unread messages`, })
  messages: (count: number) =>
    plural(language.plurals, count, {
      one: `${capped(count)} непрочетено съобщение`,
      other: `${capped(count)} непрочетени съобщения`,
    }),
  // Marked as unread
  marked: 'Отбелязан като непрочетен',
}
