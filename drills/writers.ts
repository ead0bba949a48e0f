/** People who write without a pause, and keep what was acknowledged to them. */
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { offerCar, register, type Caller } from '../scripts/callers.ts'
import { buildCar } from '../server/testing/cars.ts'

/** People who write, and some offers of theirs that they speak about. */
export interface Writers {
  people: Caller[]
  carIds: string[]
}

/** A write that was acknowledged: its text is in nothing else. */
export interface Written {
  text: string
  /** When its acknowledgement came. */
  at: number
  /** Which process it was sent to. */
  process: number
}

/** What was acknowledged, by id; an edit keeps the car's last description. */
export interface Acknowledged {
  comments: Map<string, Written & { carId: string }>
  messages: Map<string, Written>
  cars: Map<string, Written>
  photos: Set<string>
  edits: number
  /** Answers by status, with `away` for no answer at all. */
  answers: Map<string, number>
}

interface Writing {
  record: Acknowledged
  signal: AbortSignal
  hasPhotos?: boolean
}

/** Registers so many people, of whom some offer a car. */
export async function gatherWriters(address: string, count: number, cars: number): Promise<Writers> {
  const people: Caller[] = []
  while (people.length < count) people.push(await register(address))
  const carIds: string[] = []
  for (const person of people.slice(0, cars)) carIds.push(await offerCar(address, person, buildCar()))
  return { people, carIds }
}

/** One of the people, counted around. */
export function personAt(people: Caller[], index: number): Caller {
  const person = people[index % people.length]
  if (!person) throw new Error('There is nobody')
  return person
}

/** Nothing acknowledged yet. */
export function emptyRecord(): Acknowledged {
  const maps = { comments: new Map(), messages: new Map(), cars: new Map(), answers: new Map() }
  return { ...maps, photos: new Set(), edits: 0 }
}

/** Each of the people writes, at the addresses in turn, until the signal and the last answer. */
export async function writeAll(addresses: string[], { people, carIds }: Writers, writing: Writing): Promise<void> {
  const all = people.map((me, index) => {
    const process = index % addresses.length
    const sight = { me, other: personAt(people, index + 1), carIds }
    return writeOn({ address: addresses[process] ?? '', process }, sight, writing)
  })
  await Promise.all(all)
}

/** Mostly comments, messages, now and then a car and an edit of the last one, and photos where they are wished. */
async function writeOn(
  { address, process }: { address: string; process: number },
  { me, other, carIds }: { me: Caller; other: Caller; carIds: string[] },
  { record, signal, hasPhotos = false }: Writing,
): Promise<void> {
  const send = async (path: string, body: object, method = 'POST') => {
    const url = `${address}/api/${path}?auth=${me.token}`
    const answer = await insist(url, JSON.stringify(body), { record, signal, method })
    return answer ? { id: (answer as { name: string }).name, at: performance.now(), process } : undefined
  }
  let ownCar = ''
  for (let turn = 0; !signal.aborted; turn++) {
    const text = `drill ${crypto.randomUUID()}`
    if (hasPhotos && turn % 24 === 23) {
      const url = `${address}/api/photos?auth=${me.token}`
      const photo = await insist(url, new Uint8Array(await noisePhoto()), { record, signal })
      if (photo) record.photos.add((photo as { address: string }).address)
    } else if (turn % 20 === 0) {
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

/** Sends until there is an answer that will not change: what a browser does that lost the connection. */
async function insist(
  url: string,
  body: string | Uint8Array<ArrayBuffer>,
  { record, signal, method = 'POST' }: Writing & { method?: string },
): Promise<unknown> {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  while (!signal.aborted) {
    const response = await fetch(url, { method, body, headers, signal: AbortSignal.timeout(8000) }).catch(() => null)
    const answer = response && (await response.json().catch(() => null))
    const outcome = response ? String(response.status) : 'away'
    record.answers.set(outcome, (record.answers.get(outcome) ?? 0) + 1)
    if (response?.ok && answer) return answer
    // Refused for good: a photo whose worker was killed under it.
    if (response && response.status < 500) return undefined
    await sleep(50)
  }
}

async function noisePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  return sharp({ create: { width: 700, height: 500, channels: 3, background: '#fff', noise } })
    .jpeg()
    .toBuffer()
}

/** Counts by name, in words. */
export function shownCounts(counts: Map<string, number>): string {
  return [...counts].map(([name, count]) => `${name}: ${count}`).join(', ')
}
