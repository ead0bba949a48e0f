import { requestsPerSecond } from '../measure.ts'
import { offer } from '../offer.ts'
import { newCaller, type MeasuredProduct } from '../measured-product.ts'
import { type Measurement } from '../rounds.ts'

/** An offer, a comment and a message, each durable when it is answered, beside one bare durable row of the same text. */
export async function* writes({ address, floor, me, carIds }: MeasuredProduct): AsyncGenerator<Measurement> {
  const { email } = await newCaller(address)
  const calls: [string, string, object][] = [
    ['insert an offer', 'cars.json', offer],
    ['insert a comment', `cars/${carIds[0]}/comments.json`, { comments: 'Is it still there?' }],
    ['send a message', 'messages.json', { sendTo: email, content: 'Is it still there?' }],
  ]
  for (const [name, path, value] of calls) {
    const post = { method: 'POST' as const, body: JSON.stringify(value) }
    yield {
      name,
      unit: 'calls/s',
      ours: () => requestsPerSecond({ url: `${address}/api/${path}?auth=${me.token}`, ...post }),
      floors: { 'insert by the driver': () => requestsPerSecond({ url: `${floor.address}/insert`, ...post }) },
    }
  }
}

/** Logins, beside the bare hash. */
export async function* logins({ address, floor, me }: MeasuredProduct): AsyncGenerator<Measurement> {
  const post = { method: 'POST' as const, connections: 4 }
  const body = JSON.stringify({ email: me.email, password: me.password })
  yield {
    name: 'log in',
    unit: 'calls/s',
    ours: () => requestsPerSecond({ url: `${address}/api/auth/login`, ...post, body }),
    floors: { argon2id: () => requestsPerSecond({ url: `${floor.address}/hash`, ...post, body: me.password }) },
  }
}
