import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { photos, photosPerMessage } from '../../contract/limits.ts'
import { type Message, type MessagePhoto } from '../../contract/message.ts'
import { type UploadedPhoto } from '../../contract/photo.ts'
import { hostilePhotos } from '../testing/hostile-photos.ts'
import { batchesOf } from '../db/batches.ts'
import { registrationOf } from '../testing/people.ts'
import { makeTemporaryPlace, type TemporaryPlace } from '../testing/temporary-place.ts'
import { type RunningProcess } from '../../scripts/processes.ts'
import { startTestProcess } from '../testing/test-process.ts'

/**
 * Sends hostile files to a running server. Each is refused with a 4xx or becomes a clean WebP within five seconds; the
 * server's memory does not grow, no address in a file is requested, and a message shows the clean ones alone.
 */

const maxMs = 5000
const maxBytes = 50 * 1024 * 1024

let place: TemporaryPlace
let product: RunningProcess
let token: string
/** Photos that no offer shows are for who uploaded them. */
let cookie: string
/** The hostile files that became photos. */
const accepted: UploadedPhoto[] = []
/** Requests to the addresses that the files name. */
const asked: string[] = []
const lure = createServer((request, response) => {
  asked.push(request.url ?? '')
  response.end()
})
await new Promise<void>((listening) => lure.listen(0, '127.0.0.1', listening))
/** Resident memory of the server in bytes: before the first file and at its highest. */
const memory = { before: 0, highest: 0 }

const files = hostilePhotos(`http://127.0.0.1:${(lure.address() as AddressInfo).port}`)

beforeAll(async () => {
  place = await makeTemporaryPlace()
  product = await startTestProcess(place.settings)
  ;({ token, cookie } = await register('alice'))
  // The first photos load code and the child; that is not growth.
  const largest = await plainPhoto(6000)
  for (let i = 0; i < 8; i++) await upload(largest)
  memory.before = await residentBytes()
})

afterAll(async () => {
  lure.close()
  await product.end('SIGTERM')
  await place.remove()
})

test('there are at least 60 hostile files', () => expect(files.length).toBeGreaterThanOrEqual(60))

test.each(files)('$name', async ({ make, expected }) => {
  const file = await make()
  const from = performance.now()
  const response = await upload(file)
  expect(performance.now() - from).toBeLessThan(maxMs)
  const answer = (await response.json()) as UploadedPhoto & { code: string }
  memory.highest = Math.max(memory.highest, await residentBytes())
  const pictures = response.ok ? await picturesOf(answer) : []
  if (response.ok) accepted.push(answer)
  const outcome = response.ok ? 'clean' : 'refused'
  expect([200, 413, 422], answer.code).toContain(response.status)
  expect(expected === 'either' ? outcome : expected).toBe(outcome)
  expect(pictures).toEqual(response.ok ? photos.widths.map(() => ({ format: 'webp' })) : [])
})

test('a message shows those that became photos, by our own addresses and with their true sizes', async () => {
  const bobby = await register('bobby')
  const addresses = [...new Set(accepted.map(({ address }) => address))]
  expect(addresses.length).toBeGreaterThan(photosPerMessage)
  for (const some of batchesOf(addresses, photosPerMessage)) {
    const body = JSON.stringify({ sendTo: bobby.user.id, content: '', photos: some })
    const sent = await fetch(`${product.address}/api/messages.json?auth=${token}`, { method: 'POST', body })
    expect(sent.status).toBe(200)
  }
  const read = await fetch(`${product.address}/api/messages.json?auth=${bobby.token}`)
  const messages = Object.values((await read.json()) as Record<string, Message>)
  const shown = messages.flatMap((message) => message.photos ?? [])
  expect(shown.map(({ address }) => address).toSorted()).toEqual(addresses.toSorted())
  for (const photo of shown) {
    const { width, height } = photo
    expect(await largestOf(photo)).toEqual({ format: 'webp', width, height })
  }
})

test('after the hostile files a normal photo is accepted, no address was requested, and memory has not grown', async () => {
  expect((await upload(await plainPhoto(1200))).status).toBe(200)
  expect(asked).toEqual([])
  expect(memory.highest - memory.before).toBeLessThan(maxBytes)
})

/** The format of each width of a photo, with everything that it should not contain. */
async function picturesOf({ address }: UploadedPhoto): Promise<object[]> {
  return Promise.all(
    photos.widths.map(async (width) => {
      const shown = await showPhoto(address, width)
      const bytes = Buffer.from(await shown.arrayBuffer())
      const { format, exif, icc, xmp, iptc, pages } = await sharp(bytes).metadata()
      return { format, exif, icc, xmp, iptc, pages, ...(bytes.includes('hostile') && { holds: 'hostile' }) }
    }),
  )
}

function showPhoto(address: string, width: number): Promise<Response> {
  return fetch(product.address + address.replace(/-\d+\.webp$/, `-${width}.webp`), { headers: { cookie } })
}

/** The largest stored width of a message's photo. */
async function largestOf({ address }: MessagePhoto): Promise<object> {
  const bytes = await showPhoto(address, photos.widths.at(-1) ?? 0)
  const { format, width, height } = await sharp(Buffer.from(await bytes.arrayBuffer())).metadata()
  return { format, width, height }
}

async function register(name: 'alice' | 'bobby'): Promise<{ token: string; user: { id: string }; cookie: string }> {
  const body = JSON.stringify(registrationOf(name))
  const answer = await fetch(`${product.address}/api/auth/register`, { method: 'POST', body })
  const [session = ''] = answer.headers.get('set-cookie')?.split(';') ?? []
  return { ...((await answer.json()) as { token: string; user: { id: string } }), cookie: session }
}

function upload(file: Buffer): Promise<Response> {
  return fetch(`${product.address}/api/photos?auth=${token}`, { method: 'POST', body: new Uint8Array(file) })
}

function plainPhoto(width: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width, height: 1000, channels: 3, background: '#fff', noise } })
    .jpeg({ quality: 95 })
    .toBuffer()
}

/** 0 where the system has no /proc. */
async function residentBytes(): Promise<number> {
  const pages = (await readFile(`/proc/${product.pid}/statm`, 'utf8').catch(() => '0 0')).split(' ')[1]
  return Number(pages) * 4096
}
