/** People who comment, write messages, offer cars and edit them without a pause: what live listeners must hear of. */
import { buildCar } from '../server/testing/cars.ts'
import { insist, type Writer } from './writers.ts'

/** A write that was acknowledged. */
export interface WrittenEvent {
  text: string
  /** When its acknowledgement came. */
  at: number
  /** Which process it was sent to. */
  process: number
}

/** What was acknowledged, by id; an edit keeps the car's last description. */
export interface EventRecord {
  comments: Map<string, WrittenEvent & { carId: string }>
  messages: Map<string, WrittenEvent>
  cars: Map<string, WrittenEvent>
  edits: number
  answers: Map<string, number>
}

/** Nothing written yet. */
export function emptyEventRecord(): EventRecord {
  return { comments: new Map(), messages: new Map(), cars: new Map(), edits: 0, answers: new Map() }
}

/** Writes until the signal, in turn: mostly comments, messages, now and then a car and an edit of the last one. */
export async function writeEvents(
  { address, process }: { address: string; process: number },
  { me, other, carIds }: { me: Writer; other: Writer; carIds: string[] },
  { record, signal }: { record: EventRecord; signal: AbortSignal },
): Promise<void> {
  const send = async (path: string, body: object, method = 'POST') => {
    const url = `${address}/api/${path}?auth=${me.token}`
    const answer = await insist(url, JSON.stringify(body), { record, signal, method })
    return answer ? { id: (answer as { name: string }).name, at: performance.now(), process } : undefined
  }
  let ownCar = ''
  for (let turn = 0; !signal.aborted; turn++) {
    const text = `drill ${crypto.randomUUID()}`
    if (turn % 20 === 0) {
      const done = await send('cars.json', buildCar({ description: text }))
      if (done) record.cars.set((ownCar = done.id), { ...done, text })
    } else if (turn % 20 === 10) {
      const done = await send(`cars/${ownCar}.json`, buildCar({ description: text }), 'PUT')
      if (done) record.cars.set(ownCar, { ...done, text })
      if (done) record.edits++
    } else if (turn % 4 === 3) {
      const done = await send('messages.json', { sendTo: other.email, content: text })
      if (done) record.messages.set(done.id, { ...done, text })
    } else {
      const carId = carIds[turn % carIds.length] ?? ''
      const done = await send(`cars/${carId}/comments.json`, { comments: text })
      if (done) record.comments.set(done.id, { ...done, text, carId })
    }
  }
}
