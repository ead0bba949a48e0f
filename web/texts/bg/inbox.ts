import { readersDay, readersFormat } from '../../../contract/times.ts'
import { withName } from '../../../contract/texts/bg/with-name.ts'
import type { inbox as english } from '../en/inbox.ts'
import { language } from './language.ts'
import { recently } from '../recently.ts'

/** Of a message, where the reader is, as in the conversation. */
const at = recently(readersDay, {
  yesterday: 'вчера',
  date: readersFormat(language.locale, { day: '2-digit', month: '2-digit', year: '2-digit' }),
  time: readersFormat(language.locale, { hour: '2-digit', minute: '2-digit' }),
})

/** The list of conversations. */
export const inbox: typeof english = {
  // Archive
  archive: 'Архив',
  // The chat with ${name} is in the archive.
  archived: (name: string) => `Разговорът ${withName(name)} е в архива.`,
  // The archive is empty.
  archiveEmpty: 'Архивът е празен.',
  // No chats yet.
  none: 'Още няма разговори.',
  // Open a car and write to its owner. The answer comes here, and the count of new messages stands above.
  noneHint: 'Отворете автомобил и пишете на собственика. Отговорът идва тук, а горе стои броят на новите съобщения.',
  // Choose a chat.
  choose: 'Изберете разговор.',
  // Or write to the owner of a car you saved.
  chooseHint: 'Или пишете на собственика на запазен автомобил.',
  // Show more chats
  showMore: 'Още разговори',
  // Not available
  notAvailable: 'Недостъпен профил',
  // Search your chats
  searchLabel: 'Търсене в разговорите Ви',
  // Person, car or words
  searchPlaceholder: 'Човек, автомобил или думи',
  // Messages found
  foundMessages: 'Намерени съобщения',
  // Chats found
  foundChats: 'Намерени разговори',
  // hasMore ? `More than ${language.number(count)} chats found.` : plural(language.plurals, count, { one: `${language.number(count)} chat found.`, other: `${language.number(count)} chats found.`, })
  chatsFound: (count: number, hasMore: boolean) =>
    hasMore ? `Намерени са над ${language.number(count)} разговора.` : `Намерени разговори: ${language.number(count)}.`,
  // Nothing was found for "${text}".
  nothingFound: (text: string) => `Нищо не е намерено за „${text}“.`,
  // hasMore ? `More than ${language.number(count)} messages found.` : plural(language.plurals, count, { one: `${language.number(count)} message found.`, other: `${language.number(count)} messages found.`, })
  found: (count: number, hasMore: boolean) =>
    hasMore ? `Намерени са над ${language.number(count)} съобщения.` : `Намерени съобщения: ${language.number(count)}.`,
  // Chats shown
  filter: 'Показани разговори',
  // All
  all: 'Всички',
  // Unread
  unread: 'Непрочетени',
  // You have read everything.
  nothingUnread: 'Всичко е прочетено.',
  // Draft:
  draft: 'Чернова:',
  // Mark the chat with ${name} as unread
  markUnread: (name: string) => `Отбелязване на разговора ${withName(name)} като непрочетен`,
  // Mark the chat with ${name} as read
  markRead: (name: string) => `Отбелязване на разговора ${withName(name)} като прочетен`,
  // You: ${line}
  mine: (line: string) => `Вие: ${line}`,
  // Archive the chat with ${name}
  putAway: (name: string) => `Архивиране на разговора ${withName(name)}`,
  // Bring the chat with ${name} back
  restore: (name: string) => `Връщане на разговора ${withName(name)}`,
  at,
}
