import { screens } from '../../contract/screens.ts'
import { texts } from '../texts.ts'
import { type Letter } from './mail.ts'

/** The letter with a link for a new password. The token stands behind `#`: no server and no other site ever hears it. */
export function resetLetter({ to, siteUrl, token }: { to: string; siteUrl: string; token: string }): Letter {
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
