import { register, type Caller } from '../../scripts/callers.ts'
import { requestsPerSecond } from '../measure.ts'
import { offer } from '../offer.ts'
import { type MeasuredProduct } from '../measured-product.ts'
import { type Measurement } from '../rounds.ts'

/** As many as call at once: writes of one person wait for each other, those of several need not. */
const several = 16

/** An offer, a comment and a message, each durable when it is answered, beside one bare durable row of the same text. */
export async function* writes({ address, floor, me, carIds }: MeasuredProduct): AsyncGenerator<Measurement> {
  const { email } = await register(address)
  const people: Caller[] = []
  while (people.length < several) people.push(await register(address))
  const message = { sendTo: email, content: 'Is it still there?' }
  const calls: [string, Caller[], string, object][] = [
    ['insert an offer', [me], 'cars.json', offer],
    [`insert an offer, ${several} people`, people, 'cars.json', offer],
    ['insert a comment', [me], `cars/${carIds[0]}/comments.json`, { comments: 'Is it still there?' }],
    ['send a message', [me], 'messages.json', message],
    [`send a message, ${several} people`, people, 'messages.json', message],
  ]
  for (const [name, callers, path, value] of calls) {
    const post = { method: 'POST' as const, body: JSON.stringify(value) }
    const paths = callers.map(({ token }) => `/api/${path}?auth=${token}`)
    yield {
      name,
      unit: 'calls/s',
      ours: () => requestsPerSecond({ url: address, paths, ...post }),
      floors: { 'insert by the driver': () => requestsPerSecond({ url: `${floor.address}/insert`, ...post }) },
    }
  }
}
