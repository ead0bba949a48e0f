import { afterAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { offerCar } from '../testing/cars.ts'
import { signUp } from '../testing/people.ts'
import { call, openTestApp } from '../testing/test-app.ts'
import { serveMetrics } from './metrics-server.ts'

const { app, metrics } = await openTestApp()
const product = await app.listen({ host: '127.0.0.1', port: 0 })
const address = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 })

const read = async () => (await fetch(address)).text()
const valueOf = (figures: string, line: string) =>
  Number(
    figures
      .split('\n')
      .find((each) => each.startsWith(`${line} `))
      ?.slice(line.length),
  )

// Clients open spare connections, which would delay the end.
afterAll(() => app.server.closeAllConnections())

test('counts and times requests by the pattern of their route, never by parameters', async () => {
  const alice = await signUp(app, 'alice')
  const car = await offerCar(app, alice)
  const ask = async (path: string) => (await fetch(`${product}${path}?auth=${alice.token}`)).text()
  for (let round = 0; round < 3; round++) await ask(`/api/cars/${car}.json`)
  await (await fetch(`${product}/api/cars/gone.json`)).text()
  await ask(`/nothing/${alice.id}`)
  await ask('/api/users/%zz.json')
  const figures = await read()
  expect(valueOf(figures, 'volan_http_requests_total{method="GET",route="/api/cars/:id.json",status="200"}')).toBe(3)
  expect(valueOf(figures, 'volan_http_requests_total{method="GET",route="/api/cars/:id.json",status="401"}')).toBe(1)
  expect(valueOf(figures, 'volan_http_requests_total{method="GET",route="none",status="404"}')).toBe(1)
  expect(valueOf(figures, 'volan_http_requests_total{method="GET",route="none",status="400"}')).toBe(1)
  expect(valueOf(figures, 'volan_http_request_duration_seconds_count{route="/api/cars/:id.json"}')).toBe(4)
  for (const secret of [alice.id, alice.token, alice.email, car, 'gone']) expect(figures).not.toContain(secret)
})

test('counts open live connections and the events they carry', async () => {
  const danny = await signUp(app, 'danny')
  const stop = new AbortController()
  const stream = await fetch(`${product}/api/cars.json`, {
    headers: { accept: 'text/event-stream' },
    signal: stop.signal,
  })
  await stream.body?.getReader().read()
  const socket = new WebSocket(`${product.replace('http', 'ws')}/api/live`)
  await new Promise((resolve) => socket.once('open', resolve))
  socket.send(JSON.stringify({ type: 'subscribe', topic: 'cars' }))
  await new Promise((resolve) => socket.once('message', resolve))
  const open = await read()
  for (const kind of ['socket', 'stream']) expect(valueOf(open, `volan_live_connections{kind="${kind}"}`)).toBe(1)

  await offerCar(app, danny)
  for (const kind of ['socket', 'stream']) {
    const delivered = async () => valueOf(await read(), `volan_live_events_delivered_total{kind="${kind}"}`)
    await expect.poll(delivered).toBeGreaterThan(0)
  }
  socket.close()
  stop.abort()
  for (const kind of ['socket', 'stream']) {
    await expect.poll(async () => valueOf(await read(), `volan_live_connections{kind="${kind}"}`)).toBe(0)
  }
  // A client that disconnected early is counted too.
  expect(valueOf(await read(), 'volan_http_requests_total{method="GET",route="/api/cars.json",status="cut"}')).toBe(1)
  expect(valueOf(await read(), 'volan_http_requests_total{method="GET",route="/api/live",status="101"}')).toBe(1)
  // The duration of a live connection is not an answer time.
  expect(await read()).not.toContain('duration_seconds_count{route="/api/live"}')
})

test('counts logins that were refused under a flood', async () => {
  const before = valueOf(await read(), 'volan_login_sheds_total')
  const login = { email: 'nobody.one@gmail.com', password: 'wrong password' }
  const answers = await Promise.all(Array.from({ length: 60 }, () => call(app, 'POST auth/login', { body: login })))
  const shed = answers.filter(({ status }) => status === 503)
  expect(shed.length).toBeGreaterThan(0)
  expect(valueOf(await read(), 'volan_login_sheds_total')).toBe(before + shed.length)
})

test("the metrics include the process's resources", async () => {
  const figures = await read()
  for (const name of [
    'process_resident_memory_bytes',
    'nodejs_eventloop_lag_p99_seconds',
    'volan_photo_queue',
    'volan_database_connections{state="open"}',
    'volan_password_hashing{state="waiting"}',
  ]) {
    expect(Number.isFinite(valueOf(figures, name)), name).toBe(true)
  }
})

test("serves metrics to private networks only, not on the product's port and not through a proxy", async () => {
  expect((await app.inject('/metrics')).statusCode).toBe(404)
  for (const name of ['x-forwarded-for', 'forwarded']) {
    const forwarded = await fetch(address, { headers: { [name]: 'for=127.0.0.1' } })
    expect([forwarded.status, await forwarded.text()]).toEqual([403, ''])
  }
  const answers = [await fetch(address, { method: 'POST' }), await fetch(address.replace('/metrics', '/'))]
  expect(answers.map(({ status }) => status)).toEqual([404, 404])
})
