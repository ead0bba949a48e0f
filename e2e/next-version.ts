import { createServer, request } from 'node:http'
import { type AddressInfo } from 'node:net'

/** A way to the product whose service worker is, from a moment on, that of another build. */
export interface NextVersion {
  address: string
  /** From now on the other build is there. */
  release(): void
  close(): void
}

/** Hands all calls on, and changes the bytes of the worker once it is released; live connections are not handed on. */
export async function openNextVersion(target: string): Promise<NextVersion> {
  let isReleased = false
  const server = createServer((asked, answer) => {
    const isWorker = asked.url === '/service-worker.js'
    const headers = isWorker ? {} : asked.headers
    const passed = request(new URL(asked.url ?? '/', target), { method: asked.method, headers }, (came) => {
      const { 'content-length': length, ...kept } = came.headers
      const isChanged = isWorker && isReleased
      answer.writeHead(came.statusCode ?? 502, isChanged || length === undefined ? kept : came.headers)
      came.pipe(answer, { end: !isChanged })
      if (isChanged) came.on('end', () => answer.end('\n// The next version.'))
    })
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: () => void (isReleased = true),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
