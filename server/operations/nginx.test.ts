import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { connect as connectHttp2 } from 'node:http2'
import { request, type RequestOptions } from 'node:https'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type Session } from '../../contract/account.ts'
import { buildCar } from '../testing/cars.ts'
import { registrationOf } from '../testing/people.ts'
import { hasProxy, startProxy, type TestProxy } from '../testing/proxy.ts'
import { makeTemporaryPlace, type TemporaryPlace } from '../testing/temporary-place.ts'
import { freePort, type RunningProcess } from '../../scripts/processes.ts'
import { startTestProcess } from '../testing/test-process.ts'

/** Runs the sample of deploy/ unchanged but for ports, folders and certificate. */

if (!hasProxy()) console.log('nginx or openssl is not installed here: deploy/nginx.conf is NOT tried.')

describe.runIf(hasProxy())('behind nginx', () => {
  let place: TemporaryPlace
  let product: RunningProcess
  let proxy: TestProxy
  let token: string

  beforeAll(async () => {
    place = await makeTemporaryPlace()
    product = await startTestProcess({ ...place.settings, TRUST_PROXY: '127.0.0.1' })
    const gone = await freePort()
    proxy = await startProxy([Number(new URL(product.address).port), gone, gone])
  })

  afterAll(async () => {
    await proxy.stop()
    await product.end('SIGKILL')
    await place.remove()
  })

  test("the product sees TLS and the caller's address", async () => {
    const body = JSON.stringify(registrationOf('alice'))
    const registered = await ask('/api/auth/register', { method: 'POST' }, body)
    expect(registered.status).toBe(200)
    expect(registered.headers['set-cookie']?.[0]).toMatch(/^__Host-session=.*; Secure/)
    expect(registered.headers).toMatchObject({ 'strict-transport-security': 'max-age=31536000' })
    expect(registered.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/)
    token = (JSON.parse(registered.text) as Session).token
  })

  test('browsers get HTTP/2', async () => {
    const session = connectHttp2(`https://127.0.0.1:${proxy.ports.tls}`, { rejectUnauthorized: false })
    const stream = session.request({ ':path': '/api/counts.json', ':authority': 'volan.example' })
    const [headers] = (await once(stream, 'response')) as [Record<string, unknown>]
    expect(headers[':status']).toBe(200)
    session.close()
  })

  test('without TLS a page is redirected to it, and a call is refused', async () => {
    const plain = `http://127.0.0.1:${proxy.ports.plain}`
    const page = await fetch(`${plain}/themes`, { redirect: 'manual' })
    expect([page.status, page.headers.get('location')]).toEqual([301, 'https://volan.example/themes'])
    expect((await fetch(`${plain}/api/cars.json?auth=${token}`)).status).toBe(403)
  })

  test('streams and sockets are not buffered, and a stopped process is skipped', async () => {
    const socket = new WebSocket(`wss://127.0.0.1:${proxy.ports.tls}/api/live`, { rejectUnauthorized: false })
    await once(socket, 'open')
    socket.send(JSON.stringify({ type: 'subscribe', topic: 'cars' }))
    await once(socket, 'message')
    const stream = await openStream('/api/cars.json')
    expect(await stream.next()).toContain('event: put')
    const heard = once(socket, 'message')
    const statuses: number[] = []
    for (let round = 0; round < 6; round++) {
      statuses.push((await ask(`/api/cars.json?auth=${token}`, { method: 'POST' }, JSON.stringify(buildCar()))).status)
    }
    expect(statuses).toEqual(Array.from({ length: 6 }, () => 200))
    expect(String((await heard)[0])).toContain('"type":"event"')
    expect(await stream.next()).toContain('event: put')
    socket.terminate()
    stream.end()
  })

  test('when no process responds, nginx answers like a busy product', async () => {
    await product.end('SIGKILL')
    const answer = await ask(`/api/cars.json?auth=${token}`)
    expect([answer.status, JSON.parse(answer.text).code, answer.headers['retry-after']]).toEqual([503, 'busy', '2'])
  })

  test('a browser gets a page in both languages instead, which loads again by itself', async () => {
    const page = await ask('/themes', { headers: { 'sec-fetch-dest': 'document' } })
    expect([page.status, page.headers['content-type'], page.headers['retry-after']]).toEqual([
      503,
      'text/html; charset=utf-8',
      '2',
    ])
    expect(page.text).toContain('http-equiv="refresh"')
    expect(page.text).toContain('Страницата ще се зареди сама.')
    expect(page.text).toContain('This page loads again by itself.')
  })

  test('its logs contain no token', async () => {
    const readLog = (name: string) => readFile(join(proxy.folder, name), 'utf8')
    // nginx writes the log line after the answer.
    await expect.poll(() => readLog('access.log')).toContain('"status":503')
    const logs = `${await readLog('access.log')}${await readLog('error.log')}`
    expect(logs.split('\n').filter(Boolean).length).toBeGreaterThan(10)
    expect(logs).not.toContain(token.slice(0, 20))
    expect(logs).not.toContain('auth=')
  })

  function options(path: string, given: RequestOptions): RequestOptions {
    const headers = { host: 'volan.example', ...(given.headers as Record<string, string> | undefined) }
    return {
      ...given,
      host: '127.0.0.1',
      port: proxy.ports.tls,
      path,
      headers,
      rejectUnauthorized: false,
      agent: false,
    }
  }

  async function ask(path: string, given: RequestOptions = {}, body?: string) {
    const sent = request(options(path, given)).end(body)
    const [response] = await once(sent, 'response')
    let text = ''
    for await (const piece of response) text += String(piece)
    return { status: response.statusCode as number, headers: response.headers, text }
  }

  async function openStream(path: string): Promise<{ next: () => Promise<string>; end: () => void }> {
    const sent = request(options(path, { headers: { accept: 'text/event-stream' } })).end()
    const [response] = await once(sent, 'response')
    const pieces = response[Symbol.asyncIterator]() as AsyncIterator<Buffer>
    return { next: async () => String((await pieces.next()).value), end: () => sent.destroy() }
  }
})
