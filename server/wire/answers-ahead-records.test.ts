import { describe, expect, test } from 'vitest'
import { CountingLimits } from '../limits/rate-limits.ts'
import { makeBuiltPages } from '../testing/built-pages.ts'
import { askOnTheWire, listen } from '../testing/on-the-wire.ts'
import { makeTemporaryPlace } from '../testing/temporary-place.ts'
import { openTestApp } from '../testing/test-app.ts'
import { startProcess } from '../testing/test-process.ts'

/** What all answers have in common, those that are sent before routing too: figures, log, limits, proxies, the end. */

const { app, metrics } = await openTestApp({ pages: await makeBuiltPages() })
const port = await listen(app)

const counts = '/api/counts.json'
const ask = (address: string, headers: string[] = [], to = port) => askOnTheWire(address, { to, headers })

test('each is counted as a request of its route, with its time', async () => {
  const figures = async () => {
    const [calls, times] = await Promise.all([metrics.requests.get(), metrics.requestSeconds.get()])
    const isCounted = (labels: object) => 'route' in labels && labels.route === counts
    return [
      calls.values.find(({ labels }) => isCounted(labels) && labels.method === 'GET' && labels.status === 200)?.value,
      times.values.find(({ labels, metricName }) => isCounted(labels) && metricName?.endsWith('_count'))?.value,
    ].map(Number)
  }
  await ask(counts)
  const [callsBefore = 0, timesBefore = 0] = await figures()
  for (let round = 0; round < 3; round++) expect((await ask(counts)).isRouted).toBe(false)
  await expect.poll(figures).toEqual([callsBefore + 3, timesBefore + 3])
})

test('each is a line of the log with its own id', async () => {
  const place = await makeTemporaryPlace()
  const product = await startProcess({ ...place.settings, LOG_LEVEL: 'info' })
  try {
    const ids = []
    for (let round = 0; round < 3; round++)
      ids.push((await fetch(product.address + counts)).headers.get('x-request-id'))
    await product.end('SIGTERM')
    const lines = product
      .printed()
      .split('\n')
      .filter((line) => line.includes('"request"'))
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(lines.map(({ requestId }) => requestId)).toEqual(ids)
    expect(new Set(ids).size).toBe(3)
    for (const line of lines) expect(line).toMatchObject({ method: 'GET', route: counts, status: 200 })
  } finally {
    await product.end('SIGKILL')
    await place.remove()
  }
}, 60_000)

describe('behind a trusted proxy, with limits', async () => {
  const proxied = await openTestApp({
    env: { TRUST_PROXY: '127.0.0.1' },
    limits: new CountingLimits(),
    pages: await makeBuiltPages(),
  })
  const to = await listen(proxied.app)
  const from = (address: string) => [`x-forwarded-for: 10.9.9.9, ${address}`]

  test('calls spend what one address may ask for, and pages nothing', async () => {
    await ask('/themes', from('198.51.100.7'), to)
    for (let i = 0; i < 20; i++) await ask('/themes', from('198.51.100.7'), to)
    const statuses = []
    for (let i = 0; i < 301; i++) statuses.push((await ask(counts, from('198.51.100.7'), to)).status)
    expect(statuses.slice(0, 300).filter((status) => status !== 200)).toEqual([])
    const refused = await ask(counts, from('198.51.100.7'), to)
    expect([statuses[300], refused.status]).toEqual([429, 429])
    expect(refused.same.join('\n')).toMatch(/retry-after: \d+/)
    expect((await ask(counts, from('198.51.100.8'), to)).isRouted).toBe(false)
    expect((await ask('/themes', from('198.51.100.7'), to)).status).toBe(200)
  }, 60_000)

  test('who comes by TLS is bound to it, and nobody else', async () => {
    const bound = async (headers: string[]) => {
      await ask('/home', headers, to)
      const { same, isRouted } = await ask('/home', headers, to)
      return [isRouted, same.includes('strict-transport-security: max-age=31536000')]
    }
    expect(await bound(['x-forwarded-proto: https'])).toEqual([false, true])
    expect(await bound(['x-forwarded-proto: http'])).toEqual([false, false])
    expect(await bound([])).toEqual([false, false])
  })

  test("the proxy's id of a request is answered", async () => {
    const id = '6f1c0e2ab34d5e6f7a8b9c0d1e2f3a4b'
    await ask('/home', [], to)
    expect(await ask('/home', [`x-request-id: ${id}`], to)).toMatchObject({
      isRouted: false,
      id: `x-request-id: ${id}`,
    })
  })
})

test('without a trusted proxy nobody is believed to come by TLS', async () => {
  const https = ['x-forwarded-proto: https']
  await ask('/home', https)
  expect((await ask('/home', https)).same.join()).not.toContain('strict-transport-security')
})

test('other origins are answered by routes, and the rest is told that origins matter', async () => {
  const origin = 'https://pages.example'
  const { app: open } = await openTestApp({ env: { CORS_ORIGINS: origin } })
  const to = await listen(open)
  await ask(counts, [], to)
  expect((await ask(counts, [`origin: ${origin}`], to)).same).toContain(`access-control-allow-origin: ${origin}`)
  const plain = await ask(counts, [], to)
  expect(plain.isRouted).toBe(false)
  expect(plain.same).toContain('vary: origin, accept-encoding')
  expect(plain.same.join()).not.toContain('access-control')
})

test('a product that stops leaves answers to its routes, which close connections', async () => {
  const { app: stopping } = await openTestApp()
  let last: Awaited<ReturnType<typeof ask>> | undefined
  let to = 0
  stopping.addHook('preClose', async () => {
    last = await ask(counts, [], to)
  })
  to = await listen(stopping)
  await ask(counts, [], to)
  expect((await ask(counts, [], to)).isRouted).toBe(false)
  await stopping.close()
  expect(last).toMatchObject({ status: 200, isRouted: true })
})
