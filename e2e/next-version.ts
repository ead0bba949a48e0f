import { createServer, request } from 'node:http'
import { type AddressInfo } from 'node:net'

/** A proxy to the product whose service worker becomes that of another build. */
export interface NextVersion {
  address: string
  /** Switches to the other build. */
  release(): void
  close(): void
}

/** Forwards all calls, and changes the bytes of the worker after the release; live connections are not forwarded. */
export async function openNextVersion(target: string): Promise<NextVersion> {
  let isReleased = false
  const server = createServer((asked, answer) => {
    const isWorker = asked.url?.startsWith('/service-worker.js')
    const headers = isWorker ? {} : asked.headers
    const passed = request(new URL(asked.url ?? '/', target), { method: asked.method, headers }, (came) => {
      const { 'content-length': length, ...otherHeaders } = came.headers
      const isChanged = isWorker && isReleased
      answer.writeHead(came.statusCode ?? 502, isChanged || length === undefined ? otherHeaders : came.headers)
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
