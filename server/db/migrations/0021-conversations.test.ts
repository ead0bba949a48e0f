import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { storePlace } from '../store-place.ts'
import { openDatabase } from '../database.ts'
import { makeTemporaryPlace } from '../../testing/temporary-place.ts'
import { migrate } from './migrate.ts'

const place = await makeTemporaryPlace()
const db = openDatabase(storePlace(place))
afterAll(async () => {
  await db.destroy()
  await place.remove()
})

test('messages of before become conversations of those who are still there, all of them read', async () => {
  await migrate(db, '0020-sales')
  const others = Array.from({ length: 1200 }, (_none, at) => `other${at}`)
  for (const id of ['alice', 'bobby']) {
    await sql`insert into users (id, username, "usernameFolded", email, telephone, gender, "createdAt")
      values (${id}, ${id}, ${id}, ${`${id}@gmail.com`}, '0888 123 456', 'Other', 1)`.execute(db)
  }
  const message = (id: string, senderId: string, recipientId: string) => {
    const pair = [senderId, recipientId].toSorted().join(' ')
    return { id, senderId, recipientId, pair, content: 'Hi', timestamp: 2 }
  }
  await db
    .insertInto('messages')
    .values([message('m1', 'alice', 'bobby'), message('m2', 'bobby', 'alice')])
    .execute()
  // More than one batch.
  await db
    .insertInto('messages')
    .values(others.map((other) => message(`m-${other}`, other, 'alice')))
    .execute()
  await migrate(db)

  const rows = await db.selectFrom('conversations').selectAll().execute()
  const fresh = {
    unread: 0,
    archivedAt: null,
    subjectMessageId: null,
    markedUnreadAt: null,
    gotFirstAt: 2,
    wroteFirstAt: 2,
  }
  const side = { readUntil: 'm2', lastId: 'm2', ...fresh }
  expect(rows.filter(({ otherId }) => ['alice', 'bobby'].includes(otherId))).toEqual(
    expect.arrayContaining([
      { userId: 'alice', otherId: 'bobby', ...side },
      { userId: 'bobby', otherId: 'alice', ...side },
    ]),
  )
  expect(rows).toHaveLength(others.length + 2)
})
