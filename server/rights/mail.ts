import { createTransport } from 'nodemailer'

/** A letter in plain text. */
export interface Letter {
  to: string
  subject: string
  text: string
}

/** Sends letters. */
export interface Mail {
  send(letter: Letter): Promise<void>
}

/** How long a mail server may take to take a letter, in ms. */
const patienceMs = 20_000

/** The mail server at an address such as `smtps://user:password@mail.example:465`. */
export function smtpMail({ url, from }: { url: string; from: string }): Mail {
  const patience = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs }
  // Nothing that a letter holds may name a file or an address to be fetched.
  const safety = { disableFileAccess: true, disableUrlAccess: true }
  const transport = createTransport({ ...patience, ...safety, url }, { from })
  return {
    async send(letter) {
      await transport.sendMail(letter)
    },
  }
}
