import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ProductError } from '../lib/errors.ts'
import { registrationOf } from '../testing/people.ts'
import { makeTemporaryPlace, type TemporaryPlace } from '../testing/temporary-place.ts'
import { type RunningProcess } from '../../scripts/processes.ts'
import { startTestProcess } from '../testing/test-process.ts'
import { PhotoProcess } from './photo-process.ts'

const megabyte = 1024 * 1024

/** 39 megapixels in progressive scans: all 234 MB of coefficients stay in memory until the last scan is read. */
function largePhoto(): Promise<Buffer> {
  return sharp({ create: { width: 6200, height: 6300, channels: 3, background: '#c5283a' } })
    .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

function smallPhoto(width: number): Promise<Buffer> {
  return sharp({ create: { width, height: 30, channels: 3, background: '#2b49b8' } })
    .jpeg()
    .toBuffer()
}

test('a photo that takes too much memory ends the child and is photoBroken; the next one is accepted', async () => {
  const [large, small] = [await largePhoto(), await smallPhoto(40)]
  const capped = new PhotoProcess(180 * megabyte)
  const work = (file: Buffer) =>
    capped.render(file, 'alice').then(
      ({ width }) => width,
      (error: ProductError) => error.code,
    )
  const outcomes = await Promise.all([small, large, small].map(work))
  capped.stop()
  expect(outcomes).toEqual([40, 'photoBroken', 40])
})

test('the same photo is accepted under the memory cap of the product', async () => {
  const photos = new PhotoProcess()
  const { width, height } = await photos.render(await largePhoto(), 'alice')
  photos.stop()
  expect([width, height]).toEqual([1600, 1626])
})

// The child is found by /proc.
describe.runIf(process.platform === 'linux')('a child process for photos that hangs', () => {
  let place: TemporaryPlace
  let product: RunningProcess
  let token: string

  beforeAll(async () => {
    place = await makeTemporaryPlace()
    product = await startTestProcess(place.settings)
    const body = JSON.stringify(registrationOf('alice'))
    const registered = await fetch(`${product.address}/api/auth/register`, { method: 'POST', body })
    ;({ token } = (await registered.json()) as { token: string })
  })

  afterAll(async () => {
    await product.end('SIGTERM')
    await place.remove()
  })

  async function upload(file: Buffer) {
    const from = performance.now()
    const body = new Uint8Array(file)
    const response = await fetch(`${product.address}/api/photos?auth=${token}`, { method: 'POST', body })
    const { code } = (await response.json()) as { code?: string }
    return { status: response.status, code, seconds: (performance.now() - from) / 1000 }
  }

  async function children(): Promise<number[]> {
    const { pid } = product
    const line = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
    return line.trim().split(' ').filter(Boolean).map(Number)
  }

  test(
    'is ended after ten seconds; its photo is photoBroken, the next ones are accepted',
    { timeout: 30_000 },
    async () => {
      expect((await upload(await smallPhoto(50))).status).toBe(200)
      const [child] = await children()
      process.kill(child as number, 'SIGSTOP')
      const [stuck, behind] = await Promise.all([upload(await smallPhoto(51)), upload(await smallPhoto(52))])
      expect([stuck.status, stuck.code]).toEqual([422, 'photoBroken'])
      expect(stuck.seconds).toBeGreaterThan(9.5)
      expect(stuck.seconds).toBeLessThan(12)
      expect(behind.status).toBe(200)
      expect(await children()).not.toContain(child)
    },
  )
})
