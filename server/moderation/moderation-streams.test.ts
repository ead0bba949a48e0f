import { afterAll, expect, test } from 'vitest'
import { allHeard } from '../testing/all-heard.ts'
import { offerCar } from '../testing/cars.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const server = await useWorld(['alice', 'bobby', 'erica'], { roles: { erica: 'moderator' } })
const { app, alice, bobby, erica } = server
const address = await app.listen({ host: '127.0.0.1', port: 0 })
const cut = new AbortController()

afterAll(() => cut.abort())

/** Streams a node for Bobby; answers its present value at the root. */
async function watched(path: string): Promise<() => unknown> {
  const headers = { accept: 'text/event-stream' }
  const response = await fetch(`${address}/api/${path}?auth=${bobby.token}`, { headers, signal: cut.signal })
  let root: unknown
  const read = async () => {
    for await (const piece of response.body ?? []) {
      for (const line of Buffer.from(piece as Uint8Array)
        .toString()
        .matchAll(/^data: (.*)$/gm)) {
        const change = JSON.parse(line[1] ?? '') as { path: string; data: unknown } | null
        if (change?.path === '/') root = change.data
      }
    }
  }
  void read().catch(() => {})
  return () => root
}

test.each([
  { what: 'a hidden offer', path: (id: string) => `offers/${id}`, away: 'hidden', back: 'shown' },
  { what: 'the offer of a suspended person', path: () => `accounts/${alice.id}`, away: 'suspended', back: 'active' },
])('$what disappears from streams of it and of its comments, and comes back', async ({ path, away, back }) => {
  const id = await offerCar(app, alice)
  await call(app, `POST cars/${id}/comments.json`, { as: bobby, body: { comments: 'Hello' } })
  await allHeard(server)
  const [car, comments] = [await watched(`cars/${id}.json`), await watched(`cars/${id}/comments.json`)]
  const isThere = () => [car(), comments()].map((root) => root !== null && root !== undefined)
  const moderate = (state: string) =>
    call(app, `PUT moderation/${path(id)}`, { as: erica, body: { state, reason: 'Not a car.' } })
  await expect.poll(isThere).toEqual([true, true])
  await moderate(away)
  await expect.poll(isThere).toEqual([false, false])
  await moderate(back)
  await expect.poll(isThere).toEqual([true, true])
})
