import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { pages } from '../../contract/limits.ts'
import { carPageQuery } from '../../contract/wire-query.ts'
import { listIds } from '../cars/car-store.ts'
import { listMessages } from '../chat/message-store.ts'
import { listComments } from '../comments/comment-store.ts'
import { openTemporaryStore } from '../testing/temporary-store.ts'
import { notifyCarrier } from './announcement-carriers.ts'
import { addAnnouncement, carryBy } from './announcements.ts'
import { isStoreAway, isUniqueViolation, write } from './database.ts'
import { KeptStatement } from './kept-statement.ts'
import { keepRows, lockRow } from './locks.ts'
import { PreparingClient } from './postgres-client.ts'

// The driver's and the server's own ways, which SQLite does not have.
describe('PostgreSQL', async () => {
  const { db } = await openTemporaryStore()
  /** Lets another statement go out in place of one, until the answered function is called. */
  function sendInstead(statement: string, other: string): () => void {
    const client: { query: (...given: unknown[]) => unknown } = PreparingClient.prototype
    const { query } = client
    const spy = vi.spyOn(PreparingClient.prototype, 'query')
    spy.mockImplementation(function (this: PreparingClient, text: unknown, ...rest: unknown[]) {
      return query.call(this, text === statement ? other : text, ...rest) as never
    })
    return () => spy.mockRestore()
  }

  const sponsor = (id: string) => ({ id, name: id, img: '', link: '' })

  test('a statement that takes longer than five seconds is ended, and the store counts as away', async () => {
    const error = await sql`select pg_sleep(30)`.execute(db).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ code: '57014' })
    expect(isStoreAway(error)).toBe(true)
  })

  test('who waits too long for a connection is told that the store is away; then there are connections again', async () => {
    const busy = Array.from({ length: 10 }, () => sql`select pg_sleep(3)`.execute(db))
    const error = await sql`select 1`.execute(db).catch((reason: unknown) => reason)
    expect(isStoreAway(error)).toBe(true)
    await Promise.all(busy)
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
  })

  test('two transactions that wait for each other both succeed in the end', async () => {
    await db
      .insertInto('sponsors')
      .values([sponsor('a'), sponsor('b')])
      .execute()
    const rename = (first: string, second: string) =>
      write(db, async (tx) => {
        for (const id of [first, second]) {
          await tx.updateTable('sponsors').set({ name: first }).where('id', '=', id).execute()
          await sql`select pg_sleep(0.2)`.execute(tx)
        }
      })
    await Promise.all([rename('a', 'b'), rename('b', 'a')])
    const names = await db.selectFrom('sponsors').select('name').execute()
    expect(new Set(names.map(({ name }) => name)).size).toBe(1)
  })

  test('a connection that is cut in the middle of a transaction fails that transaction alone', async () => {
    const cut = write(db, async (tx) => {
      await tx.insertInto('sponsors').values(sponsor('cut')).execute()
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx)
    }).catch((reason: unknown) => reason)
    expect(isStoreAway(await cut)).toBe(true)
    expect(await db.selectFrom('sponsors').selectAll().where('id', '=', 'cut').execute()).toEqual([])
  })

  test('what goes out with the commit and fails undoes the transaction, and says why', async () => {
    carryBy(db, { beforeCommit: (tx) => Promise.resolve(() => sql`select 1 / 0`.execute(tx)) })
    const untold = write(db, async (tx) => {
      await tx.insertInto('sponsors').values(sponsor('untold')).execute()
      addAnnouncement(tx, { topics: ['sponsors'], event: null })
    })
    await expect(untold).rejects.toMatchObject({ code: '22012' })
    carryBy(db, notifyCarrier)
    expect(await db.selectFrom('sponsors').selectAll().where('id', '=', 'untold').execute()).toEqual([])
  })

  test('of a transaction that does not begin nothing is written', async () => {
    const restore = sendInstead('begin', 'begin nonsense')
    const unbegun = write(db, (tx) => tx.insertInto('sponsors').values(sponsor('unbegun')).execute())
    await expect(unbegun).rejects.toMatchObject({ code: '42601' })
    restore()
    expect(await db.selectFrom('sponsors').selectAll().where('id', '=', 'unbegun').execute()).toEqual([])
  })

  test('what may not be on the disk is not reported as done, and the connection goes on', async () => {
    const restore = sendInstead("select pg_logical_emit_message(true, 'volan', '')", 'select 1 / 0')
    const add = (id: string) =>
      write(db, async (tx) => {
        await tx.insertInto('sponsors').values(sponsor(id)).execute()
        addAnnouncement(tx, { topics: ['sponsors'], event: null })
      })
    await expect(add('unflushed')).rejects.toMatchObject({ code: '22012' })
    restore()
    await add('flushed')
    expect(await db.selectFrom('sponsors').select('id').where('id', 'like', '%flushed').execute()).toHaveLength(2)
  })

  test('a connection keeps prepared what writes and locks, and nothing that only reads', async () => {
    const prepared = await write(db, async (tx) => {
      await tx.insertInto('sponsors').values(sponsor('kept')).execute()
      await lockRow(tx, 'users', 'nobody')
      await tx.selectFrom('sponsors').select('link').where('id', '=', 'kept').execute()
      return sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(tx)
    })
    const statements = prepared.rows.map(({ statement }) => statement)
    expect(statements).toContain('insert into "sponsors" ("id", "name", "img", "link") values ($1, $2, $3, $4)')
    expect(statements).toContain('select "id" from "users" where "id" = $1 for update')
    expect(statements.filter((statement) => statement.startsWith('select "link"'))).toEqual([])
  })

  test('a connection keeps prepared what is read by a kept statement', async () => {
    const linkOf = new KeptStatement((store, id) => store.selectFrom('sponsors').select('link').where('id', '=', id))
    const prepared = await write(db, async (tx) => {
      await linkOf.execute(tx, 'kept')
      return sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(tx)
    })
    const statements = prepared.rows.map(({ statement }) => statement)
    expect(statements).toContain('select "link" from "sponsors" where "id" = $1')
  })

  test('further pages of the list, the newest comments and messages are planned once, not for each question', async () => {
    const viewer = { userId: 'nobody', role: 'user' } as const
    const plans = await write(db, async (tx) => {
      // PostgreSQL looks at five plans for values before it trusts one for all.
      for (let time = 0; time < 10; time += 1) {
        await listIds(tx, carPageQuery(pages.cars, `-${time}`))
        await listComments(tx, `car ${time}`, { query: carPageQuery(pages.comments), viewer })
        await listMessages(tx, { of: `person ${time}` }, { query: carPageQuery(pages.messages) })
      }
      return sql<{ generic: number }>`select generic_plans::integer as generic from pg_prepared_statements
        where statement like 'select "id", (%' or statement like 'select "comments"."id", %'
          or statement like 'select "id", "senderId", %'`.execute(tx)
    })
    expect(plans.rows.map(({ generic }) => generic > 0)).toEqual([true, true, true])
  })

  test('the same key twice is known as such', async () => {
    await db.insertInto('sponsors').values(sponsor('twice')).execute()
    const error = await db
      .insertInto('sponsors')
      .values(sponsor('twice'))
      .execute()
      .catch((reason: unknown) => reason)
    expect(isUniqueViolation(error)).toBe(true)
  })

  test('a row that is kept cannot be locked by another until the commit', async () => {
    const person = { id: 'p', username: 'p', usernameFolded: 'p', email: 'p@gmail.com', telephone: '', createdAt: 0 }
    await db
      .insertInto('users')
      .values({ ...person, gender: 'Other' })
      .execute()
    const order: string[] = []
    const keeping = write(db, async (tx) => {
      expect(await keepRows(tx, 'users', ['p', 'nobody'])).toEqual(['p'])
      await sql`select pg_sleep(0.3)`.execute(tx)
      order.push('kept')
    })
    await sql`select pg_sleep(0.1)`.execute(db)
    const locking = write(db, async (tx) => {
      await lockRow(tx, 'users', 'p')
      order.push('locked')
    })
    await Promise.all([keeping, locking])
    expect(order).toEqual(['kept', 'locked'])
  })
})
