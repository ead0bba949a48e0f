import { type RequestOptions } from 'node:https'
import { PassThrough } from 'node:stream'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type PublicNetwork } from '../lib/public-request.ts'
import { lookAtPictures } from './first-pictures.ts'

const pictureOf = (red: number) =>
  sharp({ create: { width: 64, height: 40, channels: 3, background: { r: red, g: 0, b: 0 } } })
    .png()
    .toBuffer()
const placeholder = await pictureOf(0)
const pictures = await Promise.all([1, 2, 3].map(pictureOf))
const { signal } = new AbortController()

/** A network of hosts that answer a path with these bytes, and with 403 where there are none. */
function networkWith(answer: (path: string) => Buffer | undefined) {
  const asked: string[] = []
  let [open, most] = [0, 0]
  const network = {
    resolve: async () => ['93.184.215.14'],
    request: ({ path }: RequestOptions, done: (response: unknown) => void) => {
      asked.push(String(path))
      most = Math.max(most, ++open)
      setTimeout(() => {
        open--
        const body = answer(String(path))
        const response = new PassThrough()
        response.end(body)
        done(Object.assign(response, { statusCode: body ? 200 : 403, headers: {} }))
      }, 5)
      const request = new PassThrough()
      return Object.assign(request, { on: () => request })
    },
  } as unknown as PublicNetwork
  return { network, asked, most: () => most }
}

const addressesTo = (count: number) => Array.from({ length: count }, (_, at) => `https://cars.example/${at}.jpg`)

test('one picture that a host answers with for many cars is told, with one of its addresses', async () => {
  const { network } = networkWith((path) => pictures[Number(/\d+/.exec(path)?.[0])] ?? placeholder)
  expect(await lookAtPictures(addressesTo(12), network, signal)).toEqual({
    count: 12,
    same: [{ count: 9, example: 'https://cars.example/3.jpg' }],
    missing: undefined,
  })
})

test('two cars may have the same picture', async () => {
  const { network } = networkWith((path) => (path < '/2' ? placeholder : pictures[Number(path[1]) - 2]))
  const addresses = addressesTo(4)
  expect(await lookAtPictures(addresses, network, signal)).toEqual({ count: 4, same: [], missing: undefined })
})

test('pictures that are refused, or are a page, are told, and are not the same picture', async () => {
  const { network } = networkWith((path) => (path < '/2' ? undefined : Buffer.from('<html>Please log in')))
  expect(await lookAtPictures(addressesTo(6), network, signal)).toEqual({
    count: 6,
    same: [],
    missing: { count: 6, example: 'https://cars.example/0.jpg' },
  })
})

test('a host is asked for forty pictures, four at once, and for none after an interruption', async () => {
  const { network, asked, most } = networkWith(() => placeholder)
  expect(await lookAtPictures(addressesTo(100), network, signal)).toMatchObject({ count: 40, same: [{ count: 40 }] })
  expect([asked.length, most()]).toEqual([40, 4])
  const interrupted = await lookAtPictures(addressesTo(100), network, AbortSignal.abort())
  expect([interrupted.count, asked.length]).toEqual([0, 40])
})
