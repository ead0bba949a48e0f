import { execFile } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Session } from '../../contract/account.ts'
import { livePath } from '../../contract/live.ts'
import { openDatabase } from '../db/database.ts'
import { storePlace } from '../db/store-place.ts'
import { buildCar } from '../testing/cars.ts'
import { registrationOf, testPassword } from '../testing/people.ts'
import { makeTemporaryPlace, type TemporaryPlace } from '../testing/temporary-place.ts'
import { type RunningProcess } from '../../scripts/processes.ts'
import { startTestProcess } from '../testing/test-process.ts'

let place: TemporaryPlace
let product: RunningProcess
let alice: Session

beforeAll(async () => {
  place = await makeTemporaryPlace()
  product = await startTestProcess(place.settings)
  alice = (await post('auth/register', registrationOf('alice'))).body
})

afterAll(async () => {
  await product.end('SIGTERM')
  await place.remove()
})

interface Run {
  code: number
  out: string
  err: string
}

async function run(command: 'role' | 'moderate', ...args: string[]): Promise<Run> {
  const env = { ...process.env, ...place.settings }
  return new Promise((resolve) => {
    const file = `server/moderation/${command}.ts`
    execFile(process.execPath, [file, ...args], { env }, (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out: out.trim(), err: err.trim() })
    })
  })
}

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads what it expects; what is not there fails it
async function post(path: string, body: unknown): Promise<{ status: number; body: any }> {
  const response = await fetch(`${product.address}/api/${path}`, { method: 'POST', body: JSON.stringify(body) })
  return { status: response.status, body: await response.json() }
}

const get = async (path: string) => (await fetch(`${product.address}/api/${path}`)).status
const reason = ['--reason', 'It is a boat.']
const email = registrationOf('alice').email

async function auditRows() {
  const db = openDatabase(storePlace(place))
  const rows = await db.selectFrom('auditLog').select(['action', 'targetId', 'actorId', 'reason']).execute()
  await db.destroy()
  return rows
}

test('the commands hide an offer and suspend an account of the running product, and viewers see it at once', async () => {
  const { name: id } = (await post(`cars.json?auth=${alice.token}`, buildCar())).body
  const socket = new WebSocket(product.address.replace('http', 'ws') + livePath)
  const received: unknown[] = []
  socket.addEventListener('message', ({ data }) => received.push(JSON.parse(String(data))))
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  socket.send(JSON.stringify({ type: 'subscribe', topic: 'cars' }))
  const receives = (event: object) =>
    vi.waitFor(() => expect(received).toContainEqual({ type: 'event', topic: 'cars', event }), 3000)
  await vi.waitFor(() => expect(received).toContainEqual({ type: 'subscribed', topic: 'cars' }))

  expect(await run('moderate', 'hide-offer', id, ...reason)).toEqual({
    code: 0,
    out: `The offer ${id} is hidden.`,
    err: '',
  })
  await receives({ kind: 'carDeleted', id })
  expect(await (await fetch(`${product.address}/api/cars.json`)).json()).toBeNull()
  expect((await run('moderate', 'restore-offer', id, ...reason)).out).toBe(`The offer ${id} is shown.`)

  expect(await get(`users.json?auth=${alice.token}`)).toBe(200)
  expect((await run('moderate', 'suspend-account', email.toUpperCase(), ...reason)).code).toBe(0)
  await receives({ kind: 'carsGone', ids: [id] })
  expect(await get(`users.json?auth=${alice.token}`)).toBe(401)
  expect((await post('auth/login', { email, password: testPassword })).status).toBe(403)
  expect((await run('moderate', 'restore-account', email, ...reason)).out).toBe(`The account ${email} is active.`)
  expect((await post('auth/login', { email, password: testPassword })).status).toBe(200)
  socket.close()
})

test('the role command sets a role and records it once', async () => {
  for (const again of [1, 2]) {
    expect([again, await run('role', email, 'moderator')]).toEqual([
      again,
      { code: 0, out: `${email} has the role moderator.`, err: '' },
    ])
  }
  const rows = (await auditRows()).filter((row) => row.action === 'role')
  expect(rows).toEqual([{ action: 'role', targetId: alice.userId, actorId: null, reason: 'user to moderator' }])
})

describe('a wrong command names its mistake with exit status 1 and does nothing', () => {
  test.each<[Parameters<typeof run>, string]>([
    [['role', email], 'Name an e-mail and a role.'],
    [['role', email, 'king'], 'There is no role "king". There are: user, moderator, operator.'],
    [['role', 'nobody.one@gmail.com', 'user'], 'There is no account with the e-mail nobody.one@gmail.com.'],
    [['moderate'], 'Name what to do, and one e-mail or id.'],
    [['moderate', 'constructor', email, ...reason], 'Name what to do, and one e-mail or id.'],
    [['moderate', 'suspend-account', email], 'Give the reason: --reason "TEXT"'],
    [['moderate', 'suspend-account', email, '--reason', 'x'], 'Reason should be at least 3 characters.'],
    [['moderate', 'hide-offer', '-Nothing', ...reason], 'There is no offer -Nothing.'],
    [['moderate', 'hide-comment', ...reason, '-Nothing'], 'There is no comment -Nothing.'],
    [['moderate', 'hide-offer', '-One', '-Two', ...reason], 'Name what to do, and one e-mail or id.'],
    [['moderate', 'hide-offer', '-One', '--force', ...reason], "Unknown option '--force'"],
  ])('%j: %s', async (command, sentence) => {
    const before = await auditRows()
    const { code, out, err } = await run(...command)
    expect([code, out]).toEqual([1, ''])
    expect(err).toContain(sentence)
    expect(await auditRows()).toEqual(before)
  })

  test('when there is no store, which it does not create', async () => {
    const env = { ...process.env, DATA_DIR: `${place.dataDir}/nowhere`, DATABASE_URL: '' }
    const file = 'server/moderation/role.ts'
    const error = await new Promise<string>((resolve) => {
      execFile(process.execPath, [file, email, 'user'], { env }, (_error, _out, err) => resolve(err))
    })
    expect(error).toContain('There is no store in')
  })
})
