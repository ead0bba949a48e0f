import { language } from './language.ts'

const shortDate = new Intl.DateTimeFormat(language.locale, { dateStyle: 'short', timeStyle: 'short' })

/** A conversation. */
export const chat = {
  with: (username: string) => `Chat with ${username}`,
  profileOf: (username: string) => `${username}, profile`,
  messages: 'Messages',
  label: 'Message',
  placeholder: 'Type your message',
  send: 'Send',
  sending: 'Sending',
  notSent: 'Not sent',
  none: 'No messages yet.',
  arrived: (count: number) => `${language.number(count)} new`,
  /** Such as `11/20/26, 6:15 PM`, in the viewer's time zone (`decisions.md` 8). */
  sentAt: (timestamp: number) => shortDate.format(timestamp).replaceAll('\u202f', ' '),
}
