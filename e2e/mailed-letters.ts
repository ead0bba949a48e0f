import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

/** A mail server of a journey: takes letters and keeps their texts. */
export interface MailServer {
  url: string
  letters: string[]
  stop(): Promise<void>
}

/** Says yes to everything (RFC 5321): what stands between DATA and a lone dot is a letter. */
export async function openMailServer(): Promise<MailServer> {
  const letters: string[] = []
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    let heard = ''
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.setEncoding('latin1').on('error', () => socket.destroy())
    socket.on('data', (data) => {
      heard += String(data)
      const letter = /^DATA\r\n([\s\S]*?)\r\n\.\r\n$/m.exec(heard)?.[1]
      if (letter !== undefined) letters.push(letter.replaceAll('=\r\n', '').replaceAll('=3D', '='))
      else if (/^DATA\r\n[\s\S]+/m.test(heard)) return
      const isData = heard.endsWith('DATA\r\n')
      if (letter !== undefined) heard = ''
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
