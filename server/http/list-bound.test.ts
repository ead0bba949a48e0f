import { beforeAll, describe, expect, test } from 'vitest'
import { longestList } from '../../contract/limits.ts'
import { batchesOf } from '../db/batches.ts'
import { write } from '../db/write.ts'
import { pushId } from '../db/push-id.ts'
import { buildCar, offerCar } from '../testing/cars.ts'
import { signUp, type TestPerson } from '../testing/people.ts'
import { call, emptyStore, openTestApp } from '../testing/test-app.ts'

const { app, db } = await openTestApp()
const rowsAtOnce = 500
let alice: TestPerson
let bobby: TestPerson
let carId: string

beforeAll(async () => {
  await emptyStore(db)
  alice = await signUp(app, 'alice')
  bobby = await signUp(app, 'bobby')
  carId = await offerCar(app, alice, buildCar())
})

/** Copies the only row of a table until it holds `longestList` rows. */
async function fillTable(table: 'cars' | 'comments' | 'messages'): Promise<void> {
  const row = await db.selectFrom(table).selectAll().executeTakeFirstOrThrow()
  const copies = Array.from({ length: longestList - 1 }, () => ({ ...row, id: pushId() }))
  await write(db, async (tx) => {
    for (const batch of batchesOf(copies, rowsAtOnce)) await tx.insertInto(table).values(batch).execute()
  })
}

describe.each([
  {
    table: 'comments' as const,
    paths: () => [`cars/${carId}/comments.json`],
    addOne: () => call(app, `POST cars/${carId}/comments.json`, { as: bobby, body: { comments: 'Still there?' } }),
  },
  {
    table: 'messages' as const,
    paths: () => ['messages.json', `messages.json?with=${alice.id}`, `users/${bobby.id}/sent.json`],
    addOne: () => call(app, 'POST messages.json', { as: bobby, body: { sendTo: alice.id, content: 'Still there?' } }),
  },
  {
    table: 'cars' as const,
    paths: () => ['cars.json', 'cars.json?orderBy="price"', `users/${alice.id}/posts.json`],
    addOne: () => call(app, 'POST cars.json', { as: alice, body: buildCar() }),
  },
])('whole lists of $table', ({ table, paths, addOne }) => {
  beforeAll(async () => {
    if (table !== 'cars') await addOne()
    await fillTable(table)
  }, 60_000)

  test('are answered up to the maximum, and beyond it refused with advice', async () => {
    for (const path of paths()) {
      const { status, body } = await call(app, `GET ${path}`, { as: bobby })
      expect([path, status, Object.keys(body ?? {}).length]).toEqual([path, 200, longestList])
    }
    expect((await addOne()).status).toBe(200)
    for (const path of paths()) {
      const { status, body } = await call(app, `GET ${path}`, { as: bobby })
      expect([path, status, body.code]).toEqual([path, 400, 'badQuery'])
      expect(body.error).toContain(`more than ${longestList} entries`)
    }
    const [streamed] = paths()
    const refused = await call(app, `GET ${streamed}`, { as: bobby, headers: { accept: 'text/event-stream' } })
    expect([refused.status, refused.body.code]).toEqual([400, 'badQuery'])
    for (const path of paths()) {
      const window = `${path.split('?')[0]}?orderBy="$key"&limitToLast=${longestList}`
      const { status, body } = await call(app, `GET ${window}`, { as: bobby })
      expect([window, status, Object.keys(body).length]).toEqual([window, 200, longestList])
    }
  })
})
