import { pages } from '../contract/limits.ts'
import { livePath } from '../contract/live.ts'
import { type Load } from './measure.ts'
import { listAddress, type MeasuredProduct } from './measured-product.ts'
import { offer } from './offer.ts'
import { account, type PeerProcess } from './peer-processes.ts'
import { beginnings, filtersPath, highestPrices, peoplePath } from './subjects/reads.ts'
import { processesOf, type Reporting } from './subjects/process.ts'

/** The calls that are measured. */
export const callNames = ['list', 'one', 'people', 'filters', 'counts', 'comment', 'message', 'login', 'offer'] as const

export type CallName = (typeof callNames)[number]

/** One of those who do the same work, and how it is asked for it. */
export interface Contender {
  name: string
  calls: Partial<Record<CallName, Load>>
  live: Live
  process: Reporting
  /** How another process of it is started on the same store; it is asked for one car. */
  start: { file: string; settings: Record<string, string> }
}

/** Where live connections open, what a client says there, and the call that all of them hear of. */
export interface Live {
  url: string
  /** Said one after the other, half a second apart. */
  greetings: string[]
  tell: Load
}

/** parse-server knows an application by this. */
export const parseHeaders = { 'content-type': 'application/json', 'x-parse-application-id': 'bench' }

const jsonHeaders = { 'content-type': 'application/json' }
const comment = { comments: 'Is it still there?' }
/** As many as call at once to log in: a hash takes a core. */
const loginConnections = 4

/** The product, with an account. */
export function ours(product: MeasuredProduct): Contender {
  const { address, me, carIds, settings } = product
  const written = (path: string, value: object) => posted(`${address}/api/${path}?auth=${me.token}`, value)
  const toldOf = written(`cars/${carIds[0]}/comments.json`, { comments: 'Who hears this?' })
  const frames = [
    { type: 'hello', token: me.token },
    { type: 'subscribe', topic: `cars/${carIds[0]}` },
  ]
  return {
    name: 'ours',
    calls: {
      list: { url: listAddress(address) },
      one: { url: `${address}/api/cars/${carIds[0]}.json?auth=${me.token}` },
      people: { url: address, paths: beginnings.map((beginning) => peoplePath(beginning, me)) },
      filters: { url: address, paths: highestPrices.map((price) => `${filtersPath(price)}&facets=false`) },
      counts: { url: address, paths: highestPrices.map(filtersPath) },
      comment: written(`cars/${carIds[0]}/comments.json`, comment),
      message: written('messages.json', { sendTo: 'person.1@gmail.com', content: comment.comments }),
      login: login(`${address}/api/auth/login`, { email: me.email, password: me.password }),
      offer: written('cars.json', offer),
    },
    live: {
      url: webSocket(address) + livePath,
      greetings: frames.map((frame) => JSON.stringify(frame)),
      tell: toldOf,
    },
    process: processesOf(product).ours,
    start: { file: 'server/main.ts', settings },
  }
}

/** The bare floor: it reads and writes by the driver and hashes by node:crypto; it does not search. */
export function barely(product: MeasuredProduct): Contender {
  const { floor, carIds, me, settings } = product
  const inserted = (value: object) => posted(`${floor.address}/insert`, value)
  const startSettings = { STORE: settings.DATABASE_URL ?? '', DATA_DIR: floor.dataDir }
  return {
    name: 'node:http and pg',
    calls: {
      list: { url: `${floor.address}/newest` },
      one: { url: `${floor.address}/one/${carIds[0]}` },
      comment: inserted(comment),
      message: inserted(message(product)),
      login: login(`${floor.address}/hash`, me.password),
      offer: inserted(offer),
    },
    live: { url: webSocket(floor.address), greetings: [], tell: posted(`${floor.address}/tell`, {}) },
    process: processesOf(product).bares,
    start: { file: 'bench/floor.ts', settings: startSettings },
  }
}

/** feathers: a service for each table. */
export function feathersCalls(product: MeasuredProduct, peer: PeerProcess): Contender {
  const { address } = peer
  const written = (service: string, value: object) => posted(`${address}/${service}`, value)
  const filters = asking(address, highestPrices, (price) => {
    return `/cars?engine=Diesel&price[$lte]=${price}&$sort[id]=-1&$limit=${pages.cars}`
  })
  const calls = {
    list: { url: `${address}/cars?$sort[id]=-1&$limit=${pages.cars}` },
    one: { url: `${address}/cars/${product.carIds[0]}` },
    people: asking(address, beginnings, (beginning) => {
      return `/people?username[$like]=${encodeURIComponent(`${beginning}%`)}&$sort[username]=1&$limit=${pages.people}`
    }),
    filters,
    counts: filters,
    comment: written('comments', { ...comment, carId: product.carIds[0] }),
    message: written('messages', message(product)),
    login: login(`${address}/authentication`, { strategy: 'local', ...account }),
    offer: written('cars', { ...offer, ownerId: product.me.userId }),
  }
  const url = `${webSocket(address)}/socket.io/?EIO=4&transport=websocket`
  return contender('feathers 5', peer, calls, { url, greetings: ['40'], tell: calls.comment })
}

/** parse-server: a class for each table. */
export function parseServerCalls(product: MeasuredProduct, peer: PeerProcess): Contender {
  const address = `${peer.address}/parse`
  const written = (path: string, value: object) => ({ ...posted(`${address}/${path}`, value), headers: parseHeaders })
  const where = (condition: object) => `where=${encodeURIComponent(JSON.stringify(condition))}`
  const people = asking(peer.address, beginnings, (beginning) => {
    const condition = where({ username: { $regex: `^${beginning}` } })
    return `/parse/classes/Person?${condition}&order=username&limit=${pages.people}`
  })
  const filters = asking(peer.address, highestPrices, (price) => {
    const condition = where({ engine: 'Diesel', price: { $lte: price } })
    return `/parse/classes/Car?${condition}&order=-objectId&limit=${pages.cars}`
  })
  const calls = {
    list: { url: `${address}/classes/Car?order=-objectId&limit=${pages.cars}`, headers: parseHeaders },
    one: { url: `${address}/classes/Car/${product.carIds[0]}`, headers: parseHeaders },
    people: { ...people, headers: parseHeaders },
    filters: { ...filters, headers: parseHeaders },
    counts: { ...filters, headers: parseHeaders },
    comment: written('classes/Comment', { ...comment, carId: product.carIds[0] }),
    message: written('classes/Message', message(product)),
    login: {
      ...written('login', { username: account.email, password: account.password }),
      connections: loginConnections,
    },
    offer: written('classes/Car', { ...offer, ownerId: product.me.userId }),
  }
  const frames = [
    { op: 'connect', applicationId: 'bench' },
    { op: 'subscribe', requestId: 1, query: { className: 'Comment', where: {} } },
  ]
  const greetings = frames.map((frame) => JSON.stringify(frame))
  return contender('parse-server 9', peer, calls, { url: webSocket(peer.address), greetings, tell: calls.comment })
}

/** Directus: a collection for each table. */
export function directusCalls(product: MeasuredProduct, peer: PeerProcess): Contender {
  const { address } = peer
  const written = (table: string, value: object) => posted(`${address}/items/${table}`, value)
  const filters = asking(address, highestPrices, (price) => {
    const filter = `filter[engine][_eq]=Diesel&filter[price][_lte]=${price}`
    return `/items/peerCars?${filter}&sort=-id&limit=${pages.cars}`
  })
  const calls = {
    list: { url: `${address}/items/peerCars?sort=-id&limit=${pages.cars}` },
    one: { url: `${address}/items/peerCars/${product.carIds[0]}` },
    people: asking(address, beginnings, (beginning) => {
      const filter = `filter[username][_starts_with]=${encodeURIComponent(beginning)}`
      return `/items/peerPeople?${filter}&sort=username&limit=${pages.people}`
    }),
    filters,
    counts: filters,
    comment: written('peerComments', { ...comment, carId: product.carIds[0] }),
    message: written('peerMessages', message(product)),
    login: login(`${address}/auth/login`, account),
    offer: written('peerCars', { ...offer, ownerId: product.me.userId }),
  }
  const subscription = { type: 'subscribe', collection: 'peerComments', event: 'create' }
  const url = `${webSocket(address)}/websocket`
  return contender('directus 11', peer, calls, { url, greetings: [JSON.stringify(subscription)], tell: calls.comment })
}

function contender(name: string, peer: PeerProcess, calls: Record<CallName, Load>, live: Live): Contender {
  const { pid, folder, file, settings } = peer
  return { name, calls, live, process: { pid, folder }, start: { file, settings } }
}

function message({ me }: MeasuredProduct): object {
  return { senderId: me.userId, recipientId: me.userId, content: comment.comments, timestamp: Date.now() }
}

function posted(url: string, value: object): Load {
  return { url, method: 'POST', body: JSON.stringify(value), headers: jsonHeaders }
}

function login(url: string, credentials: object | string): Load {
  const body = typeof credentials === 'string' ? credentials : JSON.stringify(credentials)
  return { url, method: 'POST', body, headers: jsonHeaders, connections: loginConnections }
}

function webSocket(address: string): string {
  return address.replace('http', 'ws')
}

/** The same question of many values, in turn. */
function asking<T>(url: string, values: readonly T[], pathOf: (value: T) => string): Load {
  return { url, paths: values.map(pathOf) }
}
