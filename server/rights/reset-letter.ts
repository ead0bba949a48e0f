import { screens } from '../../contract/screens.ts'
import { type Texts } from '../texts/texts.ts'
import { type Letter } from '../mail/mail.ts'

/** The letter with a link for a new password. The token comes after `#`, so that no server gets it. */
export function resetLetter(
  { to, siteUrl, token }: { to: string; siteUrl: string; token: string },
  texts: Texts,
): Letter {
  const words = texts.letters.newPassword
  return {
    to,
    subject: words.subject,
    text: [
      words.asked,
      '',
      words.choose,
      `${siteUrl}${screens.recover.path}#token=${token}`,
      '',
      words.notYou,
      '',
    ].join('\n'),
  }
}
