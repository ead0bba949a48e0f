import { type Language } from '../../contract/language.ts'
import { type AccountEvent } from '../../contract/notice.ts'
import { screens } from '../../contract/screens.ts'
import { type Services } from '../api/services.ts'
import { smtpMail, type Letter } from '../mail/mail.ts'
import { catalogues } from '../texts/texts.ts'

/** The path of the page that confirms an address, before the token of its letter. */
export const confirmEmailPath = '/confirm-email/'

/** Whom a letter is sent to. */
interface Addressee {
  email: string
  /** Of whoever chose none, the site's. */
  language: Language | null
}

/** What a letter says of an event besides its sentence. */
interface EventDetails {
  event: AccountEvent
  device?: string
  newEmail?: string
}

/** The letters about an account. They are sent after the answer, so that no mail server makes a call wait. */
export interface AccountLetters {
  /** Asks whether an address is theirs. */
  askAddress(to: Addressee, token: string): void
  /** Tells the owner of an account what happened to it. */
  tell(to: Addressee, details: EventDetails): void
}

/** The letters about accounts; `null` where none are sent. */
export function accountLetters({ config, log }: Pick<Services, 'config' | 'log'>): AccountLetters | null {
  if (!config.mail) return null
  const { siteUrl } = config.mail
  const mail = smtpMail(config.mail)

  function send(letter: Letter): void {
    mail.send(letter).catch((error: unknown) => {
      // The code only, as a mail server's text may contain the address.
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      log.error({ code }, 'a letter could not be sent')
    })
  }

  const textsOf = ({ language }: Addressee) => catalogues[language ?? config.defaultLanguage]

  return {
    askAddress(to, token) {
      const words = textsOf(to).letters.confirmEmail
      const text = [words.asked, '', words.confirm, siteUrl + confirmEmailPath + token, '', words.notYou, '']
      send({ to: to.email, subject: words.subject, text: text.join('\n') })
    },
    tell(to, { event, device = '', newEmail }) {
      const { letters, notices } = textsOf(to)
      const words = letters.account
      const line = event === 'newDevice' ? notices.account.newDevice(device) : notices.account[event]
      const help = config.contact === undefined ? [] : [words.help(config.contact)]
      const text = [
        `${line}.`,
        ...(newEmail === undefined ? [] : [words.newEmail(newEmail)]),
        '',
        words.notYou,
        siteUrl + screens.settings.path,
        ...help,
        '',
      ]
      send({ to: to.email, subject: words.subject(line), text: text.join('\n') })
    },
  }
}
