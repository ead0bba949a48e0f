import { createServer, type Socket } from 'node:net'
import { type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { atEnd } from './at-end.ts'

/** A letter as the server got it; `text` are its lines, headers first. */
export interface TakenLetter {
  to: string
  text: string
  messageId: string
  subject: string
}

/** A mail server for one test file, which keeps every letter that it takes. */
export interface MailServer {
  url: string
  letters: TakenLetter[]
  /** Its answers in place of 250, by the command or `CONNECT`: `{ RCPT: '451 4.7.1 later' }`; `cut` ends the connection. */
  answers: Record<string, string>
  /** Most connections that were open at once, and how often `MAIL` and `AUTH` were said. */
  seen: { open: number; MAIL: number; AUTH: number }
  /** Connections that it takes at once; others are answered 421. */
  maxOpen: number
  /** Stops listening, and listens again at the same port. */
  leave(): Promise<void>
  comeBack(): Promise<void>
}

/** Speaks as much of RFC 5321 as a client needs to leave a letter. */
export async function openMailServer(): Promise<MailServer> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    mail.seen.open = Math.max(mail.seen.open, sockets.size)
    if (sockets.size > mail.maxOpen) return void socket.end('421 4.7.0 too many connections\r\n')
    talk(socket, mail)
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen(0)
  const { port } = server.address() as AddressInfo
  const leave = async () => {
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  const mail: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    letters: [],
    answers: {},
    seen: { open: 0, MAIL: 0, AUTH: 0 },
    maxOpen: Infinity,
    leave,
    comeBack: () => listen(port),
  }
  atEnd(async () => {
    if (server.listening) await leave()
  })
  return mail
}

function talk(socket: Socket, mail: MailServer): void {
  let to = ''
  let text: string[] | undefined
  let rest = ''
  const say = (line: string) => (line === 'cut' ? socket.destroy() : socket.write(`${line}\r\n`))
  const hear = (line: string) => {
    if (text) {
      if (line !== '.') return void text.push(line)
      const answer = mail.answers.END ?? '250 kept'
      if (answer.startsWith('2') || answer === 'cut') mail.letters.push(taken(to, text))
      text = undefined
      return say(answer)
    }
    const [verb = ''] = line.toUpperCase().split(/[ :]/)
    if (verb === 'MAIL' || verb === 'AUTH') mail.seen[verb]++
    if (verb === 'RCPT') to = /<(.*)>/.exec(line)?.[1] ?? ''
    const answer = mail.answers[verb]
    if (answer !== undefined) return say(answer)
    if (verb === 'EHLO') return say('250-test\r\n250 AUTH PLAIN')
    if (verb === 'STARTTLS') return say('502 5.5.1 not here')
    if (verb === 'DATA') text = []
    say(verb === 'DATA' ? '354 go on' : verb === 'QUIT' ? '221 bye' : verb === 'AUTH' ? '235 ok' : '250 ok')
  }
  socket.setEncoding('utf8')
  socket.on('data', (data) => {
    const lines = (rest + String(data)).split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) hear(line)
  })
  say(mail.answers.CONNECT ?? '220 test')
}

function taken(to: string, lines: string[]): TakenLetter {
  const header = (name: string) => {
    const at = lines.findIndex((line) => line.toLowerCase().startsWith(`${name}: `))
    const end = lines.findIndex((line, each) => each > at && !/^\s/.test(line))
    return at < 0
      ? ''
      : lines
          .slice(at, end)
          .join('\n')
          .slice(name.length + 2)
  }
  return { to, text: lines.join('\n'), messageId: header('message-id'), subject: header('subject') }
}
