import { screens } from '../../contract/screens.ts'
import { type Letter } from './mail.ts'

/** The letter with a link for a new password. The token stands behind `#`: no server and no other site ever hears it. */
export function resetLetter({ to, siteUrl, token }: { to: string; siteUrl: string; token: string }): Letter {
  return {
    to,
    subject: 'Volan: a new password',
    text: [
      'Somebody, probably you, asked for a new password for your account at Volan.',
      '',
      'Choose it here within 30 minutes:',
      `${siteUrl}${screens.recover.path}#token=${token}`,
      '',
      'If it was not you, there is nothing to do: your password stays as it is.',
      '',
    ].join('\n'),
  }
}
