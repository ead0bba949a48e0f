import { writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { CspEvaluator } from 'csp_evaluator'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { offerCar } from '../testing/cars.ts'
import { makeBuiltPages } from '../testing/built-pages.ts'
import { drawnPhoto } from '../testing/drawn-photo.ts'
import { signUp } from '../testing/people.ts'
import { call, openTestApp } from '../testing/test-app.ts'
import { serveMetrics } from './metrics-server.ts'

/** Every kind of answer of the product, requested over raw TCP, because libraries add and hide headers. */

const built = await makeBuiltPages()
await writeFile(join(built, 'en', 'assets', 'a.js'), 'export {}')

const { app, metrics } = await openTestApp({ pages: built })
app.get('/api/breaks', () => Promise.reject(new Error('planted')))
let port: number
let metricsPort: number
let token: string
let car: string
let photo: string

beforeAll(async () => {
  const alice = await signUp(app, 'alice')
  token = alice.token
  car = await offerCar(app, alice)
  photo = (await call(app, 'POST photos', { as: alice, body: await drawnPhoto(1) })).body.address
  await offerCar(app, alice, { img: photo })
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
  metricsPort = Number(new URL(await serveMetrics(metrics, { host: '127.0.0.1', port: 0 })).port)
})

afterAll(async () => {
  app.server.closeAllConnections()
})

interface Asked {
  line: string
  status: number
  headers?: () => string[]
  toMetrics?: boolean
}

const authorized = () => [`authorization: Bearer ${token}`]
const socketHeaders = ['connection: upgrade', 'upgrade: websocket', 'sec-websocket-version: 13']

const kinds: Record<string, Asked> = {
  'a page': { line: 'GET /home', status: 200 },
  'a packed page': { line: 'GET /themes', status: 200, headers: () => ['accept-encoding: br'] },
  'a page that is not there': { line: 'GET /nothing', status: 404 },
  'the head of a page': { line: 'HEAD /home', status: 200 },
  'a redirect': { line: 'GET /', status: 302 },
  'a redirect without the token': { line: 'GET /home?auth=x', status: 303, headers: () => ['accept: text/html'] },
  'an asset': { line: 'GET /assets/a.js', status: 200 },
  'an asset that is not there': { line: 'GET /assets/b.js', status: 404 },
  'a part of an asset': { line: 'GET /assets/a.js', status: 206, headers: () => ['range: bytes=0-2'] },
  'a photo': { line: 'GET /PHOTO', status: 200 },
  'a photo that is not there': { line: 'GET /photos/x.webp', status: 404 },
  'a call': { line: 'GET /api/counts.json', status: 200 },
  'a call without an answer': { line: 'GET /api/counts.json?print=silent', status: 204 },
  'a call whose answer is known': {
    line: 'GET /api/cars/CAR.json',
    status: 304,
    headers: () => [...authorized(), 'if-none-match: *'],
  },
  'a call without a token': { line: 'GET /api/cars/CAR.json', status: 401 },
  'a call with a bad body': { line: 'POST /api/auth/login', status: 400, headers: () => ['content-length: 0'] },
  'a body that is too large': { line: 'POST /api/auth/login', status: 413, headers: () => ['content-length: 99999'] },
  'a call from a foreign page': {
    line: 'POST /api/auth/logout',
    status: 403,
    headers: () => ['origin: https://evil.example', 'content-length: 0'],
  },
  'a method that is not taken': { line: 'PATCH /api/cars.json', status: 405 },
  'a call that breaks': { line: 'GET /api/breaks', status: 500 },
  'an address that cannot be read': { line: 'GET /api/cars/%zz.json', status: 400 },
  'a parameter that is too long': { line: `GET /photos/${'x'.repeat(2000)}`, status: 404 },
  'no Host': { line: 'GET /home', status: 400, headers: () => ['no-host'] },
  'two Hosts': { line: 'GET /home', status: 400, headers: () => ['host: other.example'] },
  'no HTTP': { line: 'NONSENSE', status: 400 },
  'a head that is too large': { line: `GET /${'x'.repeat(20_000)}`, status: 431 },
  'an expectation': {
    line: 'POST /api/auth/login',
    status: 417,
    headers: () => ['expect: a miracle', 'content-length: 2'],
  },
  'a stream of events': { line: 'GET /api/cars.json', status: 200, headers: () => ['accept: text/event-stream'] },
  'an upgrade that is refused': { line: 'GET /api/live', status: 400, headers: () => socketHeaders },
  'an upgrade with two Hosts': {
    line: 'GET /api/live',
    status: 400,
    headers: () => [...socketHeaders, 'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==', 'host: other.example'],
  },
  'an upgrade elsewhere': {
    line: 'GET /api/counts.json',
    status: 200,
    headers: () => [...socketHeaders, 'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA=='],
  },
  'the live address without an upgrade': { line: 'GET /api/live', status: 404 },
  'the documents': { line: 'GET /api/docs', status: 200 },
  'the description of calls': { line: 'GET /api/openapi.json', status: 200 },
  health: { line: 'GET /healthz', status: 200 },
  readiness: { line: 'GET /readyz', status: 200 },
  figures: { line: 'GET /metrics', status: 200, toMetrics: true },
  'figures that are not for a proxy': {
    line: 'GET /metrics',
    status: 403,
    headers: () => ['x-forwarded-for: 1.1.1.1'],
    toMetrics: true,
  },
  'no figures': { line: 'GET /', status: 404, toMetrics: true },
}

const evaluated = new Set<string>()

/** The expected resource policy: other sites may show pictures, and nothing else. */
function sharedWith(kind: string): string {
  return kind === 'a photo' ? 'cross-origin' : 'same-origin'
}

describe.each(Object.entries(kinds))('%s', (kind, asked) => {
  test('carries the security headers', async () => {
    const { status, headers } = await ask(asked)
    expect(status).toBe(asked.status)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': sharedWith(kind),
      'permissions-policy': expect.stringContaining('geolocation=()'),
    })
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(headers).not.toHaveProperty('server')
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(above(policy)).toEqual([])
    evaluated.add(policy)
  })
})

test.each(['an upgrade that is refused', 'an upgrade with two Hosts'])('%s is logged', async (kind) => {
  expect((await ask(kinds[kind]!)).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
})

test('the evaluator recognises a weak policy', () => {
  expect(evaluated.size).toBeGreaterThan(1)
  expect(above("default-src 'none'; script-src 'self' 'unsafe-inline'")).not.toEqual([])
  expect(above("script-src 'self'")).not.toEqual([])
})

/** Findings of Google's CSP evaluator above its severity "medium, maybe". */
function above(policy: string): string[] {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
  return findings
    .filter(({ severity }) => severity < Severity.MEDIUM_MAYBE)
    .map(({ directive, description }) => `${directive}: ${description}`)
}

/** Sends the request lines and reads the answer's head. */
async function ask({ line, headers, toMetrics }: Asked): Promise<{ status: number; headers: Record<string, string> }> {
  const given = headers?.() ?? []
  const host = given.includes('no-host') ? [] : ['host: volan.example']
  const sent = given.filter((header) => header !== 'no-host')
  const isRequest = /^[A-Z]+ \//.test(line)
  const head = isRequest ? [`${line.replace('CAR', car).replace('/PHOTO', photo)} HTTP/1.1`, ...host, ...sent] : [line]
  const answer = await exchange(toMetrics ? metricsPort : port, `${head.join('\r\n')}\r\n\r\n`)
  const [first = '', ...rest] = (answer.split('\r\n\r\n')[0] ?? '').split('\r\n')
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1]),
    headers: Object.fromEntries(
      rest.map((each) => [each.slice(0, each.indexOf(':')).toLowerCase(), each.slice(each.indexOf(':') + 2)]),
    ),
  }
}

function exchange(to: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = ''
    const socket = connect(to, '127.0.0.1', () => socket.write(text))
    socket.on('data', (data) => {
      heard += data.toString('latin1')
      if (!heard.includes('\r\n\r\n')) return
      socket.destroy()
      resolve(heard)
    })
    socket.on('error', reject)
    socket.on('close', () => reject(new Error(`No answer to ${text.slice(0, 60)}`)))
  })
}
