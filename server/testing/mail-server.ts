import { createServer, type Socket } from 'node:net'
import { type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { atEnd } from './at-end.ts'

/** A mail server for one test file: takes every letter and keeps it. */
export interface MailServer {
  url: string
  letters: { to: string; text: string }[]
}

/** Speaks as much of RFC 5321 as a client needs to leave a letter. */
export async function openMailServer(): Promise<MailServer> {
  const letters: MailServer['letters'] = []
  const server = createServer((socket) => talk(socket, (letter) => letters.push(letter)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  atEnd(async () => server.close())
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, letters }
}

function talk(socket: Socket, keep: (letter: { to: string; text: string }) => void): void {
  let to = ''
  let text: string[] | undefined
  let rest = ''
  const say = (line: string) => socket.write(`${line}\r\n`)
  const hear = (line: string) => {
    if (text) {
      if (line !== '.') return void text.push(line)
      keep({ to, text: text.join('\n') })
      text = undefined
      return say('250 kept')
    }
    const [verb] = line.toUpperCase().split(' ')
    if (verb === 'RCPT') to = /<(.*)>/.exec(line)?.[1] ?? ''
    if (verb === 'DATA') text = []
    say(verb === 'DATA' ? '354 go on' : verb === 'QUIT' ? '221 bye' : '250 ok')
  }
  socket.setEncoding('utf8')
  socket.on('error', () => socket.destroy())
  socket.on('data', (data) => {
    const lines = (rest + String(data)).split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) hear(line)
  })
  say('220 test')
}
