import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { offerCar } from '../testing/cars.ts'
import { signUp } from '../testing/people.ts'
import { useWorld } from '../testing/world.ts'

const { app } = await useWorld()

beforeEach(async () => {
  await offerCar(app, await signUp(app, 'alice'))
  await offerCar(app, await signUp(app, 'bobby'))
})

const ask = (headers: Record<string, string> = {}) => app.inject({ url: '/api/cars.json', headers })
const askWindow = (headers: Record<string, string> = {}) =>
  app.inject({ url: '/api/cars.json?orderBy="$key"&limitToLast=24', headers })

test('compresses a cached answer with the best encoding that the client accepts', async () => {
  const plain = await askWindow()
  expect(plain.headers).toMatchObject({ vary: 'accept-encoding' })
  expect(plain.headers['content-encoding']).toBeUndefined()
  const best = await askWindow({ 'accept-encoding': 'gzip, deflate, br' })
  expect(best.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(best.rawPayload).toString()).toBe(plain.body)
  const refusing = await askWindow({ 'accept-encoding': 'br;q=0, gzip' })
  expect(refusing.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(refusing.rawPayload).toString()).toBe(plain.body)
})

test('answers 304 to a client that has the answer, compressed or not', async () => {
  for (const headers of [{}, { 'accept-encoding': 'br' }]) {
    const { etag } = (await askWindow(headers)).headers
    const again = await askWindow({ ...headers, 'if-none-match': String(etag) })
    expect([again.statusCode, again.rawPayload.length, again.headers.etag]).toEqual([304, 0, etag])
  }
  const { etag } = (await askWindow()).headers
  const carol = await signUp(app, 'carol')
  await offerCar(app, carol)
  expect((await askWindow({ 'if-none-match': String(etag) })).statusCode).toBe(200)
})

test('does not compress answers that are read in chunks', async () => {
  expect((await ask({ 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined()
})

test('parses an Accept-Encoding header of one endless word quickly', async () => {
  const before = performance.now()
  expect((await askWindow({ 'accept-encoding': 'a'.repeat(40_000) })).headers['content-encoding']).toBeUndefined()
  expect((await askWindow({ 'accept-encoding': `br;${' '.repeat(40_000)}x` })).statusCode).toBe(200)
  expect(performance.now() - before).toBeLessThan(1000)
})
