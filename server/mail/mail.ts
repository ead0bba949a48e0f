import { createTransport } from 'nodemailer'

/** A letter in plain text. */
export interface Letter {
  to: string
  subject: string
  text: string
  /** Where one press stops such letters (RFC 8058); absent in letters that were asked for. */
  stopAddress?: string
}

/** Sends letters. */
export interface Mail {
  send(letter: Letter): Promise<void>
}

/** Ms for sending one letter. */
const timeoutMs = 20_000

/** Sends letters through a mail server such as `smtps://user:password@mail.example:465`. */
export function smtpMail({ url, from }: { url: string; from: string }): Mail {
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs }
  // No content of a letter may make the library read a file or an address.
  const safety = { disableFileAccess: true, disableUrlAccess: true }
  const transport = createTransport({ ...timeouts, ...safety, url }, { from })
  return {
    async send({ stopAddress, ...letter }) {
      const headers = stopAddress !== undefined && {
        'List-Unsubscribe': `<${stopAddress}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
      await transport.sendMail({ ...letter, ...(headers && { headers }) })
    },
  }
}
