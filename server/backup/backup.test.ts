import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { pages } from '../../contract/limits.ts'
import { carPageQuery, wireQueryString } from '../../contract/wire-query.ts'
import { findPostgres } from '../../scripts/postgres.ts'
import { createTestDatabase } from '../../scripts/test-database.ts'
import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrations/migrate.ts'
import { storePlace } from '../db/store-place.ts'
import { write } from '../db/write.ts'
import { queueLetters } from '../mail/letter-queue-store.ts'
import { queueDigests } from '../saved-searches/digest-store.ts'
import { proveStore } from '../db/table-proofs.ts'
import { fillDemo } from '../demo/demo-store.ts'
import { openStorage } from '../storage/open-storage.ts'
import { buildCar } from '../testing/cars.ts'
import { registrationOf } from '../testing/people.ts'
import { openTemporaryStore } from '../testing/temporary-store.ts'
import { type RunningProcess } from '../../scripts/processes.ts'
import { startTestProcess } from '../testing/test-process.ts'
import { writeBackup } from './backup-file.ts'
import { restoreBackup } from './restore-store.ts'

const isOnPostgres = process.env.TEST_ENGINE === 'postgres'
const demo = { mailProvider: 'gmail', passwordHash: 'of nobody' }
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'volan-backup-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function dataFolder(name: string): Promise<string> {
  return mkdtemp(join(folder, `${name}-`))
}

async function proofsIn(dataDir: string) {
  const db = openDatabase(storePlace({ dataDir }))
  // A restored store gets new versions, so that no cache confuses it with another.
  const proofs = (await proveStore(db)).filter(({ table }) => table !== 'totals')
  await db.destroy()
  return proofs
}

const photosIn = async (dataDir: string) => (await readdir(join(dataDir, 'photos'), { recursive: true })).toSorted()

// PostgreSQL is saved by its own tools, see below.
describe.runIf(!isOnPostgres)('a backup of SQLite', () => {
  let dataDir: string
  let file: string

  beforeAll(async () => {
    dataDir = await dataFolder('saved')
    file = join(folder, 'saved.tar')
    const db = openDatabase(storePlace({ dataDir }))
    await migrate(db)
    await fillDemo(db, { storage: openStorage({ folder: dataDir }), ...demo })
    await db.destroy()
    await writeBackup(dataDir, file)
  })

  test.each([
    ['a folder', (place: string) => place, /is a folder\. Name a file in it\.$/],
    ['a folder that does not exist', (place: string) => join(place, 'none', 'a.tar'), /^There is no folder /],
  ])('to %s is refused with the reason, and leaves no key behind', async (_what, fileOf, reason) => {
    const place = await dataFolder('target')
    await writeFile(join(place, 'another'), 'file')
    await expect(writeBackup(dataDir, fileOf(place))).rejects.toThrow(reason)
    expect((await readdir(dataDir)).filter((name) => name.startsWith('.backup-'))).toEqual([])
    expect(await readdir(place)).toEqual(['another'])
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  test('that is interrupted leaves no key behind', async () => {
    const place = await dataFolder('target')
    // A folder of that name blocks the unfinished file.
    await mkdir(join(place, 'a.tar.part'))
    await expect(writeBackup(dataDir, join(place, 'a.tar'))).rejects.toThrow('EISDIR')
    expect((await readdir(dataDir)).filter((name) => name.startsWith('.backup-'))).toEqual([])
    expect(await readdir(place)).toEqual([])
  })

  test('is restored equal: counts and hashes of all tables, photos byte for byte', async () => {
    const target = await dataFolder('empty')
    const { tables, savedAs } = await restoreBackup(target, file, { isReplacing: false })
    expect(tables.find(({ table }) => table === 'cars')?.count).toBeGreaterThan(100)
    expect(savedAs).toBeNull()
    expect(await proofsIn(target)).toEqual(await proofsIn(dataDir))
    expect(await photosIn(target)).toEqual(await photosIn(dataDir))
    for (const name of (await photosIn(dataDir)).filter((path) => path.endsWith('.webp')).slice(0, 20)) {
      const [one, other] = [join(dataDir, 'photos', name), join(target, 'photos', name)]
      expect((await readFile(one)).equals(await readFile(other))).toBe(true)
    }
    expect((await readdir(target)).filter((name) => name.startsWith('.backup'))).toEqual([])
  })

  test('replaces a store only on request, and never from a damaged file', async () => {
    await expect(restoreBackup(dataDir, file, { isReplacing: false })).rejects.toThrow('There is a store')
    const damaged = join(folder, 'damaged.tar')
    await writeBackup(dataDir, damaged)
    await truncate(damaged, 100_000)
    const target = await dataFolder('none')
    await expect(restoreBackup(target, damaged, { isReplacing: false })).rejects.toThrow()
    expect(await readdir(target)).toEqual([])
  })
})

describe.runIf(!isOnPostgres)('while the product runs', () => {
  let product: RunningProcess
  let dataDir: string

  beforeAll(async () => {
    dataDir = await dataFolder('running')
    product = await startTestProcess({ DATA_DIR: dataDir })
    return () => product.end('SIGTERM')
  })

  const ask = async (path: string, body?: object, method = 'POST') => {
    const response = await fetch(`${product.address}/api/${path}`, {
      ...(body && { method, body: JSON.stringify(body) }),
    })
    return (await response.json()) as Record<string, string>
  }

  test('sends nothing again that went out after it was made', async () => {
    const from = await dataFolder('before')
    const db = openDatabase(storePlace({ dataDir: from }))
    await migrate(db)
    await fillDemo(db, { storage: openStorage({ folder: from }), ...demo })
    const letter = { kind: 'reset', userId: null, address: 'a.one@gmail.com', details: { language: 'en' } } as const
    await write(db, (tx) => queueLetters(tx, [letter]))
    await write(db, (tx) => tx.insertInto('jobs').values({ name: 'digest', doneAt: 1 }).execute())
    const { id: userId } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    const notice = { id: 'n', userId, type: 'follower', subject: '', lastId: 'n', count: 1, people: '' } as const
    const waits = { carId: null, personId: null, details: '{}', at: 1, readAt: null, pushAt: 1, letterAt: 1 }
    await write(db, (tx) =>
      tx
        .insertInto('notices')
        .values({ ...notice, ...waits, isListed: 1 })
        .execute(),
    )
    await db.destroy()
    await writeBackup(from, join(folder, 'before.tar'))
    const to = await dataFolder('after')
    await restoreBackup(to, join(folder, 'before.tar'), { isReplacing: false })
    const restored = openDatabase(storePlace({ dataDir: to }))
    expect(await restored.selectFrom('letters').select('id').execute()).toEqual([])
    expect(await restored.selectFrom('notices').select(['pushAt', 'letterAt']).where('id', '=', 'n').execute()).toEqual(
      [{ pushAt: null, letterAt: null }],
    )
    expect(await queueDigests(restored, Date.now())).toBe(0)
    await restored.destroy()
  })

  test('after a restore, lists and searches show offers as they were at the backup', async () => {
    const file = join(folder, 'edited.tar')
    const { token } = await ask('auth/register', registrationOf('bobby'))
    const { name: id } = await ask(`cars.json?auth=${token}`, buildCar({ brand: 'Toyota' }))
    const shown = async () => {
      const list = await ask(`cars.json?${wireQueryString(carPageQuery(pages.cars))}`)
      const search = await ask('search.json?brand=Toyota')
      return [list, ...Object.values(search)].map((part) => JSON.stringify(part)).join()
    }
    await writeBackup(dataDir, file)
    await ask(`cars/${id}.json?auth=${token}`, buildCar({ brand: 'Toyota', price: 12_345 }), 'PUT')
    const { name: later } = await ask(`cars.json?auth=${token}`, buildCar({ brand: 'Toyota' }))
    expect(await shown()).toContain('12345')
    expect(await shown()).toContain(later)
    await restoreBackup(dataDir, file, { isReplacing: true })
    await vi.waitFor(async () => expect(await shown()).not.toContain('12345'), { timeout: 5000 })
    expect(await shown()).toContain(id)
    expect(await shown()).not.toContain(later)
  })

  test("a restore serves the backup's data again, and ends all sessions", async () => {
    const file = join(folder, 'running.tar')
    const { token } = await ask('auth/register', registrationOf('alice'))
    const { name: kept } = await ask(`cars.json?auth=${token}`, buildCar())
    const end = new AbortController()
    const writing = (async () => {
      while (!end.signal.aborted) await ask(`cars.json?auth=${token}`, buildCar())
    })()
    await writeBackup(dataDir, file)
    end.abort()
    await writing
    const { name: later } = await ask(`cars.json?auth=${token}`, buildCar())
    expect(Object.keys(await ask('cars.json'))).toContain(later)

    const stream = await fetch(`${product.address}/api/cars/${later}.json?auth=${token}`, {
      headers: { accept: 'text/event-stream' },
    })
    let heard = ''
    const hearing = (async () => {
      for await (const part of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) heard += part
    })().catch(() => {})
    await vi.waitFor(() => expect(heard).toContain('"model":"320d"'))

    const { savedAs } = await restoreBackup(dataDir, file, { isReplacing: true })
    await vi.waitFor(() => expect(heard).toContain('event: auth_revoked'), { timeout: 5000 })
    const cars = Object.keys(await ask('cars.json'))
    expect(cars).toContain(kept)
    expect(cars).not.toContain(later)
    expect(await ask('counts.json')).toEqual({ cars: cars.length })
    // A session of the backup may have ended since, so none is good any more.
    await vi.waitFor(async () =>
      expect(await ask(`cars.json?auth=${token}`, buildCar())).toMatchObject({ code: 'tokenExpired' }),
    )
    const { email, password } = registrationOf('alice')
    const again = await ask('auth/login', { email, password })
    expect(await ask(`cars.json?auth=${again.token}`, buildCar())).toEqual({ name: expect.any(String) })
    expect(savedAs).not.toBeNull()
    await product.end('SIGTERM')
    await hearing
  })
})

const tools = findPostgres() ?? ''

// A remote server whose tools are not on this machine cannot be saved from here.
describe.runIf(isOnPostgres && tools !== '')(
  'a backup of PostgreSQL by its own tools, as docs/operating.md says',
  () => {
    test('is restored equal: counts and hashes of all tables', async () => {
      const source = await openTemporaryStore()
      await fillDemo(source.db, { storage: openStorage({ folder: source.dataDir }), ...demo })
      const target = await createTestDatabase()
      if (!target) throw new Error('There is no PostgreSQL')
      const file = join(folder, 'store.dump')
      execFileSync(join(tools, 'pg_dump'), ['--format=custom', `--file=${file}`, source.databaseUrl ?? ''])
      execFileSync(join(tools, 'pg_restore'), ['--no-owner', '--exit-on-error', `--dbname=${target.url}`, file])
      const db = openDatabase({ file: '', url: target.url })
      expect(await proveStore(db)).toEqual(await proveStore(source.db))
      await db.destroy()
      await target.drop()
    })
  },
)
