import { createTransport } from 'nodemailer'
import { isLoopback } from './loopback.ts'
import { oneLineSubject } from './one-line-subject.ts'

/** A letter in plain text. */
export interface Letter {
  to: string
  subject: string
  text: string
  /** Where one press stops such letters (RFC 8058); absent in letters about security. */
  stopAddress?: string
}

/** Sends letters. */
export interface Mail {
  /** Sends a letter; `id` stands in its Message-ID. */
  send(id: string, letter: Letter): Promise<void>
}

/** A mail server, with its connections. */
export interface MailServer extends Mail {
  /** Greets the server and logs in; fails as `send` does. */
  check(): Promise<void>
  close(): void
}

/** Letters that are sent at once: each has a connection. */
export const maxConnections = 3
/** Ms for each step of sending a letter. */
const timeoutMs = 20_000
/** Ms after which an unused connection is closed, before the server closes it. */
const idleMs = 10_000

/** Sends letters through a mail server such as `smtps://user:password@mail.example:465`. */
export function smtpMail({ url, from }: { url: string; from: string }): MailServer {
  const transport = createTransport(
    {
      pool: true,
      maxConnections,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      idleTimeout: idleMs,
      // The queue tries again, because it knows when.
      maxRequeues: 0,
      // No content of a letter may make the library read a file or an address.
      disableFileAccess: true,
      disableUrlAccess: true,
      ...encryption(new URL(url)),
      url,
    },
    { from },
  )
  const host = from.slice(from.lastIndexOf('@') + 1).replace(/>$/, '')
  return {
    async send(id, { stopAddress, subject, ...letter }) {
      const list = stopAddress !== undefined && {
        'List-Id': `<letters.${host}>`,
        'List-Unsubscribe': `<${stopAddress}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
      const headers = { 'Auto-Submitted': 'auto-generated', ...list }
      await transport.sendMail({ ...letter, subject: oneLineSubject(subject), messageId: `<${id}@${host}>`, headers })
    },
    async check() {
      await transport.verify()
    },
    close() {
      transport.close()
    },
  }
}

/** A password leaves the machine encrypted only. The certificate of a server on this one names no public host. */
function encryption({ username, password, hostname }: URL) {
  if (isLoopback(hostname)) return { tls: { rejectUnauthorized: false } }
  return username || password ? { requireTLS: true } : {}
}
