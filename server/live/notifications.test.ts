import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { openDatabase, write } from '../db/database.ts'
import { storePlace } from '../db/store-place.ts'
import { openTemporaryStore } from '../testing/temporary-store.ts'
import { announce } from './announce.ts'
import { startHearing } from './hearing.ts'
import { Hub } from './hub.ts'

// SQLite hears its own commits, and rows of others: csv-import.test.ts.
describe('announcements of two processes on one database', async () => {
  const store = await openTemporaryStore()

  async function openProcess() {
    const db = openDatabase(storePlace(store))
    const hub = new Hub()
    const heard: string[] = []
    let gaps = 0
    hub.subscribe('cars', (event) => event.kind === 'carDeleted' && heard.push(event.id))
    hub.onGap(() => gaps++)
    const onError = (error: unknown) => expect.unreachable(String(error))
    const stopHearing = await startHearing(db, hub, { url: store.databaseUrl, onError })
    const tell = (id: string) => write(db, async (tx) => announce(tx, ['cars'], { kind: 'carDeleted', id }))
    const end = async () => {
      await stopHearing()
      await db.destroy()
    }
    return { db, heard, tell, end, gaps: () => gaps }
  }

  test('are heard by both, in the order of commits, also those too long for a notification', async () => {
    const [one, two] = [await openProcess(), await openProcess()]
    const long = 'x'.repeat(20_000)
    await one.tell('first')
    await two.tell(long)
    await one.tell('last')
    for (const { heard } of [one, two]) await vi.waitFor(() => expect(heard).toEqual(['first', long, 'last']))
    await one.end()
    await two.end()
  })

  test('of one transaction are heard in their order, however many notifications carry them', async () => {
    const one = await openProcess()
    // Two bytes each: two of these fill a notification, and one is too long for any.
    const ids = ['а', 'б', 'в', 'г', 'д', 'е', 'ж'].map((letter, at) => letter.repeat(at === 3 ? 20_000 : 1900))
    await write(one.db, async (tx) => {
      for (const id of ids) announce(tx, ['cars'], { kind: 'carDeleted', id })
    })
    await vi.waitFor(() => expect(one.heard).toHaveLength(ids.length))
    expect(one.heard).toEqual(ids)
    await one.end()
  })

  test('are not heard of a transaction that is rolled back', async () => {
    const one = await openProcess()
    const rolledBack = write(one.db, async (tx) => {
      announce(tx, ['cars'], { kind: 'carDeleted', id: 'never' })
      throw new Error('No')
    })
    await expect(rolledBack).rejects.toThrow('No')
    await one.tell('after')
    await vi.waitFor(() => expect(one.heard).toEqual(['after']))
    await one.end()
  })

  test('a lost listening connection is replaced, and the gap is told', async () => {
    const [one, two] = [await openProcess(), await openProcess()]
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'volan live' and datname = current_database()`.execute(store.db)
    await vi.waitFor(() => expect([one.gaps(), two.gaps()]).toEqual([1, 1]), { timeout: 5000 })
    await two.tell('again')
    await vi.waitFor(() => expect(one.heard).toEqual(['again']))
    await one.end()
    await two.end()
  })
})
