import { connect, type Socket } from 'node:net'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type IncomingMessage } from 'node:http'
import sharp from 'sharp'
import { errors } from '../../contract/texts/en/errors.ts'
import { photos } from '../../contract/limits.ts'
import { ProductError } from '../lib/errors.ts'
import { type RateLimitName } from '../limits/limit-table.ts'
import { signUp, type TestPerson } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'
import { PhotoProcess } from './photo-process.ts'
import { maxBytes, maxPerPerson, slowAfterMs, UploadPlaces } from './upload-places.ts'

const spent: RateLimitName[] = []
const limits = {
  count: async () => {},
  consume: async (name: RateLimitName) => void (name.startsWith('photo') && spent.push(name)),
  refund: async (name: RateLimitName) => void spent.splice(spent.indexOf(name), 1),
}
const { app, alice } = await useWorld(['alice'], { limits })
const address = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))

beforeEach(async () => {
  spent.length = 0
})

interface Unfinished {
  socket: Socket
  /** The answer so far. */
  answer: () => string
}

/** Sends the head of an upload and a part of its body. */
async function beginUpload({ token }: TestPerson): Promise<Unfinished> {
  const socket = connect(Number(address.port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let answer = ''
  socket.on('data', (data: Buffer) => (answer += data.toString()))
  socket.on('error', () => {})
  await new Promise((resolve) => socket.on('connect', resolve))
  const head = `POST /api/photos?auth=${token} HTTP/1.1\r\nhost: ${address.host}\r\n`
  socket.write(`${head}content-type: image/jpeg\r\ncontent-length: ${photos.bytes}\r\n\r\n`)
  socket.write(Buffer.alloc(100_000))
  return { socket, answer: () => answer }
}

const refusedWith = (status: number) => new RegExp(`^HTTP/1.1 ${status} [^]*retry-after: \\d+\\r\\n[^]*"error":`)

describe('places for uploads', () => {
  test('let a person have two uploads under way; another is refused before its body is read, without using up the rate limit', async () => {
    const under = await Promise.all(Array.from({ length: maxPerPerson }, () => beginUpload(alice)))
    await vi.waitFor(() => expect(spent).toHaveLength(2 * maxPerPerson))
    const third = await beginUpload(alice)
    await vi.waitFor(() => expect(third.answer()).toMatch(refusedWith(429)))
    expect(under.map(({ answer }) => answer())).toEqual(['', ''])
    expect(spent).toHaveLength(2 * maxPerPerson)
    // Other people are not affected, and a place is free again when its upload ends.
    const bobby = await beginUpload(await signUp(app, 'bobby'))
    await vi.waitFor(() => expect(spent).toHaveLength(2 * maxPerPerson + 2))
    expect(bobby.answer()).toBe('')
    under[0]?.socket.destroy()
    await vi.waitFor(async () => {
      const next = await beginUpload(alice)
      await vi.waitFor(() => expect(spent).toHaveLength(2 * maxPerPerson + 4), 200)
      expect(next.answer()).toBe('')
    }, 3000)
  })

  test('limit the bytes of all uploads; the body that has been arriving longest is cut if it is slow', () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const places = new UploadPlaces()
    const cut = vi.fn<(who: string) => void>()
    const take = (
      who: string,
      { complete = false, ...given }: { complete?: boolean; bytes?: string | undefined } = {},
    ) => {
      const headers = {
        'content-length': String(photos.bytes),
        ...('bytes' in given && { 'content-length': given.bytes }),
      }
      places.take(who, { headers, complete, destroy: () => cut(who) } as unknown as IncomingMessage)
    }
    // A complete body waits for its turn and is not slow.
    take('first', { complete: true })
    // A body of unknown length counts as the largest allowed.
    const count = maxBytes / photos.bytes
    for (let which = 1; which < count; which++) take(`person ${which}`, which % 2 === 0 ? {} : { bytes: undefined })
    expect(() => take('late', { bytes: '1' })).toThrow(errors.busy)
    expect(cut).not.toHaveBeenCalled()
    vi.advanceTimersByTime(slowAfterMs)
    take('late')
    expect(cut.mock.calls).toEqual([['person 1']])
  })

  test('have room for many small photos, as the app sends them', () => {
    const places = new UploadPlaces()
    const request = { headers: { 'content-length': '700000' }, complete: false } as unknown as IncomingMessage
    for (let which = 0; which < 100; which++) places.take(`person ${which}`, request)
    expect(() => {
      for (let which = 0; which < 100; which++) places.take(`other ${which}`, request)
    }).toThrow(errors.busy)
  })
})

describe('rate limits of uploads', () => {
  const upload = (body: Buffer) =>
    call(app, 'POST photos', { as: alice, body, headers: { 'content-type': 'image/jpeg' } })

  test('count a refused file, and do not count a failure of the service', async () => {
    expect((await upload(Buffer.from('no photo'))).status).toBe(422)
    expect(spent).toEqual(['photoPerHalfHour', 'photoPerDay'])
    vi.spyOn(PhotoProcess.prototype, 'render').mockRejectedValueOnce(new ProductError('busy'))
    const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer()
    expect((await upload(picture)).status).toBe(503)
    await vi.waitFor(() => expect(spent).toEqual(['photoPerHalfHour', 'photoPerDay']))
  })
})

test('a person with many photos does not delay a person with one', async () => {
  const work = new PhotoProcess()
  onTestFinished(() => work.stop())
  const file = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()
  const done: string[] = []
  await Promise.all(
    ['alice 1', 'alice 2', 'alice 3', 'bobby 1', 'bobby 2', 'carol 1'].map(async (name) => {
      await work.render(file, name.slice(0, 5))
      done.push(name)
    }),
  )
  expect(done).toEqual(['alice 1', 'bobby 1', 'carol 1', 'alice 2', 'bobby 2', 'alice 3'])
})
