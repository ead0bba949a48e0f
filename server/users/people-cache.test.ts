import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Person } from '../../contract/user.ts'
import { fillDemo } from '../demo/demo-store.ts'
import { importFolder } from '../import/folder-import.ts'
import { deleteAccount, graceMs } from '../rights/deletion-store.ts'
import { openStorage } from '../storage/open-storage.ts'
import { allHeard } from '../testing/all-heard.ts'
import { offerCar } from '../testing/cars.ts'
import { registrationOf, testPassword, type TestPerson } from '../testing/people.ts'
import { call, openTestApp, type TestApp } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const server = await useWorld(['erica', 'bobby', 'carol', 'alice'], { roles: { erica: 'moderator' } })
const { app, db, erica, bobby, carol, alice } = server

beforeEach(async () => {
  await allHeard(server)
})

async function read(query: string, as = carol): Promise<Person[]> {
  const { status, body } = await call(app, `GET people.json${query}`, { as })
  expect(status).toBe(200)
  return body.people
}

const namesIn = async (query: string, as = carol) => (await read(query, as)).map(({ username }) => username)

/** Changes a name without an event, so that a cached page still shows the old name. */
async function renameSilently(person: TestPerson, username: string): Promise<void> {
  const names = { username, usernameFolded: username.toLowerCase() }
  await db.updateTable('users').set(names).where('id', '=', person.id).execute()
}

const everybody = ['erica.one', 'bobby.one', 'carol.one', 'alice.one']

describe('the cache of pages of people', () => {
  test('reads a page once for all who ask for it, in any letter case', async () => {
    expect(await namesIn('?q=bob')).toEqual(['bobby.one'])
    expect(await namesIn('')).toEqual(everybody)
    await renameSilently(bobby, 'bobby.two')
    expect(await namesIn('?q=bob')).toEqual(['bobby.one'])
    expect(await namesIn('?q=BOB', alice)).toEqual(['bobby.one'])
    expect(await namesIn('', alice)).toEqual(everybody)
    expect(await namesIn('?q=bobb')).toEqual(['bobby.two'])
    await call(app, 'POST auth/register', { body: registrationOf('frank') })
    expect(await namesIn('?q=bob')).toEqual(['bobby.two'])
  })

  test('does not read a page again after a follow, an offer or a request to delete an account', async () => {
    expect(await namesIn('?q=bob')).toEqual(['bobby.one'])
    await renameSilently(bobby, 'bobby.two')
    await call(app, `POST users/${carol.id}/following/${bobby.id}.json`, { as: carol, body: true })
    await offerCar(app, bobby)
    await call(app, 'POST auth/deletion', { as: bobby, body: { currentPassword: testPassword } })
    await allHeard(server)
    expect(await namesIn('?q=bob')).toEqual(['bobby.one'])
  })

  test('answers each query with its own page only', async () => {
    expect(await namesIn('')).toEqual(everybody)
    expect(await namesIn('?q=null')).toEqual([])
    expect(await namesIn('?q=')).toEqual(everybody.toSorted())
    expect(await namesIn('?limit=1')).toEqual(['erica.one'])
    expect(await namesIn(`?limit=1&after=${erica.id}`)).toEqual(['bobby.one'])
    expect(await namesIn(`?q=&limit=1&after=${bobby.id}`)).toEqual(['carol.one'])
    expect(await namesIn(`?q=${bobby.id}&limit=1`)).toEqual([])
    expect(await namesIn(`?q=${encodeURIComponent(`","${bobby.id}`)}&limit=1`)).toEqual([])
  })

  test('does not cache a query longer than any name, nor a page after an invalid id', async () => {
    const [longest, longer] = ['b'.repeat(40), 'b'.repeat(41)]
    for (const name of [longest, longer]) expect(await namesIn(`?q=${name}`)).toEqual([])
    expect(await namesIn('?limit=2&after=-.')).toEqual(everybody.slice(0, 2))
    await renameSilently(bobby, longer)
    expect(await namesIn(`?q=${longest}`)).toEqual([])
    expect(await namesIn(`?q=${longer}`)).toEqual([longer])
    expect(await namesIn('?limit=2&after=-.')).toEqual(['erica.one', longer])
  })
})

describe('a page read before shows at the next call', () => {
  const showEmail = (emailShown: string) =>
    call(app, 'PUT auth/privacy', { as: alice, body: { telephoneShown: 'shown', emailShown } })
  const moderate = (state: string) =>
    call(app, `PUT moderation/accounts/${alice.id}`, { as: erica, body: { state, reason: 'Not a person.' } })
  /** The e-mails of people whose names begin with a letter: in the search, and in the list of all. */
  const emails = async (letter: string) => {
    const all = await read('')
    const some = all.filter(({ username }) => username.startsWith(letter))
    return [await read(`?q=${letter}`), some].map((people) => people.map(({ email }) => email))
  }
  const both = (...list: (string | null)[]) => [list, list]

  beforeEach(async () => {
    for (const letter of ['a', 'b', 'f']) await emails(letter)
  })

  test('a person who has registered', async () => {
    const { body } = await call(app, 'POST auth/register', { body: registrationOf('frank') })
    expect(await emails('f')).toEqual(both(registrationOf('frank').email))
    expect((await read('?q=f')).map(({ id }) => id)).toEqual([body.userId])
    expect(await emails('a')).toEqual(both(alice.email))
  })

  test('that a person was suspended, and is active again', async () => {
    expect((await moderate('suspended')).status).toBe(200)
    expect(await emails('a')).toEqual(both())
    expect(await emails('b')).toEqual(both(bobby.email))
    expect((await moderate('active')).status).toBe(200)
    expect(await emails('a')).toEqual(both(alice.email))
  })

  test('that a person hid their e-mail, and shows it again', async () => {
    expect((await showEmail('hidden')).status).toBe(200)
    expect(await emails('a')).toEqual(both(null))
    expect(await emails('b')).toEqual(both(bobby.email))
    expect((await showEmail('shown')).status).toBe(200)
    expect(await emails('a')).toEqual(both(alice.email))
  })

  test('that an account is deleted, as soon as it is', async () => {
    await call(app, 'POST auth/deletion', { as: alice, body: { currentPassword: testPassword } })
    expect(await emails('a')).toEqual(both(alice.email))
    await deleteAccount(db, alice.id, Date.now() + graceMs + 1000)
    expect(await emails('a')).toEqual(both())
    expect(await emails('b')).toEqual(both(bobby.email))
  })
})

describe('a person who hides their e-mail sees it in the list, and nobody else does, when', () => {
  beforeEach(async () => {
    const body = { telephoneShown: 'shown', emailShown: 'hidden' }
    await call(app, 'PUT auth/privacy', { as: alice, body })
    await call(app, 'PUT auth/privacy', { as: bobby, body })
    await allHeard(server)
  })

  const emailsFor = async (as: TestPerson, query: string) =>
    new Map((await read(query, as)).map(({ id, email }) => [id, email]))

  test.each([
    ['the others ask first', () => [carol, bobby, alice, carol]],
    ['they ask first', () => [alice, carol, bobby, alice]],
  ])('%s', async (_order, viewers) => {
    const hidingIn = { '': [alice, bobby], '?q=': [alice, bobby], '?q=a': [alice], '?q=b': [bobby] }
    for (const [query, hiding] of Object.entries(hidingIn)) {
      for (const viewer of viewers()) {
        const seen = await emailsFor(viewer, query)
        const ofHiding = hiding.map((person) => (person === viewer ? person.email : null))
        expect(
          hiding.map(({ id }) => seen.get(id)),
          `${viewer.username} ${query}`,
        ).toEqual(ofHiding)
      }
    }
  })

  test('a person who hides their e-mail gets the same page as others apart from their own e-mail', async () => {
    const [shared, own] = [await emailsFor(carol, ''), await emailsFor(alice, '')]
    expect([...own]).toEqual([...shared].map(([id, email]) => [id, id === alice.id ? alice.email : email]))
  })
})

describe('a server with an empty store drops its cached people after', () => {
  /** Does `work` change the version by which a server caches people? */
  async function isInvalidated(work: (empty: TestApp) => Promise<unknown>): Promise<boolean> {
    const empty = await openTestApp()
    await allHeard(empty)
    const state = () => empty.hub.cacheVersions.versionOf('people')
    const before = state()
    expect(before).toBeTypeOf('number')
    await work(empty)
    return state() !== before
  }

  test('the demo data are filled in', async () => {
    const filled = isInvalidated(({ db: empty, dataDir }) =>
      fillDemo(empty, { storage: openStorage({ folder: dataDir }), mailProvider: 'gmail', passwordHash: 'hash' }),
    )
    expect(await filled).toBe(true)
  })

  test('a folder is imported', async () => {
    const { password: _password, ...person } = registrationOf('grace')
    const imported = isInvalidated(async ({ db: empty, dataDir }) => {
      const folder = join(dataDir, 'exported')
      await mkdir(folder)
      await writeFile(join(folder, 'store.json'), JSON.stringify({ users: { '-Grace': person } }))
      await importFolder(empty, folder, openStorage({ folder: dataDir }))
    })
    expect(await imported).toBe(true)
  })
})
