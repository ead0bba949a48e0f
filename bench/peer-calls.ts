import { pages } from '../contract/limits.ts'
import {
  asking,
  comment,
  login,
  loginConnections,
  message,
  posted,
  scattered,
  webSocket,
  type CallName,
  type Contender,
  type Live,
} from './contender.ts'
import { type Load } from './measure.ts'
import { type MeasuredProduct } from './measured-product.ts'
import { offer } from './offer.ts'
import { account, type PeerProcess } from './peer-processes.ts'
import { beginnings, highestPrices } from './subjects/reads.ts'

/** parse-server knows an application by this. */
export const parseHeaders = { 'content-type': 'application/json', 'x-parse-application-id': 'bench' }

type PeerCall = Exclude<CallName, 'counts'>

/** feathers: a service for each table. */
export function feathersCalls(product: MeasuredProduct, peer: PeerProcess): Contender {
  const { address } = peer
  const written = (service: string, value: object) => posted(`${address}/${service}`, value)
  const calls = {
    list: { url: `${address}/cars?$sort[id]=-1&$limit=${pages.cars}` },
    pages: asking(address, scattered(product.carIds), (id) => {
      return `/cars?id[$lt]=${id}&$sort[id]=-1&$limit=${pages.cars}`
    }),
    one: { url: `${address}/cars/${product.carIds[0]}` },
    another: asking(address, product.carIds, (id) => `/cars/${id}`),
    people: asking(address, beginnings, (beginning) => {
      return `/people?username[$like]=${encodeURIComponent(`${beginning}%`)}&$sort[username]=1&$limit=${pages.people}`
    }),
    filters: asking(address, highestPrices, (price) => {
      return `/cars?engine=Diesel&price[$lte]=${price}&$sort[id]=-1&$limit=${pages.cars}`
    }),
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
  const further = asking(peer.address, scattered(product.carIds), (id) => {
    return `/parse/classes/Car?${where({ objectId: { $lt: id } })}&order=-objectId&limit=${pages.cars}`
  })
  const filters = asking(peer.address, highestPrices, (price) => {
    const condition = where({ engine: 'Diesel', price: { $lte: price } })
    return `/parse/classes/Car?${condition}&order=-objectId&limit=${pages.cars}`
  })
  const calls = {
    list: { url: `${address}/classes/Car?order=-objectId&limit=${pages.cars}`, headers: parseHeaders },
    pages: { ...further, headers: parseHeaders },
    one: { url: `${address}/classes/Car/${product.carIds[0]}`, headers: parseHeaders },
    another: { ...asking(peer.address, product.carIds, (id) => `/parse/classes/Car/${id}`), headers: parseHeaders },
    people: { ...people, headers: parseHeaders },
    filters: { ...filters, headers: parseHeaders },
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
  const calls = {
    list: { url: `${address}/items/peerCars?sort=-id&limit=${pages.cars}` },
    // It compares no texts.
    pages: asking(address, scattered([...product.carIds.keys()]), (before) => {
      return `/items/peerCars?sort=-id&limit=${pages.cars}&offset=${before}`
    }),
    one: { url: `${address}/items/peerCars/${product.carIds[0]}` },
    another: asking(address, product.carIds, (id) => `/items/peerCars/${id}`),
    people: asking(address, beginnings, (beginning) => {
      const filter = `filter[username][_starts_with]=${encodeURIComponent(beginning)}`
      return `/items/peerPeople?${filter}&sort=username&limit=${pages.people}`
    }),
    filters: asking(address, highestPrices, (price) => {
      const filter = `filter[engine][_eq]=Diesel&filter[price][_lte]=${price}`
      return `/items/peerCars?${filter}&sort=-id&limit=${pages.cars}`
    }),
    comment: written('peerComments', { ...comment, carId: product.carIds[0] }),
    message: written('peerMessages', message(product)),
    login: login(`${address}/auth/login`, account),
    offer: written('peerCars', { ...offer, ownerId: product.me.userId }),
  }
  const subscription = { type: 'subscribe', collection: 'peerComments', event: 'create' }
  const url = `${webSocket(address)}/websocket`
  return contender('directus 11', peer, calls, { url, greetings: [JSON.stringify(subscription)], tell: calls.comment })
}

function contender(name: string, peer: PeerProcess, own: Record<PeerCall, Load>, live: Live): Contender {
  const { pid, folder, file, settings } = peer
  // None of them counts in one call what each option would leave.
  const calls = { ...own, counts: own.filters }
  return { name, calls, live, process: { pid, folder }, start: { file, settings } }
}
