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
import { freePort, hasProxy, startProxy, type TestProxy } from '../testing/proxy.ts'
import { makeTemporaryPlace, type TemporaryPlace } from '../testing/temporary-place.ts'
import { startProcess, type TestProcess } from '../testing/test-process.ts'

/** The sample of deploy/, run as it stands but for its ports, folders and certificate. */

if (!hasProxy()) console.log('nginx or openssl is not installed here: deploy/nginx.conf is NOT tried.')

describe.runIf(hasProxy())('behind nginx', () => {
  let place: TemporaryPlace
  let product: TestProcess
  let proxy: TestProxy
  let token: string

  beforeAll(async () => {
    place = await makeTemporaryPlace()
    product = await startProcess({ ...place.settings, TRUST_PROXY: '127.0.0.1' })
    const gone = await freePort()
    proxy = await startProxy([Number(new URL(product.address).port), gone, gone])
  })

  afterAll(async () => {
    await proxy.stop()
    await product.end('SIGKILL')
    await place.remove()
  })

  test('the product knows that it is reached by TLS, and by whom', async () => {
    const body = JSON.stringify(registrationOf('alice'))
    const registered = await ask('/api/auth/register', { method: 'POST' }, body)
    expect(registered.status).toBe(200)
    expect(registered.headers['set-cookie']?.[0]).toMatch(/^__Host-session=.*; Secure/)
    expect(registered.headers).toMatchObject({ 'strict-transport-security': 'max-age=31536000' })
    expect(registered.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/)
    token = (JSON.parse(registered.text) as Session).token
  })

  test('a browser is spoken to in HTTP/2', async () => {
    const session = connectHttp2(`https://127.0.0.1:${proxy.ports.tls}`, { rejectUnauthorized: false })
    const stream = session.request({ ':path': '/api/counts.json', ':authority': 'volan.example' })
    const [headers] = (await once(stream, 'response')) as [Record<string, unknown>]
    expect(headers[':status']).toBe(200)
    session.close()
  })

  test('without TLS a page leads to it, and a call is refused', async () => {
    const plain = `http://127.0.0.1:${proxy.ports.plain}`
    const page = await fetch(`${plain}/themes`, { redirect: 'manual' })
    expect([page.status, page.headers.get('location')]).toEqual([301, 'https://volan.example/themes'])
    expect((await fetch(`${plain}/api/cars.json?auth=${token}`)).status).toBe(403)
  })

  test('streams and sockets are not held back, and a process that is gone is passed over', async () => {
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

  test('when no process answers, nginx says what the product says when it is busy', async () => {
    await product.end('SIGKILL')
    const answer = await ask(`/api/cars.json?auth=${token}`)
    expect([answer.status, JSON.parse(answer.text).code, answer.headers['retry-after']]).toEqual([503, 'busy', '2'])
  })

  test('no token is in its logs', async () => {
    const readLog = (name: string) => readFile(join(proxy.folder, name), 'utf8')
    // The line of an answer is written after the answer.
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
