import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { openDatabase } from '../db/database.ts'
import { write } from '../db/write.ts'
import { storePlace } from '../db/store-place.ts'
import { openTemporaryStore } from '../testing/temporary-store.ts'
import { publish } from './publish.ts'
import { startListening } from './listening.ts'
import { Hub } from './hub.ts'

// How SQLite receives its commits and foreign rows is tested in csv-import.test.ts.
describe('announcements of two processes on one database', async () => {
  const store = await openTemporaryStore()

  async function openProcess() {
    const db = openDatabase(storePlace(store))
    const hub = new Hub()
    const heard: string[] = []
    let gaps = 0
    hub.subscribe('cars', (event) => event.kind === 'carDeleted' && heard.push(event.id))
    hub.onResync(() => gaps++)
    const onError = (error: unknown) => expect.unreachable(String(error))
    const stopListening = await startListening(db, hub, { url: store.databaseUrl, onError })
    const tell = (id: string) => write(db, async (tx) => publish(tx, ['cars'], { kind: 'carDeleted', id }))
    const end = async () => {
      await stopListening()
      await db.destroy()
    }
    return { db, heard, tell, end, gaps: () => gaps }
  }

  test('reach both in the order of commits, also when too long for a notification', async () => {
    const [one, two] = [await openProcess(), await openProcess()]
    const long = 'x'.repeat(20_000)
    await one.tell('first')
    await two.tell(long)
    await one.tell('last')
    for (const { heard } of [one, two]) await vi.waitFor(() => expect(heard).toEqual(['first', long, 'last']))
    await one.end()
    await two.end()
  })

  test('of one transaction arrive in their order over several notifications', async () => {
    const one = await openProcess()
    // Two bytes a letter: two short ids fill a notification, and the long one needs a row.
    const ids = ['а', 'б', 'в', 'г', 'д', 'е', 'ж'].map((letter, at) => letter.repeat(at === 3 ? 20_000 : 1900))
    await write(one.db, async (tx) => {
      for (const id of ids) publish(tx, ['cars'], { kind: 'carDeleted', id })
    })
    await vi.waitFor(() => expect(one.heard).toHaveLength(ids.length))
    expect(one.heard).toEqual(ids)
    await one.end()
  })

  test('of a rolled-back transaction never arrive', async () => {
    const one = await openProcess()
    const rolledBack = write(one.db, async (tx) => {
      publish(tx, ['cars'], { kind: 'carDeleted', id: 'never' })
      throw new Error('No')
    })
    await expect(rolledBack).rejects.toThrow('No')
    await one.tell('after')
    await vi.waitFor(() => expect(one.heard).toEqual(['after']))
    await one.end()
  })

  test('after a lost connection the listener reconnects and resyncs', async () => {
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
