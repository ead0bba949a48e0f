/** People who write without a pause, and keep what was acknowledged to them. */
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { buildCar } from '../server/testing/cars.ts'

/** A person of the drill, logged in. */
export interface Writer {
  id: string
  email: string
  password: string
  /** Lives for 15 minutes. */
  token: string
}

/** What was acknowledged: ids by the text that only they hold. */
export interface Acknowledged {
  cars: Map<string, string>
  comments: Map<string, string>
  messages: Map<string, string>
  photos: Set<string>
  /** Answers by status, with `away` for no answer at all. */
  answers: Map<string, number>
}

/** One of the people, counted around. */
export function personAt(people: Writer[], index: number): Writer {
  const person = people[index % people.length]
  if (!person) throw new Error('There is nobody')
  return person
}

/** Offers a car and answers its id. */
export async function offerCar(address: string, { token }: Writer): Promise<string> {
  const response = await fetch(`${address}/api/cars.json?auth=${token}`, {
    method: 'POST',
    body: JSON.stringify(buildCar()),
  })
  return ((await response.json()) as { name: string }).name
}

/** Nothing acknowledged yet. */
export function emptyRecord(): Acknowledged {
  return { cars: new Map(), comments: new Map(), messages: new Map(), photos: new Set(), answers: new Map() }
}

/** Registers a person. */
export async function register(address: string, index: number): Promise<Writer> {
  const username = `${'abcdefgh'.charAt(index)}writer of drills`
  const person = { username, email: `writer${index}@gmail.com`, telephone: '0888123456', gender: 'Other' }
  const password = crypto.randomUUID()
  const body = JSON.stringify({ ...person, password })
  const response = await fetch(`${address}/api/auth/register`, { method: 'POST', body })
  const { userId, token } = (await response.json()) as { userId: string; token: string }
  return { id: userId, email: person.email, password, token }
}

/** The same person with a fresh token. */
export async function logIn(address: string, { email, password }: Writer): Promise<Writer> {
  const response = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    body: JSON.stringify({ email, password }),
  })
  const { userId, token } = (await response.json()) as { userId: string; token: string }
  return { id: userId, email, password, token }
}

/** Writes cars, comments, messages and photos in turn until the signal; each is tried again under its key until answered. */
export async function writeOn(
  address: string,
  { me, other, carId }: { me: Writer; other: Writer; carId: string },
  { record, signal }: { record: Acknowledged; signal: AbortSignal },
): Promise<void> {
  const send = (path: string, body: string | Uint8Array<ArrayBuffer>) =>
    insist(`${address}/api/${path}auth=${me.token}`, body, { record, signal })
  for (let turn = 0; !signal.aborted; turn++) {
    const text = `drill ${crypto.randomUUID()}`
    if (turn % 12 === 11) {
      const photo = await send('photos?', new Uint8Array(await noisePhoto()))
      if (photo) record.photos.add((photo as { address: string }).address)
    } else if (turn % 3 === 0) {
      remember(record.cars, text, await send('cars.json?', JSON.stringify(buildCar({ description: text }))))
    } else if (turn % 3 === 1) {
      const path = `cars/${carId}/comments.json?`
      remember(record.comments, text, await send(path, JSON.stringify({ comments: text })))
    } else {
      const body = JSON.stringify({ sendTo: other.email, content: text })
      remember(record.messages, text, await send('messages.json?', body))
    }
  }
}

function remember(map: Map<string, string>, text: string, answer: unknown): void {
  if (answer) map.set(text, (answer as { name: string }).name)
}

/** Sends until there is an answer that will not change: what a browser does that lost the connection. */
export async function insist(
  url: string,
  body: string | Uint8Array<ArrayBuffer>,
  { record, signal, method = 'POST' }: { record: Pick<Acknowledged, 'answers'>; signal: AbortSignal; method?: string },
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
