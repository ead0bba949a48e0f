import { readersDay, readersFormat } from '../../../contract/times.ts'
import { plural } from '../../../contract/texts/plural.ts'
import { language } from './language.ts'
import { recently } from '../recently.ts'

/** Of a message, where the reader is, as in the conversation. */
const at = recently(readersDay, {
  yesterday: 'Yesterday',
  date: readersFormat(language.locale, { dateStyle: 'short' }),
  time: readersFormat(language.locale, { timeStyle: 'short' }),
})

/** The list of conversations. */
export const inbox = {
  archive: 'Archive',
  archived: (name: string) => `The chat with ${name} is in the archive.`,
  archiveEmpty: 'The archive is empty.',
  none: 'No chats yet.',
  noneHint: 'Open a car and write to its owner. The answer comes here, and the count of new messages stands above.',
  choose: 'Choose a chat.',
  chooseHint: 'Or write to the owner of a car you saved.',
  showMore: 'Show more chats',
  notAvailable: 'Not available',
  searchLabel: 'Search your chats',
  searchPlaceholder: 'Person, car or words',
  foundMessages: 'Messages found',
  foundChats: 'Chats found',
  chatsFound: (count: number, hasMore: boolean) =>
    hasMore
      ? `More than ${language.number(count)} chats found.`
      : plural(language.plurals, count, {
          one: `${language.number(count)} chat found.`,
          other: `${language.number(count)} chats found.`,
        }),
  nothingFound: (text: string) => `Nothing was found for "${text}".`,
  found: (count: number, hasMore: boolean) =>
    hasMore
      ? `More than ${language.number(count)} messages found.`
      : plural(language.plurals, count, {
          one: `${language.number(count)} message found.`,
          other: `${language.number(count)} messages found.`,
        }),
  filter: 'Chats shown',
  all: 'All',
  unread: 'Unread',
  nothingUnread: 'You have read everything.',
  draft: 'Draft:',
  markUnread: (name: string) => `Mark the chat with ${name} as unread`,
  markRead: (name: string) => `Mark the chat with ${name} as read`,
  mine: (line: string) => `You: ${line}`,
  putAway: (name: string) => `Archive the chat with ${name}`,
  restore: (name: string) => `Bring the chat with ${name} back`,
  at,
}
