import { setTimeout as sleep } from 'node:timers/promises'
import { offer } from '../offer.ts'

/** Times of one kind of call, in ms, and the bytes of its last answer. */
export interface Times {
  median: number
  p95: number
  bytes: string
}

/** Asks addresses one after the other; the first is not counted, because it may open the connection. */
export async function timesOf(addresses: readonly string[]): Promise<Times> {
  const times: number[] = []
  let bytes = ''
  for (const address of [addresses[0] ?? '', ...addresses]) {
    const startedAt = performance.now()
    bytes = await textAt(address)
    times.push(performance.now() - startedAt)
  }
  return { ...middle(times.slice(1)), bytes }
}

/** The middle of times, and what 19 of 20 are below. */
export function middle(times: readonly number[]): { median: number; p95: number } {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
  return { median: at(0.5), p95: at(0.95) }
}

/** The text of an answer; throws when it is an error. */
export async function textAt(address: string): Promise<string> {
  const answer = await fetch(address)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${text.slice(0, 200)}`)
  return text
}

/** Asks until the answer is no error: the index of a large market takes some seconds to read. */
export async function untilAnswered(address: string): Promise<void> {
  for (;;) {
    const answer = await fetch(address)
    await answer.text()
    if (answer.ok) return
    await sleep(100)
  }
}

/** A person with one offer, who edits it, and deletes it at the end. */
export async function newSeller(product: string) {
  const name = `bench.${crypto.randomUUID()}`
  const person = { username: name.slice(0, 30), email: `${name}@gmail.com`, gender: 'Other', telephone: '0888123456' }
  const send = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${product}/api/${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path.split('?')[0]} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Record<string, string>
  }
  const { token } = await send('POST', 'auth/register', { ...person, password: crypto.randomUUID() })
  const { name: id } = await send('POST', `cars.json?auth=${token}`, offer)
  return {
    setPrice: (price: number) => send('PUT', `cars/${id}.json?auth=${token}`, { ...offer, price }),
    leave: () => send('DELETE', `cars/${id}.json?auth=${token}`),
  }
}
