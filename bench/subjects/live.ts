import { setTimeout as sleep } from 'node:timers/promises'
import { livePath } from '../../contract/live.ts'
import { fanOut, openSockets } from '../measure.ts'
import { type MeasuredProduct } from '../measured-product.ts'
import { type Measurement } from '../rounds.ts'

const crowds = [200, 1000, 5000]

/** A comment until the last of many open pages has heard of it, beside one frame to bare sockets. */
export async function* fanOuts({ address, floor, me, carIds }: MeasuredProduct): AsyncGenerator<Measurement> {
  const act = (url: string, value: object) => async () => {
    const answer = await fetch(url, { method: 'POST', body: JSON.stringify(value) })
    await answer.text()
  }
  const comment = act(`${address}/api/cars/${carIds[0]}/comments.json?auth=${me.token}`, {
    comments: 'Who hears this?',
  })
  const tell = act(`${floor.address}/tell`, { comments: 'Who hears this?' })
  for (const count of crowds) {
    const listening = await openSockets(address.replace('http', 'ws') + livePath, count, (socket) => {
      socket.send(JSON.stringify({ type: 'hello', token: me.token }))
      socket.send(JSON.stringify({ type: 'subscribe', topic: `cars/${carIds[0]}` }))
    })
    const bare = await openSockets(floor.address.replace('http', 'ws'), count, () => {})
    // Every subscription is confirmed by now.
    await sleep(1000)
    yield {
      name: `a comment to ${count} pages`,
      unit: 'ms',
      ours: () => fanOut(listening, comment),
      floors: { 'bare sockets': () => fanOut(bare, tell) },
      rounds: 9,
    }
    for (const socket of [...listening, ...bare]) socket.close()
    await sleep(1000)
  }
}
