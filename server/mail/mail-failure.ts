import { type LetterTrouble } from '../../contract/console.ts'

/** Why a letter was not sent. */
export interface MailFailure {
  trouble: LetterTrouble
  /** The server's numbers such as `550 5.1.1`, else the code of the connection's end; never its words, which may hold an address. */
  answer: string
  /** Whether no other letter would fare better now. */
  isOfAll: boolean
  /** Whether the server may have taken the letter all the same. */
  isUnsure: boolean
  /** Whether the connection could not be encrypted. */
  isInClear: boolean
}

/** What libraries say of a failure. */
interface MailError {
  code?: string
  /** That of the socket, where `code` is the library's. */
  originalCode?: string
  command?: string
  response?: string
  responseCode?: number
  syscall?: string
}

/** Why sending failed: of all letters, or of this one. */
export function readFailure(error: unknown): MailFailure {
  const {
    code: general = 'UNKNOWN',
    originalCode,
    command = '',
    response = '',
    responseCode,
    syscall,
  } = error as MailError
  const code = originalCode ?? general
  const isSaid = responseCode !== undefined
  const extended = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]
  const answer = isSaid ? [responseCode, ...(extended === undefined ? [] : [extended])].join(' ') : code
  const trouble = troubleOf({ code, command, responseCode, extended })
  const isOfAll = trouble === 'server' || (trouble === 'setup' && !command.startsWith('RCPT'))
  const isUnsure = !isSaid && syscall !== 'connect' && ['ECONNECTION', 'ETIMEDOUT', 'ESOCKET'].includes(general)
  return { trouble, answer, isOfAll, isUnsure, isInClear: isOfEncryption(code) }
}

function troubleOf({
  code,
  command,
  responseCode,
  extended,
}: {
  code: string
  command: string
  responseCode: number | undefined
  extended: string | undefined
}): LetterTrouble {
  const isHard = responseCode !== undefined && responseCode >= 500
  if (responseCode === 421) return 'server'
  if (command.startsWith('RCPT') && responseCode !== undefined) {
    // Class 5.7 is a rule of the server about us, not an address that does not exist (RFC 3463).
    return isHard ? (extended?.startsWith('5.7.') ? 'setup' : 'address') : 'later'
  }
  if (command === 'DATA' && responseCode !== undefined) return isHard ? 'content' : 'later'
  if (code === 'EMESSAGE' && responseCode === undefined) return 'content'
  if (command === 'MAIL FROM') return isHard ? 'setup' : 'server'
  // A password that is refused for now is answered 454.
  if (code === 'EAUTH' || code === 'ENOAUTH') return responseCode !== undefined && !isHard ? 'server' : 'setup'
  return isOfEncryption(code) ? 'setup' : 'server'
}

/** Codes such as `DEPTH_ZERO_SELF_SIGNED_CERT`; a wrong version shows that the port is another one. */
function isOfEncryption(code: string): boolean {
  return code === 'ETLS' || /CERT|SIGNED|HANDSHAKE/.test(code)
}

/** What an operator is told of a mail server that takes nothing, with what to do. */
export function failureSentence({ trouble, answer, isInClear }: MailFailure): string {
  if (isInClear) {
    return `The mail server offers no encryption that can be trusted (${answer}), without which nothing is sent: use smtps://, or a server with STARTTLS and a valid certificate. Letters wait.`
  }
  return trouble === 'setup'
    ? `The mail server refuses us (${answer}). See user and password in SMTP_URL, and MAIL_FROM. Letters wait.`
    : `The mail server cannot be used now (${answer}). See host and port in SMTP_URL: smtps:// is for port 465, smtp:// for 587 and 25. Letters wait and are tried again.`
}
