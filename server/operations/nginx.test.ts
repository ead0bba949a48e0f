import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect as connectHttp2 } from 'node:http2'
import { request, type RequestOptions } from 'node:https'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { type Session } from '../../contract/account.ts'
import { buildCar } from '../testing/cars.ts'
import { registrationOf } from '../testing/people.ts'
import { makeTemporaryPlace, type TemporaryPlace } from '../testing/temporary-place.ts'
import { startProcess, type TestProcess } from '../testing/test-process.ts'

/** The sample of deploy/, run as it stands but for its ports, folders and certificate. */

const hasNginx = ['nginx', 'openssl'].every(isInstalled)
if (!hasNginx) console.log('nginx or openssl is not installed here: deploy/nginx.conf is NOT tried.')

describe.runIf(hasNginx)('behind nginx', () => {
  let folder: string
  let place: TemporaryPlace
  let product: TestProcess
  let ports: { plain: number; tls: number; gone: number }
  let stopProxy: () => Promise<void>
  let token: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'volan-nginx-'))
    await chmod(folder, 0o755)
    place = await makeTemporaryPlace()
    product = await startProcess({ ...place.settings, TRUST_PROXY: '127.0.0.1' })
    ports = { plain: await freePort(), tls: await freePort(), gone: await freePort() }
    await writeSample()
    const proxy = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], {
      stdio: 'ignore',
    })
    stopProxy = async () => {
      proxy.kill('SIGTERM')
      await once(proxy, 'exit')
    }
    await vi.waitUntil(() => answers(ports.tls), { timeout: 5000 })
  })

  afterAll(async () => {
    await stopProxy()
    await product.end('SIGKILL')
    await place.remove()
    await rm(folder, { recursive: true })
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
    const session = connectHttp2(`https://127.0.0.1:${ports.tls}`, { rejectUnauthorized: false })
    const stream = session.request({ ':path': '/api/counts.json', ':authority': 'volan.example' })
    const [headers] = (await once(stream, 'response')) as [Record<string, unknown>]
    expect(headers[':status']).toBe(200)
    session.close()
  })

  test('without TLS a page leads to it, and a call is refused', async () => {
    const plain = `http://127.0.0.1:${ports.plain}`
    const page = await fetch(`${plain}/themes`, { redirect: 'manual' })
    expect([page.status, page.headers.get('location')]).toEqual([301, 'https://volan.example/themes'])
    expect((await fetch(`${plain}/api/cars.json?auth=${token}`)).status).toBe(403)
  })

  test('streams and sockets are not held back, and a process that is gone is passed over', async () => {
    const socket = new WebSocket(`wss://127.0.0.1:${ports.tls}/api/live`, { rejectUnauthorized: false })
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
    const logs = `${await readFile(join(folder, 'access.log'), 'utf8')}${await readFile(join(folder, 'error.log'), 'utf8')}`
    expect(logs.split('\n').filter(Boolean).length).toBeGreaterThan(10)
    expect(logs).toContain('"status":503')
    expect(logs).not.toContain(token.slice(0, 20))
    expect(logs).not.toContain('auth=')
  })

  async function writeSample(): Promise<void> {
    const sample = await readFile(join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8')
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${folder}/${kind};`,
    )
    const changed = sample
      .replaceAll(/\/var\/log\/nginx|\/etc\/nginx\/tls/g, folder)
      .replace('listen 80;', `listen 127.0.0.1:${ports.plain};`)
      .replace('listen 443 ', `listen 127.0.0.1:${ports.tls} `)
      .replace('http {', `pid ${folder}/pid;\nhttp {\n${temporary.join('\n')}`)
    await writeFile(join(folder, 'nginx.conf'), changed)
    const upstream = await readFile(join(import.meta.dirname, '../../deploy/upstream.conf'), 'utf8')
    const here = [Number(new URL(product.address).port), ports.gone, ports.gone]
    await writeFile(
      join(folder, 'upstream.conf'),
      upstream.replaceAll(/:300[123]/g, () => `:${here.shift()}`),
    )
    const certificate = ['-keyout', join(folder, 'volan.key'), '-out', join(folder, 'volan.crt')]
    execFileSync(
      'openssl',
      ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=volan.example', ...certificate],
      { stdio: 'ignore' },
    )
    execFileSync('nginx', ['-t', '-q', '-p', folder, '-c', join(folder, 'nginx.conf')])
  }

  function options(path: string, given: RequestOptions): RequestOptions {
    const headers = { host: 'volan.example', ...(given.headers as Record<string, string> | undefined) }
    return { ...given, host: '127.0.0.1', port: ports.tls, path, headers, rejectUnauthorized: false, agent: false }
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

function isInstalled(command: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${command}`], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
    setTimeout(() => socket.destroy(), 200)
  })
}
