import { readersFormat } from '../../../contract/times.ts'
import { plural } from '../../../contract/texts/plural.ts'
import { language } from './language.ts'

const shortDate = readersFormat(language.locale, { dateStyle: 'short', timeStyle: 'short' })

const days = readersFormat(language.locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

/** A conversation. */
export const chat = {
  with: (username: string) => `Chat with ${username}`,
  profileOf: (username: string) => `${username}, profile`,
  back: 'Back',
  messages: 'Messages',
  label: 'Message',
  placeholder: 'Type your message',
  send: 'Send',
  sending: 'Sending',
  notSent: 'Not sent',
  none: 'No messages yet.',
  unread: (count: number) => `${language.number(count)} new`,
  newMessages: 'New messages',
  loadEarlier: 'Load earlier',
  loadLater: 'Load later',
  toEnd: 'Newest messages',
  /** Of a message, named by its time. */
  actions: (sentAt: string) => `Message of ${sentAt}: actions`,
  reply: 'Reply',
  edit: 'Edit',
  remove: 'Delete',
  removeTitle: 'Delete this message?',
  removeHint: 'Both of you will see that a message was deleted.',
  addPhotos: 'Add photos',
  chosenPhotos: 'Photos to send',
  photoOf: (name: string, number: number) => `${name}, photo ${language.number(number)}`,
  photos: (count: number) =>
    plural(language.plurals, count, { one: 'Photo', other: `${language.number(count)} photos` }),
  edited: 'edited',
  seen: 'Seen',
  typing: (username: string) => `${username} is typing...`,
  deleted: 'Message deleted',
  answering: 'Reply to',
  noAnswer: 'Do not reply to this message',
  editing: 'Edit',
  noEdit: 'Leave the message as it is',
  editLabel: 'Message to edit',
  save: 'Save',
  carForSale: 'For sale',
  carGone: 'No longer available',
  removeCar: 'Write without this car',
  safeDeal: 'How a safe deal goes',
  today: 'Today',
  yesterday: 'Yesterday',
  /** Such as `Friday, November 20, 2026`, where the reader is. */
  day: (timestamp: number) => days(timestamp),
  /** Such as `11/20/26, 6:15 PM`, where the reader is (`decisions.md` 8). */
  sentAt: (timestamp: number) => shortDate(timestamp),
}
