import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type Session } from '../../contract/account.ts'
import { registrationOf } from '../testing/people.ts'
import { makeTemporaryPlace } from '../testing/temporary-place.ts'
import { startTestProcess } from '../testing/test-process.ts'

const person = registrationOf('alice')
const wrongPassword = 'wrong-password-9'
const nextPassword = 'next-password-9'

test.each(['trace', 'info', 'warn'])(
  'at level %s neither logs nor metrics contain a token, a cookie or a password, wherever it was sent',
  async (level) => {
    const place = await makeTemporaryPlace()
    const product = await startTestProcess({
      ...place.settings,
      LOG_LEVEL: level,
      METRICS_PORT: '0',
      TRUST_PROXY: '127.0.0.1',
    })
    try {
      const { secrets, brokenCall } = await useEverything(product.address, place.dataDir)
      await expect.poll(product.printed).toContain('Figures: ')
      const figures = await (await fetch(/Figures: (\S+)/.exec(product.printed())?.[1] ?? '')).text()
      await product.end('SIGTERM')
      for (const secret of secrets) {
        expect(product.printed()).not.toContain(secret)
        expect(figures).not.toContain(secret)
      }
      const lines = linesOf(product.printed())
      // Requests are logged by pattern, and failures under the id in the answer.
      const recorded = lines.filter(({ msg }) => msg === 'request').length
      expect(recorded).toBeGreaterThanOrEqual(level === 'warn' ? 0 : 25)
      expect(lines).toContainEqual(expect.objectContaining({ level: 50, requestId: brokenCall }))
    } finally {
      await product.end('SIGKILL')
      await place.remove()
    }
  },
  60_000,
)

function linesOf(printed: string): { level: number; msg: string; requestId?: string; route?: string }[] {
  return printed
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
}

/** Sends secrets in every possible place; returns them and the id of a call that failed internally. */
async function useEverything(address: string, dataDir: string): Promise<{ secrets: string[]; brokenCall: string }> {
  const post = (path: string, body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
    fetch(`${address}/api/${path}`, { method: 'POST', body, headers })
  const registered = await post('auth/register', JSON.stringify(person))
  const cookie = registered.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const { token } = (await registered.json()) as Session

  const wrong = JSON.stringify({ email: person.email, password: wrongPassword })
  for (const body of [
    wrong,
    wrong.slice(0, -2),
    `${wrong}}`,
    JSON.stringify({ [wrongPassword]: token, password: {} }),
  ]) {
    await post('auth/login', body)
    await post(`auth/login?password=${wrongPassword}`, body, { 'content-type': 'text/plain', cookie })
  }
  await post(
    `auth/password?auth=${token}`,
    JSON.stringify({ currentPassword: wrongPassword, newPassword: nextPassword }),
  )
  await post('auth/token', '', { cookie, referer: `${address}/x?auth=${token}` })
  for (const path of [
    `/api/users/x.json?auth=${token}`,
    `/api/users/x.json?auth=${token}broken`,
    `/api/users/x.json?access_token=${token}`,
    `/api/users/x.json?auth=${token}&auth=${token}`,
    `/api/users/%zz.json?auth=${token}`,
    `/api/${token}.json`,
    `/${token}/${wrongPassword}?auth=${token}`,
    `/home?auth=${token}`,
    `/photos/${token}?auth=${token}`,
    `/healthz?auth=${token}`,
  ]) {
    const headers = { authorization: `Bearer ${token}`, 'x-request-id': token, accept: 'text/html', cookie }
    for (const method of ['GET', 'POST', 'PATCH']) await fetch(address + path, { method, headers, redirect: 'manual' })
  }
  await streamAndSocket(address, token)
  await brokenHttp(address, token)
  const brokenCall = await breakInside(address, dataDir, token)
  await post(`auth/logout?auth=${token}`, '', { cookie })
  const secrets = [token, ...token.split('.').slice(1), cookie.split('=')[1] ?? token]
  return { secrets: [...secrets, person.password, wrongPassword, nextPassword], brokenCall }
}

async function streamAndSocket(address: string, token: string): Promise<void> {
  const stop = new AbortController()
  const headers = { accept: 'text/event-stream' }
  const stream = await fetch(`${address}/api/messages.json?auth=${token}`, { headers, signal: stop.signal })
  await stream.body?.getReader().read()
  stop.abort()
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/live?auth=${token}`)
  await once(socket, 'open')
  socket.send(JSON.stringify({ type: 'hello', token }))
  socket.send(`{"type":"hello","token":"${token}`)
  await once(socket, 'close')
  for (const path of ['/api/users/x.json', '/api/live/elsewhere']) {
    const refused = new WebSocket(`${address.replace('http', 'ws')}${path}?auth=${token}`)
    refused.on('error', () => {})
    await new Promise((resolve) => refused.once('close', resolve))
  }
}

async function brokenHttp(address: string, token: string): Promise<void> {
  for (const text of [`GET /?auth=${token} HTTP/9`, `NONSENSE ${token}`, `GET /?auth=${token.repeat(200)} HTTP/1.1`]) {
    const socket = connect(Number(new URL(address).port), '127.0.0.1', () => socket.write(`${text}\r\n\r\n`))
    socket.on('error', () => {}).resume()
    await new Promise((resolve) => socket.once('close', resolve))
  }
}

/** Makes an upload fail: a file is in the place of the photos' folder. */
async function breakInside(address: string, dataDir: string, token: string): Promise<string> {
  await rm(join(dataDir, 'photos'), { recursive: true, force: true })
  await writeFile(join(dataDir, 'photos'), '')
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c5283a' } })
    .png()
    .toBuffer()
  const answer = await fetch(`${address}/api/photos?auth=${token}`, { method: 'POST', body: new Uint8Array(picture) })
  expect(answer.status).toBe(500)
  const { requestId } = (await answer.json()) as { requestId: string }
  expect(answer.headers.get('x-request-id')).toBe(requestId)
  return requestId
}
