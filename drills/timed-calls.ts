/** Calls with the time they took, made as cheaply as Node makes them, so that the caller is not what is measured. */
import { Agent, request, type IncomingHttpHeaders } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from '../bench/measure.ts'

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

/** Reads the newest cars over and over until the signal; answers how long each call took, in ms. */
export async function readOn(address: string, signal: AbortSignal, pauseMs = 5): Promise<number[]> {
  const times: number[] = []
  while (!signal.aborted) {
    times.push((await timedCall(`${address}/api/cars.json?orderBy="$key"&limitToLast=24`)).ms)
    await sleep(pauseMs)
  }
  return times
}

/** Middle, high and highest of times in ms, in words. */
export function summary(times: number[]): string {
  const shown = [percentile(times, 0.5), percentile(times, 0.95), percentile(times, 0.99), percentile(times, 1)]
  const [middle, high, higher, most] = shown.map((ms) => ms.toFixed(1))
  return `p50 ${middle} ms, p95 ${high} ms, p99 ${higher} ms, slowest ${most} ms`
}
