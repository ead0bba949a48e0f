import { readersFormat } from '../../../contract/times.ts'
import { plural } from '../../../contract/texts/plural.ts'
import { withName } from '../../../contract/texts/bg/with-name.ts'
import type { chat as english } from '../en/chat.ts'
import { language } from './language.ts'

const shortDate = readersFormat(language.locale, {
  day: '2-digit',
  month: '2-digit',
  year: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

const days = readersFormat(language.locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

/** A conversation. */
export const chat: typeof english = {
  // Chat with ${username}
  with: (username: string) => `Разговор ${withName(username)}`,
  // ${username}, profile
  profileOf: (username: string) => `${username}, профил`,
  // Back
  back: 'Назад',
  // Messages
  messages: 'Съобщения',
  // Message
  label: 'Съобщение',
  // Type your message
  placeholder: 'Съобщение',
  // Send
  send: 'Изпращане',
  // Sending
  sending: 'Изпраща се',
  // Not sent
  notSent: 'Не е изпратено',
  // No messages yet.
  none: 'Още няма съобщения.',
  // ${language.number(count)} new
  unread: (count: number) =>
    `${language.number(count)} ${plural(language.plurals, count, { one: 'ново', other: 'нови' })}`,
  // New messages
  newMessages: 'Нови съобщения',
  // Load earlier
  loadEarlier: 'По-ранни съобщения',
  // Load later
  loadLater: 'По-късни съобщения',
  // Newest messages
  toEnd: 'Най-нови съобщения',
  // Message of ${sentAt}: actions
  actions: (sentAt: string) => `Съобщение от ${sentAt}: действия`,
  // Reply
  reply: 'Отговор',
  // Edit
  edit: 'Редактиране',
  // Delete
  remove: 'Изтриване',
  // Delete this message?
  removeTitle: 'Изтриване на съобщението?',
  // Both of you will see that a message was deleted.
  removeHint: 'И двамата ще виждате, че е изтрито съобщение.',
  // Seen
  seen: 'Видяно',
  // ${username} is typing...
  typing: (username: string) => `${username} пише...`,
  // Add photos
  addPhotos: 'Добавяне на снимки',
  // Photos to send
  chosenPhotos: 'Снимки за изпращане',
  // ${name}, photo ${language.number(number)}
  photoOf: (name: string, number: number) => `${name}, снимка ${language.number(number)}`,
  // plural(language.plurals, count, { one: 'Photo', other: `${language.number(count)} photos` })
  photos: (count: number) =>
    plural(language.plurals, count, { one: 'Снимка', other: `${language.number(count)} снимки` }),
  // edited
  edited: 'редактирано',
  // Message deleted
  deleted: 'Изтрито съобщение',
  // Reply to
  answering: 'Отговор на',
  // Do not reply to this message
  noAnswer: 'Без отговор на това съобщение',
  // Edit
  editing: 'Редактиране',
  // Leave the message as it is
  noEdit: 'Съобщението остава, както е',
  // Message to edit
  editLabel: 'Съобщение за редактиране',
  // Save
  save: 'Запазване',
  // For sale
  carForSale: 'Продава се',
  // No longer available
  carGone: 'Вече не се предлага',
  // Write without this car
  removeCar: 'Писане без този автомобил',
  // Today
  today: 'Днес',
  // How a safe deal goes
  safeDeal: 'Как се прави сигурна сделка',
  // Yesterday
  yesterday: 'Вчера',
  /** Such as `петък, 20 ноември 2026 г.`, where the reader is. */
  day: (timestamp: number) => days(timestamp),
  /** Such as `20.11.26 г., 18:15`, where the reader is (`decisions.md` 8). */
  sentAt: (timestamp: number) => shortDate(timestamp),
}
