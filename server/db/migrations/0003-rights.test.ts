import { sql, type Kysely } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { storePlace } from '../store-place.ts'
import { openDatabase } from '../database.ts'
import { makeTemporaryPlace } from '../../testing/temporary-place.ts'
import * as start from './0001-start.ts'
import * as moderation from './0002-moderation.ts'
import * as rights from './0003-rights.ts'

const place = await makeTemporaryPlace()
const db = openDatabase(storePlace(place))
afterAll(async () => {
  await db.destroy()
  await place.remove()
})

test('people and messages of before are kept, everything shown, and messages outlive their people', async () => {
  const untyped = db as unknown as Kysely<never>
  await start.up(untyped)
  await moderation.up(untyped)
  for (const id of ['alice', 'bobby']) {
    await sql`insert into users (id, username, "usernameFolded", email, telephone, gender, "createdAt")
      values (${id}, ${id}, ${id}, ${`${id}@gmail.com`}, '0888 123 456', 'Other', 1)`.execute(db)
  }
  const message = { id: 'm', senderId: 'alice', recipientId: 'bobby', pair: 'alice bobby', content: 'Hi', timestamp: 2 }
  await db.insertInto('messages').values(message).execute()
  await rights.up(untyped)

  expect(await db.selectFrom('messages').selectAll().execute()).toEqual([message])
  const choices = await db.selectFrom('users').select(['telephoneShown', 'emailShown', 'deletionAt']).execute()
  expect(choices).toEqual(choices.map(() => ({ telephoneShown: 'shown', emailShown: 'shown', deletionAt: null })))
  await db.deleteFrom('users').where('id', '=', 'alice').execute()
  expect(await db.selectFrom('messages').selectAll().execute()).toEqual([message])
})
