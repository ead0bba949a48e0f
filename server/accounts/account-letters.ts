import { type AccountEvent } from '../../contract/notice.ts'
import { screens } from '../../contract/screens.ts'
import { type Services } from '../api/services.ts'
import { findAccountOf } from '../auth/account-store.ts'
import { type Writing } from '../db/database.ts'
import { newLetterId, queueLetters, type QueuedLetter } from '../mail/letter-queue-store.ts'
import { letterToken, type LetterDetails } from '../mail/letter-kinds.ts'
import { type Letter } from '../mail/mail.ts'
import { catalogues, type Texts } from '../texts/texts.ts'
import { emailOfLetter, saveEmailLetter, type EmailToConfirm } from './email-store.ts'

/** The path of the page that confirms an address, before the token of its letter. */
export const confirmEmailPath = '/confirm-email/'

/** What happened to an account; `address` is where it is told if not at the account's own. */
export type Told = { userId: string; event: AccountEvent; device?: string; newEmail?: string; address?: string }

/** The letters about accounts, queued within the transaction of what they tell. */
export interface AccountLetters {
  /** Asks whether an address is theirs. */
  askAddress(tx: Writing, given: EmailToConfirm): Promise<void>
  /** Tells the owner of an account what happened to it. */
  tell(tx: Writing, told: Told): Promise<void>
}

/** The letters about accounts; `null` where none are sent. */
export function accountLetters({ config, tokenKey }: Pick<Services, 'config' | 'tokenKey'>): AccountLetters | null {
  if (!config.mail) return null
  return {
    async askAddress(tx, given) {
      const id = newLetterId()
      await saveEmailLetter(tx, letterToken(tokenKey, id), given)
      const { userId, email: address } = given
      await queueLetters(tx, [{ id, kind: 'confirmEmail', userId, address, details: null }])
    },
    async tell(tx, { userId, address, ...details }) {
      // The address of now, as whoever took the account may change it before the letter is sent.
      const to = address ?? (await findAccountOf(tx, userId))?.email
      if (to !== undefined) await queueLetters(tx, [{ kind: 'account', userId, address: to, details }])
    },
  }
}

type Composing = Pick<Services, 'config' | 'db' | 'tokenKey'>

/** The letter that asks whether an address is theirs; undefined when a later one was asked for. */
export async function composeConfirmation(
  services: Composing,
  { id, userId, address }: QueuedLetter,
): Promise<Letter | undefined> {
  const { config, db, tokenKey } = services
  const token = letterToken(tokenKey, id)
  if (address === null || (await emailOfLetter(db, token)) === undefined) return undefined
  const words = (await textsOf(services, userId))?.letters.confirmEmail
  if (!words) return undefined
  const link = `${config.mail?.siteUrl}${confirmEmailPath}${token}`
  const text = [words.asked, '', words.confirm, link, '', words.notYou, '']
  return { to: address, subject: words.subject, text: text.join('\n') }
}

/** The letter that tells the owner of an account what happened to it. */
export async function composeAccountLetter(
  services: Composing,
  { userId, address, details }: QueuedLetter,
): Promise<Letter | undefined> {
  const { config } = services
  const texts = await textsOf(services, userId)
  if (!texts || address === null) return undefined
  const { event, device = '', newEmail } = JSON.parse(details) as LetterDetails['account']
  const { letters, notices } = texts
  const words = letters.account
  const line = event === 'newDevice' ? notices.account.newDevice(device) : notices.account[event]
  const text = [
    `${line}.`,
    ...(newEmail === undefined ? [] : [words.newEmail(newEmail)]),
    '',
    words.notYou,
    config.mail?.siteUrl + screens.settings.path,
    ...(config.contact === undefined ? [] : [words.help(config.contact)]),
    '',
  ]
  return { to: address, subject: words.subjects[event], text: text.join('\n') }
}

/** Texts in a person's language or the site's. */
async function textsOf({ config, db }: Composing, userId: string | null): Promise<Texts | undefined> {
  const account = userId === null ? undefined : await findAccountOf(db, userId)
  return account && catalogues[account.language ?? config.defaultLanguage]
}
