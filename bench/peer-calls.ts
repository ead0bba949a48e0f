/** The same calls of the product, of the database's driver, and of each peer. */
import { pages } from '../contract/limits.ts'
import { asking, posted, scattered, type Load } from './measure.ts'
import { listAddress, type MeasuredProduct } from './measured-product.ts'
import { offer } from './offer.ts'
import { pagePath } from './subjects/reads.ts'

/** What is asked for, by the name that chooses it. */
export const callNames = ['list', 'pages', 'one', 'another', 'comment', 'message', 'offer'] as const

export type CallName = (typeof callNames)[number]
export type Calls = Record<CallName, Load>

/** parse-server knows an application by this. */
export const parseHeaders = { 'content-type': 'application/json', 'x-parse-application-id': 'bench' }

const said = 'Is it still there?'
const message = { senderId: 'somebody', recipientId: 'another', content: said, timestamp: 1_700_000_000_000 }

/** The product, with an account. */
export function productCalls({ address, me, carIds }: MeasuredProduct): Calls {
  const written = (path: string, value: object) => posted(`${address}/api/${path}?auth=${me.token}`, value)
  const carPath = (id = '') => `/api/cars/${id}.json?auth=${me.token}`
  return {
    list: { url: listAddress(address) },
    // More than the product keeps, and so are the cars below.
    pages: asking(address, scattered(carIds), pagePath),
    one: { url: address + carPath(carIds[0]) },
    another: asking(address, carIds, carPath),
    comment: written(`cars/${carIds[0]}/comments.json`, { comments: said }),
    message: written('messages.json', { sendTo: 'person.1@gmail.com', content: said }),
    offer: written('cars.json', offer),
  }
}

/** The bare floor, which reads and writes by the driver. */
export function driverCalls({ floor: { address }, carIds }: MeasuredProduct): Calls {
  const inserted = (value: object) => posted(`${address}/insert`, value)
  return {
    list: { url: `${address}/newest` },
    pages: asking(address, scattered(carIds), (id) => `/before/${id}`),
    one: { url: `${address}/one/${carIds[0]}` },
    another: asking(address, carIds, (id) => `/one/${id}`),
    comment: inserted({ comments: said }),
    message: inserted(message),
    offer: inserted(offer),
  }
}

/** Those whom people would use instead, by the name of a file in `bench/peers/`. */
export const peers: Record<string, (address: string, product: MeasuredProduct) => Calls> = {
  feathers: (address, { carIds, me }) => ({
    list: { url: `${address}/cars?$sort[id]=-1&$limit=${pages.cars}` },
    pages: asking(address, scattered(carIds), (id) => `/cars?id[$lt]=${id}&$sort[id]=-1&$limit=${pages.cars}`),
    one: { url: `${address}/cars/${carIds[0]}` },
    another: asking(address, carIds, (id) => `/cars/${id}`),
    comment: posted(`${address}/comments`, { comments: said, carId: carIds[0] }),
    message: posted(`${address}/messages`, message),
    offer: posted(`${address}/cars`, { ...offer, ownerId: me.userId }),
  }),
  'parse-server': (address, { carIds, me }) => {
    const classes = `${address}/parse/classes`
    const further = (id: string) => encodeURIComponent(JSON.stringify({ objectId: { $lt: id } }))
    const calls = {
      list: { url: `${classes}/Car?order=-objectId&limit=${pages.cars}` },
      pages: asking(address, scattered(carIds), (id) => {
        return `/parse/classes/Car?where=${further(id)}&order=-objectId&limit=${pages.cars}`
      }),
      one: { url: `${classes}/Car/${carIds[0]}` },
      another: asking(address, carIds, (id) => `/parse/classes/Car/${id}`),
      comment: posted(`${classes}/Comment`, { comments: said, carId: carIds[0] }),
      message: posted(`${classes}/Message`, message),
      offer: posted(`${classes}/Car`, { ...offer, ownerId: me.userId }),
    }
    const entries = Object.entries(calls).map(([name, load]) => [name, { ...load, headers: parseHeaders }])
    return Object.fromEntries(entries) as Calls
  },
  directus: (address, { carIds, me }) => ({
    list: { url: `${address}/items/peerCars?sort=-id&limit=${pages.cars}` },
    // It compares no texts.
    pages: asking(address, scattered([...carIds.keys()]), (before) => {
      return `/items/peerCars?sort=-id&limit=${pages.cars}&offset=${before}`
    }),
    one: { url: `${address}/items/peerCars/${carIds[0]}` },
    another: asking(address, carIds, (id) => `/items/peerCars/${id}`),
    comment: posted(`${address}/items/peerComments`, { comments: said, carId: carIds[0] }),
    message: posted(`${address}/items/peerMessages`, message),
    offer: posted(`${address}/items/peerCars`, { ...offer, ownerId: me.userId }),
  }),
}
