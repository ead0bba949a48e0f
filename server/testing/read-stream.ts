import { once } from 'node:events'
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { onTestFinished } from 'vitest'

/** What a client of the wire heard on a stream of events. */
export interface ReadStream {
  status: number
  headers: IncomingHttpHeaders
  events: [event: string, data: unknown][]
  /** What came instead of events. */
  text: string
  isClosed: boolean
  close: () => void
}

/** Opens a stream of events on a connection of its own, which ends with the test. */
export async function readStream(url: string, headers: Record<string, string> = {}): Promise<ReadStream> {
  const request = get(encodeURI(url), { agent: false, headers: { accept: 'text/event-stream', ...headers } })
  request.on('error', () => {})
  onTestFinished(() => void request.destroy())
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const stream: ReadStream = {
    status: response.statusCode ?? 0,
    headers: response.headers,
    events: [],
    text: '',
    isClosed: false,
    close: () => request.destroy(),
  }
  response.on('error', () => {})
  response.on('end', () => (stream.isClosed = true))
  response.setEncoding('utf8').on('data', (piece: string) => {
    const blocks = (stream.text + piece).split('\n\n')
    stream.text = blocks.pop() ?? ''
    for (const block of blocks) {
      const [event = '', data = ''] = block.split('\n').map((line) => line.slice(line.indexOf(': ') + 2))
      stream.events.push([event, JSON.parse(data)])
    }
  })
  return stream
}
