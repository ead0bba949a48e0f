import { livePath } from '../contract/live.ts'
import { asking, comment, login, message, posted, scattered, webSocket, type Contender } from './contender.ts'
import { listAddress, type MeasuredProduct } from './measured-product.ts'
import { offer } from './offer.ts'
import { beginnings, filtersPath, highestPrices, pagePath, peoplePath } from './subjects/reads.ts'
import { processesOf } from './subjects/process.ts'

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
      pages: asking(address, scattered(carIds), pagePath),
      one: { url: `${address}/api/cars/${carIds[0]}.json?auth=${me.token}` },
      another: asking(address, carIds, (id) => `/api/cars/${id}.json?auth=${me.token}`),
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
    start: { file: 'dist/server/main.js', settings },
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
      pages: asking(floor.address, scattered(carIds), (id) => `/before/${id}`),
      one: { url: `${floor.address}/one/${carIds[0]}` },
      another: asking(floor.address, carIds, (id) => `/one/${id}`),
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
