import { WebSocket } from 'ws'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { livePath, type ClientFrame } from '../../contract/live.ts'
import { signUp } from '../testing/people.ts'
import { readStream } from '../testing/read-stream.ts'
import { useWorld } from '../testing/world.ts'
import { maxOpen } from './connection-caps.ts'

const server = await useWorld(['alice'], { env: { TRUST_PROXY: '127.0.0.1' } })
const { app, alice } = server
const address = await app.listen({ host: '127.0.0.1', port: 0 })

const listPath = '/api/cars.json?orderBy="price"&limitToLast=100'
const open = (from: string, path = listPath) => readStream(address + path, { 'x-forwarded-for': from })
const openAll = (count: number, from: (index: number) => string, path = listPath) =>
  Promise.all(Array.from({ length: count }, (_, index) => open(from(index), path)))

describe('streams', () => {
  test('limits open streams of an address and answers with Retry-After', async () => {
    const all = await openAll(maxOpen.stream.address, () => '203.0.113.7')
    expect(all.every(({ status }) => status === 200)).toBe(true)
    const refused = await open('203.0.113.7')
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
    await vi.waitFor(() => expect(JSON.parse(refused.text)).toMatchObject({ code: 'tooManyRequests' }))
    expect(JSON.parse(refused.text)).toHaveProperty('error')
    expect((await open('203.0.113.8')).status).toBe(200)
    all[0]?.close()
    await vi.waitFor(async () => expect((await open('203.0.113.7')).status).toBe(200))
  })

  test('counts all IPv6 addresses of a household together', async () => {
    await openAll(maxOpen.stream.address, (index) => `2001:db8:1:2::${(index + 1).toString(16)}`)
    expect((await open('2001:db8:1:2:ffff::1')).status).toBe(429)
    expect((await open('2001:db8:1:3::1')).status).toBe(200)
  })

  test('limits open streams of a person from all addresses', async () => {
    const path = `/api/messages.json?auth=${alice.token}`
    const all = await openAll(maxOpen.stream.person, (index) => `198.51.100.${index}`, path)
    expect(all.every(({ status }) => status === 200)).toBe(true)
    expect((await open('198.51.100.200', path)).status).toBe(429)
    const bobby = await signUp(app, 'bobby')
    expect((await open('198.51.100.200', `/api/messages.json?auth=${bobby.token}`)).status).toBe(200)
  })
})

interface Opened {
  socket: WebSocket
  status: number
  closedWith: number | undefined
}

async function connect(from: string, ...frames: ClientFrame[]): Promise<Opened> {
  const socket = new WebSocket(address.replace('http', 'ws') + livePath, { headers: { 'x-forwarded-for': from } })
  onTestFinished(() => socket.terminate())
  const opened: Opened = { socket, status: 101, closedWith: undefined }
  socket.on('error', () => {})
  socket.on('close', (code) => (opened.closedWith = code))
  await new Promise<void>((resolve) => {
    socket.on('open', () => resolve())
    socket.on('unexpected-response', (_request, response) => {
      opened.status = response.statusCode ?? 0
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
      resolve()
    })
  })
  for (const frame of frames) socket.send(JSON.stringify(frame))
  return opened
}

describe('sockets', () => {
  test('limits open sockets of an address', async () => {
    const all = await Promise.all(Array.from({ length: maxOpen.socket.address }, () => connect('203.0.113.9')))
    expect(all.every(({ status }) => status === 101)).toBe(true)
    expect((await connect('203.0.113.9')).status).toBe(429)
    expect((await connect('203.0.113.10')).status).toBe(101)
    all[0]?.socket.close()
    await vi.waitFor(async () => expect((await connect('203.0.113.9')).status).toBe(101))
  })

  test('limits open sockets of a person and closes the one beyond', async () => {
    const hello: ClientFrame = { type: 'hello', token: alice.token }
    const sockets: Opened[] = []
    for (let i = 0; i <= maxOpen.socket.person; i++) sockets.push(await connect(`198.51.100.${i}`, hello))
    await vi.waitFor(() => expect(sockets.filter(({ closedWith }) => closedWith === 4429)).toHaveLength(1))
  })

  test('closes a connection that sends too many hellos', async () => {
    const hello: ClientFrame = { type: 'hello', token: alice.token }
    const calm = await connect('203.0.113.20', ...Array.from({ length: 30 }, () => hello))
    const wild = await connect('203.0.113.20', ...Array.from({ length: 31 }, () => hello))
    await vi.waitFor(() => expect(wild.closedWith).toBe(4429))
    expect(calm.closedWith).toBeUndefined()
  })

  test("a hello without a token frees the person's place", async () => {
    const hello: ClientFrame = { type: 'hello', token: alice.token }
    for (let i = 0; i < maxOpen.socket.person; i++) await connect(`198.51.100.${i}`, hello, { type: 'hello' })
    const last = await connect('198.51.100.99', hello, { type: 'subscribe', topic: 'messages' })
    const [heard] = await new Promise<string[]>((resolve) => {
      last.socket.on('message', (data: Buffer) => resolve([data.toString()]))
    })
    expect(JSON.parse(heard ?? '')).toEqual({ type: 'subscribed', topic: 'messages' })
  })
})
