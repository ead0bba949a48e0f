import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { photos } from '../../contract/limits.ts'
import { type UploadedPhoto } from '../../contract/photo.ts'
import { hostilePhotos } from '../testing/hostile-photos.ts'
import { registrationOf } from '../testing/people.ts'
import { makeTemporaryPlace, type TemporaryPlace } from '../testing/temporary-place.ts'
import { startProcess, type TestProcess } from '../testing/test-process.ts'

/**
 * Hostile files sent to a process of the product: each is refused with a 4xx or comes out as a clean WebP within five
 * seconds; the process that serves does not grow, and nobody is asked for what a file names.
 */

const atMostMs = 5000
const atMostBytes = 50 * 1024 * 1024

let place: TemporaryPlace
let product: TestProcess
let token: string
/** What was asked of the addresses that the files name. */
const asked: string[] = []
const lure = createServer((request, response) => {
  asked.push(request.url ?? '')
  response.end()
})
await new Promise<void>((listening) => lure.listen(0, '127.0.0.1', listening))
/** Resident memory of the process that serves, in bytes: before the first file and at its highest. */
const memory = { before: 0, highest: 0 }

const files = hostilePhotos(`http://127.0.0.1:${(lure.address() as AddressInfo).port}`)

beforeAll(async () => {
  place = await makeTemporaryPlace()
  product = await startProcess(place.settings)
  const registered = await fetch(`${product.address}/api/auth/register`, {
    method: 'POST',
    body: JSON.stringify(registrationOf('alice')),
  })
  ;({ token } = (await registered.json()) as { token: string })
  // What the first photos bring with them, such as code and the child, is not growth.
  const largest = await plainPhoto(6000)
  for (let i = 0; i < 8; i++) await upload(largest)
  memory.before = await residentBytes()
})

afterAll(async () => {
  lure.close()
  await product.end('SIGTERM')
  await place.remove()
})

test('there are at least 60 of them', () => expect(files.length).toBeGreaterThanOrEqual(60))

test.each(files)('$name', async ({ make, expected }) => {
  const file = await make()
  const from = performance.now()
  const response = await upload(file)
  expect(performance.now() - from).toBeLessThan(atMostMs)
  const answer = (await response.json()) as UploadedPhoto & { code: string }
  memory.highest = Math.max(memory.highest, await residentBytes())
  const pictures = response.ok ? await picturesOf(answer) : []
  const outcome = response.ok ? 'clean' : 'refused'
  expect([200, 413, 422], answer.code).toContain(response.status)
  expect(expected === 'either' ? outcome : expected).toBe(outcome)
  expect(pictures).toEqual(response.ok ? photos.widths.map(() => ({ format: 'webp' })) : [])
})

test('afterwards an honest photo is taken, nobody was asked, and the process has not grown', async () => {
  expect((await upload(await plainPhoto(1200))).status).toBe(200)
  expect(asked).toEqual([])
  expect(memory.highest - memory.before).toBeLessThan(atMostBytes)
})

/** What each of a photo's widths is, with everything that it should not have. */
async function picturesOf({ address }: UploadedPhoto): Promise<object[]> {
  return Promise.all(
    photos.widths.map(async (width) => {
      const shown = await fetch(product.address + address.replace(/-\d+\.webp$/, `-${width}.webp`))
      const bytes = Buffer.from(await shown.arrayBuffer())
      const { format, exif, icc, xmp, iptc, pages } = await sharp(bytes).metadata()
      return { format, exif, icc, xmp, iptc, pages, ...(bytes.includes('hostile') && { holds: 'hostile' }) }
    }),
  )
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

/** 0 where the system does not tell. */
async function residentBytes(): Promise<number> {
  const pages = (await readFile(`/proc/${product.child.pid}/statm`, 'utf8').catch(() => '0 0')).split(' ')[1]
  return Number(pages) * 4096
}
