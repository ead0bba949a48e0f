import { screens } from '../../contract/screens.ts'
import { type Services } from '../api/services.ts'
import { letterToken, type LetterDetails } from '../mail/letter-kinds.ts'
import { type QueuedLetter } from '../mail/letter-queue-store.ts'
import { type Letter } from '../mail/mail.ts'
import { catalogues } from '../texts/texts.ts'
import { saveReset } from './recovery-store.ts'

/**
 * The letter with a link for a new password, in the person's language, else in that of the page on which they asked;
 * undefined for an address without an account, or whose password was changed since. The token comes after `#`, so that no server gets it.
 */
export async function composeReset(
  { config, db, tokenKey }: Pick<Services, 'config' | 'db' | 'tokenKey'>,
  { id, address, details, createdAt }: QueuedLetter,
): Promise<Letter | undefined> {
  if (address === null) return undefined
  const token = letterToken(tokenKey, id)
  const account = await saveReset(db, { email: address, token, askedAt: createdAt })
  if (!account) return undefined
  const { language } = JSON.parse(details) as LetterDetails['reset']
  const words = catalogues[account.language ?? language].letters.newPassword
  const link = `${config.mail?.siteUrl}${screens.recover.path}#token=${token}`
  const text = [words.asked, '', words.choose, link, '', words.notYou, '']
  return { to: address, subject: words.subject, text: text.join('\n') }
}
