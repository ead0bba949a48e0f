import { type LightMyRequestResponse } from 'fastify'
import sharp from 'sharp'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../contract/endpoints.ts'
import { type Endpoint } from '../../contract/endpoint.ts'
import { readRecoveryCode } from '../../contract/rights.ts'
import { hashSecret } from '../lib/random-secret.ts'
import { pushId } from '../db/push-id.ts'
import { allTables as tables } from '../db/table-proofs.ts'
import { type Tables } from '../db/tables.ts'
import { actors, type Actor, type World } from '../testing/authorization-actors.ts'
import { absentAddresses } from '../testing/absent-addresses.ts'
import { verbs, type Address, type Cell, type Verb } from '../testing/authorization-address.ts'
import { recovery, reset } from '../testing/authorization-accounts.ts'
import { addresses } from '../testing/authorization-table.ts'
import { outcomes } from '../testing/authorization-outcomes.ts'
import { offerCar } from '../testing/cars.ts'
import { agreeOnPriceAndViewing } from '../testing/deals.ts'
import { reportThings } from '../testing/reported-things.ts'
import { insertSiteThings } from '../testing/site-things.ts'
import { sessionOf, signUp, signUpWithoutFactor, signUpWithRole, testPassword } from '../testing/people.ts'
import { call, openTestApp } from '../testing/test-app.ts'

/**
 * Who may do what: every address and verb of `authorization-table.ts` by every actor of `authorization-actors.ts`. A
 * refused call changes nothing in the store; an allowed one works and changes exactly the tables that the table names.
 */

const { app, db, tokenKey } = await openTestApp()

const uncounted = new Set<keyof Tables>(['sessions', 'idempotency', 'jobs'])
const privateText = 'For Carol alone'

type Store = Record<keyof Tables, Record<string, unknown>[]>
let world: World
let ids: Record<string, string>
let before: Store
let picture: Buffer

beforeAll(async () => {
  const [alice, bobby] = [await signUp(app, 'alice'), await signUp(app, 'bobby')]
  const [carol, danny] = [await signUp(app, 'carol'), await signUp(app, 'danny')]
  const logIn = async (password: string) =>
    (await call(app, 'POST auth/login', { body: { email: alice.email, password } })).body as World['alice']
  const [loggedOut, passwordChanged] = [await logIn(testPassword), await logIn(testPassword)]
  await call(app, 'POST auth/logout', { as: loggedOut })
  // Changed and changed back, so that Alice's current session remains and the others end.
  const between = 'another correct horse'
  await changePassword(alice, testPassword, between)
  await changePassword(alice, between, testPassword)
  const deleted = await logIn(testPassword)
  await db.deleteFrom('sessions').where('userId', '=', alice.id).where('id', '=', sessionOf(deleted.token)).execute()

  const car = await offerCar(app, alice)
  const create = async (line: string, as: World['alice'], body: unknown) => (await call(app, line, { as, body })).body
  const comment = await create(`POST cars/${car}/comments.json`, carol, { comments: 'Nice.' })
  const message = await create('POST messages.json', alice, { sendTo: carol.email, content: privateText })
  await create(`POST users/${alice.id}/following/${danny.id}.json`, alice, true)

  const deals = await agreeOnPriceAndViewing(db, { seller: alice, buyer: carol, carName: privateText })
  const people = { alice: alice.id, bobby: bobby.id, carol: carol.id }
  const reported = await reportThings(db, people, message.name)
  const codeHash = hashSecret(readRecoveryCode(recovery.code) ?? '')
  await db.insertInto('recoveryCodes').values({ userId: danny.id, codeHash, createdAt: Date.now() }).execute()
  const expiresAt = Date.now() + 600_000
  await db
    .insertInto('passwordResets')
    .values({ tokenHash: hashSecret(reset.token), userId: danny.id, expiresAt })
    .execute()

  const held = pushId()
  const waiting = { content: 'https://shop.example', aboutId: null, photos: '[]', refusedAt: null, reason: null }
  await db
    .insertInto('heldMessages')
    .values({ ...waiting, id: held, senderId: danny.id, recipientId: bobby.id, createdAt: Date.now() })
    .execute()

  const [moderator, operator] = [
    await signUpWithRole({ app, db }, 'erica', 'moderator'),
    await signUpWithRole({ app, db }, 'frank', 'operator'),
  ]
  const suspended = await signUp(app, 'grace')
  const withoutFactor = await signUpWithoutFactor({ app, db }, 'helen', 'moderator')
  await db.updateTable('users').set({ suspendedAt: Date.now() }).where('id', '=', suspended.id).execute()
  ids = {
    ...people,
    danny: danny.id,
    moderator: moderator.id,
    operator: operator.id,
    ...reported,
    car,
    comment: comment.name,
    message: message.name,
    held,
    ...deals,
    ...(await insertSiteThings(db)),
    session: sessionOf(alice.token),
  }
  const ended = { loggedOut: loggedOut.token, passwordChanged: passwordChanged.token, deleted: deleted.token }
  world = { alice, bobby, carol, moderator, operator, withoutFactor, suspended, ended, tokenKey }
  picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c5283a' } })
    .png()
    .toBuffer()
  before = await readStore()
})

describe.each(addresses)('$at', (address) => {
  afterEach(putBack)

  for (const verb of verbs) {
    const cell = address[verb]
    if (verb === 'STREAM' && !cell) continue
    test(`${verb}: ${cell?.[1] ?? 'closed'}`, async () => {
      const who = cell?.[1] ?? 'closed'
      const mayCall = ({ kind }: Actor) => outcomes[who][kind] === 200
      const wrong: string[] = []
      for (const actor of actors.filter((one) => !mayCall(one))) wrong.push(...(await faultsOf(address, verb, actor)))
      // Reading the whole store is slow, so it is done once for all refused actors.
      wrong.push(...(await wrongChanges(`${verb} ${address.at} by who is refused`, [])))
      for (const actor of actors.filter(mayCall)) {
        wrong.push(...(await faultsOf(address, verb, actor)))
        if (verb === 'GET' || verb === 'STREAM') continue
        const changes = cell?.[3] ?? []
        const expected = typeof changes === 'function' ? changes(actor.kind) : changes
        wrong.push(...(await wrongChanges(`${verb} ${address.at} by ${actor.name}`, expected)))
        await putBack()
      }
      expect(wrong).toEqual([])
    })
  }
})

test('there are no other addresses', async () => {
  const wrong: string[] = []
  for (const at of absentAddresses) {
    for (const verb of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      for (const actor of actors) {
        const { statusCode } = await ask(at, verb, actor, undefined)
        if (statusCode !== outcomes.absent[actor.kind]) wrong.push(`${verb} ${at} by ${actor.name}: ${statusCode}`)
      }
    }
  }
  expect(wrong).toEqual([])
  expect(await changedTables()).toEqual([])
})

test('the authorization table covers every row of the endpoint table, under its method and as a stream', () => {
  const judged = addresses.flatMap((address) =>
    verbs.flatMap((verb) => (address[verb] ? [`${verb} ${address[verb][0]}`] : [])),
  )
  const rows = Object.entries<Endpoint>(endpoints).flatMap(([name, { method, streams }]) => [
    `${method} ${name}`,
    ...(streams ? [`STREAM ${name}`] : []),
  ])
  expect([...new Set(judged)].toSorted()).toEqual(rows.toSorted())
})

/** The first parts of addresses of calls that are no nodes. */
const callRoots = new Set(['photos', 'auth', 'moderation', 'reports', 'decisions'])

// The live connection is an upgrade, not a route; `live-sockets.test.ts` covers it.
test('every route of the server is in the table or named here as open', () => {
  const known = app.printRoutes({ commonPrefix: false }).matchAll(/^[├└]── (\S+)/gmu)
  const first = new Set([...known].map(([, path = '']) => path.split('/').slice(0, 3).join('/')))
  const roots = addresses.map(({ at }) => /^[\w-]+/.exec(at)?.[0])
  const inside = new Set(roots.map((root) => (callRoots.has(root ?? '') ? `/api/${root}` : `/wire/${root}`)))
  const ofServer = ['/healthz', '/readyz', '/wire/openapi', '/api/docs', '/confirm-email/:token']
  const open = [...ofServer, '/photos/:name', '/links/:carId', '/stop-letters/:secret']
  expect([...first].filter((path) => !inside.has(path)).toSorted()).toEqual(open.toSorted())
})

test('the table is tested with at least 15 actors', () => expect(actors.length).toBeGreaterThanOrEqual(15))

/** Faults in the answer of one cell, as sentences. */
async function faultsOf(address: Address, verb: Verb, actor: Actor): Promise<string[]> {
  const [, who, body] = address[verb] ?? (['', 'closed'] as unknown as Cell)
  const cell = `${verb} ${address.at} by ${actor.name}`
  const expected = outcomes[who][actor.kind]
  const response = await ask(address.at, verb, actor, body ?? { ids })
  const text = await textOf(response, verb)
  const wrong: string[] = []
  if (response.statusCode !== expected) wrong.push(`${cell}: ${response.statusCode} ${text.slice(0, 80)}`)
  if (expected === 401 && verb !== 'HEAD') {
    const code = (JSON.parse(text) as { code: string }).code
    if (code !== (actor.code ?? 'loginRequired')) wrong.push(`${cell}: code ${code}`)
  }
  // Moderators read a conversation that was reported, which is logged.
  const mayRead = ['owner', 'friend', 'cookie'].includes(actor.kind) || address.at.endsWith('{case}/conversation')
  if (text.includes(privateText) && !mayRead) wrong.push(`${cell}: reads what is private`)
  if (/argon2|secretHash/i.test(text)) wrong.push(`${cell}: reads a secret`)
  return wrong
}

/** Faults in the changed tables, as sentences. */
async function wrongChanges(by: string, allowed: readonly string[]): Promise<string[]> {
  const changed = await changedTables()
  return changed.join() === allowed.join() ? [] : [`${by}: changed [${changed.join()}] instead of [${allowed.join()}]`]
}

function withIds(text: string | undefined): string {
  return (text ?? '').replaceAll(/\{(\w+)\}/g, (_all, name: string) => ids[name] ?? name)
}

async function ask(at: string, verb: Verb, actor: Actor, body: unknown): Promise<LightMyRequestResponse> {
  const { query, headers } = actor.credentials(world)
  const path = withIds(at)
  const payload = body === 'a picture' ? picture : withIds(JSON.stringify(body))
  return app.inject({
    method: verb === 'STREAM' ? 'GET' : verb,
    url: `/api/${path}${query === undefined ? '' : `?${query}`}`,
    headers: { ...headers, ...(verb === 'STREAM' && { accept: 'text/event-stream' }) },
    ...(['POST', 'PUT', 'PATCH'].includes(verb) && payload !== undefined && { payload }),
    payloadAsStream: verb === 'STREAM',
  })
}

/** The answer's text; of a stream its first piece, which has the whole node. */
async function textOf(response: LightMyRequestResponse, verb: Verb): Promise<string> {
  if (verb !== 'STREAM') return response.body
  for await (const piece of response.stream()) return String(piece)
  return ''
}

async function readStore(): Promise<Store> {
  const store = {} as Store
  for (const table of tables) store[table] = await db.selectFrom(table).selectAll().execute()
  return store
}

async function changedTables(): Promise<string[]> {
  const now = await readStore()
  const image = (rows: Record<string, unknown>[]) =>
    rows
      .map((row) => JSON.stringify(row))
      .toSorted()
      .join('\n')
  return tables.filter((table) => !uncounted.has(table) && image(now[table]) !== image(before[table])).toSorted()
}

/** Restores the store, sessions included. Rows added to the audit log remain. */
async function putBack(): Promise<void> {
  // Referenced tables go last.
  for (const table of tables.toReversed()) if (table !== 'auditLog') await db.deleteFrom(table).execute()
  before.auditLog = []
  for (const table of tables) if (before[table].length > 0) await db.insertInto(table).values(before[table]).execute()
  before.auditLog = await db.selectFrom('auditLog').selectAll().execute()
}

async function changePassword(as: World['alice'], currentPassword: string, newPassword: string): Promise<void> {
  const { status } = await call(app, 'POST auth/password', { as, body: { currentPassword, newPassword } })
  expect(status).toBe(200)
}
