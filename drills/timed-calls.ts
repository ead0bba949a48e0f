/** Calls with the time they took, made as cheaply as Node makes them, so that the caller is not what is measured. */
import { Agent, request, type IncomingHttpHeaders } from 'node:http'

/** An answer and how long it took. */
export interface TimedAnswer {
  status: number
  ms: number
  headers: IncomingHttpHeaders
  text: string
}

interface Asked {
  method?: string
  body?: object
  headers?: Record<string, string>
}

const agent = new Agent({ keepAlive: true, maxSockets: 500 })

/** Makes a call; status 0 when nobody answered. */
export function timedCall(url: string, { method = 'GET', body, headers }: Asked = {}): Promise<TimedAnswer> {
  const startedAt = performance.now()
  return new Promise((resolve) => {
    const sent = request(url, { method, agent, headers: { ...headers } }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (piece: string) => (text += piece))
      response.on('end', () => {
        const { statusCode = 0, headers: answered } = response
        resolve({ status: statusCode, ms: performance.now() - startedAt, headers: answered, text })
      })
    })
    sent.on('error', () => resolve({ status: 0, ms: performance.now() - startedAt, headers: {}, text: '' }))
    sent.end(body && JSON.stringify(body))
  })
}

/** The value that this share of all lies below. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
