import { describe, expect, test, vi } from 'vitest'
import { openDatabase } from '../db/database.ts'
import { storePlace } from '../db/store-place.ts'
import { startHearing } from '../live/hearing.ts'
import { Hub } from '../live/hub.ts'
import { openTemporaryStore } from '../testing/temporary-store.ts'
import { openLimits } from './limits-store.ts'

const isOnPostgres = process.env.TEST_ENGINE === 'postgres'

// SQLite has one serving process: there is nothing to share.
describe.runIf(isOnPostgres)('limits of two processes on one database', async () => {
  const store = await openTemporaryStore()
  const onError = (error: unknown) => expect.unreachable(String(error))

  async function openProcess() {
    const db = openDatabase(storePlace(store))
    const hub = new Hub()
    const stopHearing = await startHearing(db, hub, { url: store.databaseUrl, onError })
    const { limits, stop } = openLimits(db, hub, onError)
    const end = async () => {
      await stop()
      await stopHearing()
      await db.destroy()
    }
    return { limits, end }
  }

  test('what is rare is counted at once, and given back', async () => {
    const [one, two] = [await openProcess(), await openProcess()]
    for (let i = 0; i < 5; i++) {
      await one.limits.spend('loginPerAccount', 'alice')
      await two.limits.spend('loginPerAccount', 'alice')
    }
    await one.limits.giveBack('loginPerAccount', 'alice')
    await two.limits.spend('loginPerAccount', 'alice')
    await expect(two.limits.spend('loginPerAccount', 'alice')).rejects.toMatchObject({ code: 'tooManyTries' })
    await one.end()
    await two.end()
  })

  test('calls are counted together within a second or two', async () => {
    const [one, two] = [await openProcess(), await openProcess()]
    for (let i = 0; i < 299; i++) await one.limits.spend('callPerAddress', '203.0.113.9')
    await vi.waitFor(
      () =>
        expect(two.limits.spend('callPerAddress', '203.0.113.9')).rejects.toMatchObject({ code: 'tooManyRequests' }),
      { timeout: 5000, interval: 500 },
    )
    await one.end()
    await two.end()
  })
})

test.runIf(!isOnPostgres)('one process counts in its memory', async () => {
  const { db } = await openTemporaryStore()
  const { limits } = openLimits(db, new Hub(), () => {})
  for (let i = 0; i < 10; i++) await limits.spend('loginPerAccount', 'alice')
  await expect(limits.spend('loginPerAccount', 'alice')).rejects.toMatchObject({ code: 'tooManyTries' })
})
