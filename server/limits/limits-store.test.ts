import { describe, expect, test, vi } from 'vitest'
import { openDatabase } from '../db/database.ts'
import { storePlace } from '../db/store-place.ts'
import { startListening } from '../events/listening.ts'
import { Hub } from '../events/hub.ts'
import { openTemporaryStore } from '../testing/temporary-store.ts'
import { openLimits } from './limits-store.ts'

const isOnPostgres = process.env.TEST_ENGINE === 'postgres'

// SQLite has one serving process, so no limit is shared.
describe.runIf(isOnPostgres)('limits of two processes on one database', async () => {
  const store = await openTemporaryStore()
  const onError = (error: unknown) => expect.unreachable(String(error))

  async function openProcess() {
    const db = openDatabase(storePlace(store))
    const hub = new Hub()
    const stopListening = await startListening(db, hub, { url: store.databaseUrl, onError })
    const { limits, stop } = openLimits(db, hub, onError)
    const end = async () => {
      await stop()
      await stopListening()
      await db.destroy()
    }
    return { limits, end }
  }

  test('rare actions are counted immediately and can be refunded', async () => {
    const [one, two] = [await openProcess(), await openProcess()]
    for (let i = 0; i < 5; i++) {
      await one.limits.consume('loginPerAccount', 'alice')
      await two.limits.consume('loginPerAccount', 'alice')
    }
    await one.limits.refund('loginPerAccount', 'alice')
    await two.limits.consume('loginPerAccount', 'alice')
    await expect(two.limits.consume('loginPerAccount', 'alice')).rejects.toMatchObject({ code: 'tooManyTries' })
    await one.end()
    await two.end()
  })

  test('calls are counted together after a second or two', async () => {
    const [one, two] = [await openProcess(), await openProcess()]
    for (let i = 0; i < 299; i++) await one.limits.consume('callPerAddress', '203.0.113.9')
    await vi.waitFor(
      () =>
        expect(two.limits.consume('callPerAddress', '203.0.113.9')).rejects.toMatchObject({ code: 'tooManyRequests' }),
      { timeout: 5000, interval: 500 },
    )
    await one.end()
    await two.end()
  })
})

test.runIf(!isOnPostgres)('a single process counts in memory', async () => {
  const { db } = await openTemporaryStore()
  const { limits } = openLimits(db, new Hub(), () => {})
  for (let i = 0; i < 10; i++) await limits.consume('loginPerAccount', 'alice')
  await expect(limits.consume('loginPerAccount', 'alice')).rejects.toMatchObject({ code: 'tooManyTries' })
})
