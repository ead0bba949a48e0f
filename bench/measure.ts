import autocannon from 'autocannon'

export interface Load {
  url: string
  /** Further paths of the same host, asked for in turn. */
  paths?: string[]
  method?: 'GET' | 'POST'
  body?: string
  connections?: number
  headers?: Record<string, string>
}

/** The same question of many values, in turn. */
export function asking<T>(url: string, values: readonly T[], pathOf: (value: T) => string): Load {
  return { url, paths: values.map(pathOf) }
}

/** A call that sends a value. */
export function posted(url: string, value: object): Load {
  return { url, method: 'POST', body: JSON.stringify(value), headers: { 'content-type': 'application/json' } }
}

/**
 * Values in an order in which those that follow each other are far apart, so that pages which begin there have nothing in
 * common.
 */
export function scattered<T>(values: readonly T[]): T[] {
  const step = 1009
  if (values.length % step === 0) throw new Error('Some values would be left out.')
  return values.map((_value, at) => values.at((at * step) % values.length) as T)
}

const connectionsUsually = 16

/** Requests per second of one round: 16 connections for two seconds, after one of warming up (autocannon ends at whole seconds). */
export async function requestsPerSecond({ paths, body, ...asked }: Load): Promise<number> {
  const given = { ...(body !== undefined && { body }), ...(paths && { setupClient: ofItsOwn(paths) }) }
  const options = { connections: connectionsUsually, method: 'GET' as const, ...asked, ...given }
  await autocannon({ ...options, duration: 1 })
  const result = await autocannon({ ...options, duration: 2 })
  const failures = result.non2xx + result.errors + result.timeouts
  if (failures > 0)
    throw new Error(`${failures} of ${result.requests.total} calls to ${asked.url.split('?')[0]} failed`)
  return result.requests.average
}

/**
 * Each connection has paths of its own, where there are enough: with the same ones, in step, all of them would ask for one
 * answer at once. With all paths each, to write down what is asked would take longer than to ask.
 */
function ofItsOwn(paths: string[]): (client: autocannon.Client) => void {
  let number = 0
  return (client) => {
    const own = paths.filter((_path, at) => at % connectionsUsually === number % connectionsUsually)
    client.setRequests((own.length > 0 ? own : paths).map((path) => ({ path })))
    number++
  }
}

/** Milliseconds from a call until the last of many connections has heard of it. */
export async function fanOut(sockets: WebSocket[], act: () => Promise<unknown>): Promise<number> {
  const heard = sockets.map(
    (socket) => new Promise<void>((resolve) => socket.addEventListener('message', () => resolve(), { once: true })),
  )
  const startedAt = performance.now()
  await act()
  await Promise.all(heard)
  return performance.now() - startedAt
}

/** Opens many WebSockets, a few at a time. */
export async function openSockets(
  url: string,
  count: number,
  greet: (socket: WebSocket) => void,
): Promise<WebSocket[]> {
  const sockets: WebSocket[] = []
  while (sockets.length < count) {
    const some = Array.from({ length: Math.min(50, count - sockets.length) }, () => new WebSocket(url))
    await Promise.all(some.map((socket) => new Promise((resolve) => socket.addEventListener('open', resolve))))
    for (const socket of some) greet(socket)
    sockets.push(...some)
  }
  return sockets
}

/** The middle of several rounds. */
export function median(values: number[]): number {
  return percentile(values, 0.5)
}

/** The value that this share of all lies below. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
