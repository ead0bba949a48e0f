/** What people do all day: read 90, write 8, live 2 of a hundred, over TLS. */
import { Agent, request } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { livePath } from '../contract/live.ts'
import { pages } from '../contract/limits.ts'
import { carPageQuery, wireQueryString } from '../contract/wire-query.ts'
import { type Caller } from '../scripts/callers.ts'
import { buildCar } from '../server/testing/cars.ts'
import { personAt } from './writers.ts'

/** Where the load goes, and who makes it. */
export interface Market {
  address: string
  /** Trusted for this address alone. */
  certificate: string
  people: Caller[]
  carIds: string[]
}

/** One of the things that people do; throws when it fails. */
export type Action = (turn: number) => Promise<void>

const page = wireQueryString(carPageQuery(pages.cars))
const lastComments = wireQueryString({ orderBy: '$key', limitToLast: pages.comments })
const searches = ['engine=Diesel&priceTo=15000', 'brand=BMW', 'yearFrom=2010&sort=cheapest', 'q=audi%20dizel']
/** How long somebody stays with a live page, in ms. */
const liveMs = 5000
/** The proxy counts connections of each address: the load comes from several, as in life. */
const homes = Array.from({ length: 8 }, (_none, index) => `127.0.0.${index + 2}`)
const socketsOfHome = 32
/** The proxy closes what is idle for 30 s, perhaps at the moment of the next call: callers leave before it, in ms. */
const idleMs = 20_000

/** A hundred actions in an order that mixes them; ask for them one after the other, around and around. */
export function mixedActions(market: Market): Action[] {
  const agents = homes.map(
    (localAddress) =>
      new Agent({
        keepAlive: true,
        timeout: idleMs,
        maxSockets: socketsOfHome,
        ca: market.certificate,
        localAddress,
      }),
  )
  let calls = 0
  const nextAgent = () => agents[calls++ % agents.length]
  const me = (turn: number) => personAt(market.people, turn)
  const carId = (turn: number) => market.carIds[turn % market.carIds.length] ?? ''
  const get = (path: string) => call(market.address + path, nextAgent())
  const send = (method: string, path: string, body: object) =>
    call(market.address + path, nextAgent(), { method, body })
  const kinds: [count: number, action: Action][] = [
    [35, () => get(`/api/cars.json?${page}`)],
    [25, (turn) => get(`/api/cars/${carId(turn)}.json?auth=${me(turn).token}`)],
    [12, (turn) => get(`/api/search.json?${searches[turn % searches.length]}`)],
    [10, (turn) => get(`/api/cars/${carId(turn)}/comments.json?${lastComments}&auth=${me(turn).token}`)],
    [4, (turn) => get(`/api/people.json?q=a&auth=${me(turn).token}`)],
    [4, (turn) => get(`/themes/${carId(turn)}`)],
    [5, (turn) => send('POST', `/api/cars/${carId(turn)}/comments.json?auth=${me(turn).token}`, { comments: 'Seen.' })],
    [
      2,
      (turn) =>
        send('POST', `/api/messages.json?auth=${me(turn).token}`, { sendTo: me(turn + 1).email, content: 'Hello' }),
    ],
    [1, (turn) => send('POST', `/api/cars.json?auth=${me(turn).token}`, buildCar())],
    [
      2,
      (turn) => live(market, { token: me(turn).token, carId: carId(turn), localAddress: homes[turn % homes.length] }),
    ],
  ]
  const actions = kinds.flatMap(([count, action]) => Array.from({ length: count }, () => action))
  // 37 and 100 have no common divisor: each action has a place of its own.
  const placed = actions.map((action, at) => ({ action, place: (at * 37) % actions.length }))
  return placed.toSorted((a, b) => a.place - b.place).map(({ action }) => action)
}

function call(url: string, agent: Agent | undefined, asked: { method?: string; body?: object } = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method: asked.method ?? 'GET' }, (response) => {
      response.resume().on('end', () => {
        if (response.statusCode === 200) return resolve()
        const answered = 'x-request-id' in response.headers ? 'answered' : 'was answered by the proxy'
        reject(new Error(`${asked.method ?? 'GET'} ${shapeOf(url)} ${answered} ${response.statusCode}`))
      })
    })
    sent.on('error', ({ message }) =>
      reject(new Error(`${message}, on a connection that was ${sent.reusedSocket ? 'kept' : 'new'}`)),
    )
    sent.end(asked.body && JSON.stringify(asked.body))
  })
}

/** An address without ids and parameters. */
function shapeOf(url: string): string {
  return new URL(url).pathname.replaceAll(/-[\w-]{19}/g, '{id}')
}

/** Opens the live connection of an offer's page, and leaves some seconds later. The time until it is live counts. */
async function live(
  { address, certificate }: Market,
  { token, carId, localAddress }: { token: string; carId: string; localAddress: string | undefined },
): Promise<void> {
  const socket = new WebSocket(address.replace('http', 'ws') + livePath, { ca: certificate, localAddress })
  await new Promise<void>((resolve, reject) => {
    socket.on('open', () => {
      socket.send(JSON.stringify({ type: 'hello', token }))
      socket.send(JSON.stringify({ type: 'subscribe', topic: `cars/${carId}` }))
    })
    socket.on('message', (data: Buffer) => {
      if (data.toString().includes('"subscribed"')) resolve()
    })
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('A live connection was closed')))
  })
  void sleep(liveMs).then(() => socket.close())
}
