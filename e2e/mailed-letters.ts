import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

/** The mail server of a journey, which collects the texts of letters. */
export interface MailServer {
  url: string
  letters: string[]
  stop(): Promise<void>
}

/** Accepts everything (RFC 5321); the text between DATA and a lone dot is a letter. */
export async function openMailServer(): Promise<MailServer> {
  const letters: string[] = []
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    let received = ''
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.setEncoding('latin1').on('error', () => socket.destroy())
    socket.on('data', (data) => {
      received += String(data)
      const letter = /^DATA\r\n([\s\S]*?)\r\n\.\r\n$/m.exec(received)?.[1]
      // A dot that begins a line is sent as two (RFC 5321, 4.5.2).
      if (letter !== undefined) letters.push(readable(letter.replaceAll('\r\n..', '\r\n.')))
      else if (/^DATA\r\n[\s\S]+/m.test(received)) return
      const isData = received.endsWith('DATA\r\n')
      if (letter !== undefined) received = ''
      socket.write(isData ? '354 go on\r\n' : '250 ok\r\n')
    })
    socket.write('220 journey\r\n')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
  }
}

/** A letter without the encoding of its text: base64 where most letters are Cyrillic, else quoted-printable. */
function readable(letter: string): string {
  const [head = '', ...body] = letter.split('\r\n\r\n')
  if (/^Content-Transfer-Encoding: base64$/im.test(head))
    return `${head}\n\n${Buffer.from(body.join(''), 'base64').toString()}`
  return letter.replaceAll('=\r\n', '').replaceAll('=3D', '=')
}
