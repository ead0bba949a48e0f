import { expect } from '@playwright/test'
import { livePath, type ClientFrame, type Topic } from '../contract/live.ts'
import { write } from './chatting.ts'
import { inParallel, send, store } from './hostile-store.ts'
import { hostileStrings } from './hostile-strings.ts'
import { arrive, buildCar, newRegistration, offerCar } from './people.ts'
import { test, type Product } from './product.ts'

/**
 * Every hostile text in every stored field is refused, or comes back from this engine as it was sent, but tidied, by
 * call and on the live connection.
 */

const asIs = (text: string) => text

async function read(address: string): Promise<Record<string, unknown>> {
  const response = await fetch(address)
  expect(response.status, address).toBe(200)
  return (await response.json()) as Record<string, unknown>
}

/** Listens like the page of a logged-in person; `said` grows with each frame. */
async function listen(product: Product, token: string, topics: Topic[]): Promise<{ said: string; end(): void }> {
  const socket = new WebSocket(product.address.replace('http', 'ws') + livePath)
  const heard = { said: '', end: () => socket.close() }
  socket.addEventListener('message', ({ data }) => (heard.said += String(data)))
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  const frames: ClientFrame[] = [
    { type: 'hello', token },
    ...topics.map((topic) => ({ type: 'subscribe', topic }) as const),
  ]
  for (const frame of frames) socket.send(JSON.stringify(frame))
  await expect.poll(() => heard.said.split('"subscribed"').length - 1).toBe(topics.length)
  return heard
}

test('comments and messages come back as they were sent', async ({ browser, product }) => {
  const [alice, bobby] = [await arrive(browser, product, 'alice'), await arrive(browser, product, 'bobby')]
  const carId = await offerCar(alice)
  const comments = `${product.address}/api/cars/${carId}/comments.json?auth=${alice.token}`
  const messages = `${product.address}/api/messages.json?auth=${alice.token}`
  const heard = await listen(product, bobby.token, ['messages', `cars/${carId}`])
  const question = 'An answered person may send links'
  await write(bobby, alice, question)
  const sent = { comments: [] as string[], messages: [question] }
  for (const text of hostileStrings) {
    const comment = await store(text, { comments: asIs }, (hostile) => send('POST', comments, hostile))
    if (comment?.stored.comments !== undefined) sent.comments.push(comment.stored.comments)
    const message = await store(text, { content: asIs }, (hostile) =>
      send('POST', messages, { sendTo: bobby.email, ...hostile }),
    )
    if (message?.stored.content !== undefined) sent.messages.push(message.stored.content)
  }
  expect(Math.min(sent.comments.length, sent.messages.length)).toBeGreaterThan(300)
  const kept = Object.values(await read(comments)) as { comments: string }[]
  expect(kept.map((comment) => comment.comments)).toEqual(sent.comments)
  const talk = Object.values(await read(`${messages}&with=${bobby.id}`)) as { content: string }[]
  expect(talk.map(({ content }) => content)).toEqual(sent.messages)
  const told = [
    ...sent.comments.map((text) => `"comments":${JSON.stringify(text)}`),
    ...sent.messages.map((text) => `"content":${JSON.stringify(text)}`),
  ]
  await expect.poll(() => told.filter((text) => !heard.said.includes(text))).toEqual([])
  heard.end()
})

test('the texts of a car come back as they were sent', async ({ browser, product }) => {
  const alice = await arrive(browser, product, 'alice')
  const fields = { model: asIs, description: asIs, location: asIs, img: asIs }
  const count = { model: 0, description: 0, location: 0, img: 0 }
  const address = `${product.address}/api/cars/${await offerCar(alice)}.json?auth=${alice.token}`
  const safe = buildCar({ img: 'https://hostile.invalid/a.jpg' })
  for (const text of hostileStrings) {
    const kept = await store(text, fields, (hostile) => send('PUT', address, { ...safe, ...hostile }))
    if (!kept) continue
    expect(await read(address)).toMatchObject(kept.stored)
    for (const field of Object.keys(kept.stored) as (keyof typeof count)[]) count[field]++
  }
  expect(count.description).toBeGreaterThan(200)
  expect(Math.min(count.model, count.location)).toBeGreaterThan(150)
  expect(count.img).toBeGreaterThan(0)
})

test('username, e-mail and telephone come back as they were sent', async ({ product }) => {
  const fields = { username: asIs, email: (text: string) => `${text}@gmail.com`, telephone: asIs }
  let count = 0
  await inParallel(hostileStrings, 4, async (text) => {
    const safe = newRegistration('carol')
    const kept = await store(text, fields, (hostile) =>
      send('POST', `${product.address}/api/auth/register`, { ...safe, ...hostile }),
    )
    if (!kept) return
    count++
    const { userId, token } = kept.answer as { userId: string; token: string }
    const person = await read(`${product.address}/api/users/${userId}.json?auth=${token}`)
    expect(person).toMatchObject(kept.stored)
  })
  expect(count).toBeGreaterThan(150)
})
