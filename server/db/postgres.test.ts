import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { pages } from '../../contract/limits.ts'
import { carPageQuery } from '../../contract/wire-query.ts'
import { listIds } from '../cars/car-store.ts'
import { listMessages } from '../chat/mailbox-store.ts'
import { listComments } from '../comments/listed-comments-store.ts'
import { openTemporaryStore } from '../testing/temporary-store.ts'
import { notifyTransport } from './event-transports.ts'
import { addEvent, setTransport } from './transaction.ts'
import { isStoreAway, isUniqueViolation } from './database.ts'
import { write } from './write.ts'
import { PreparedStatement } from './prepared-statement.ts'
import { lockForKeyShare, lockRow } from './locks.ts'
import { PreparingClient } from './postgres-client.ts'

// Behaviour of the driver and the server that SQLite does not have.
describe('PostgreSQL', async () => {
  const { db } = await openTemporaryStore()
  /** Replaces a statement by another until the returned function is called. */
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

  test('ends a statement after five seconds and reports the store as away', async () => {
    const error = await sql`select pg_sleep(30)`.execute(db).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ code: '57014' })
    expect(isStoreAway(error)).toBe(true)
  })

  test('reports the store as away after too long a wait for a connection, and recovers', async () => {
    const busy = Array.from({ length: 10 }, () => sql`select pg_sleep(3)`.execute(db))
    const error = await sql`select 1`.execute(db).catch((reason: unknown) => reason)
    expect(isStoreAway(error)).toBe(true)
    await Promise.all(busy)
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
  })

  test('two deadlocked transactions both succeed in the end', async () => {
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

  test('a connection that breaks during a transaction fails no other transaction', async () => {
    const cut = write(db, async (tx) => {
      await tx.insertInto('sponsors').values(sponsor('cut')).execute()
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx)
    }).catch((reason: unknown) => reason)
    expect(isStoreAway(await cut)).toBe(true)
    expect(await db.selectFrom('sponsors').selectAll().where('id', '=', 'cut').execute()).toEqual([])
  })

  test('a failing statement beside the commit rolls the transaction back and is the reported error', async () => {
    setTransport(db, { beforeCommit: (tx) => Promise.resolve(() => sql`select 1 / 0`.execute(tx)) })
    const untold = write(db, async (tx) => {
      await tx.insertInto('sponsors').values(sponsor('untold')).execute()
      addEvent(tx, { topics: ['sponsors'], event: null })
    })
    await expect(untold).rejects.toMatchObject({ code: '22012' })
    setTransport(db, notifyTransport)
    expect(await db.selectFrom('sponsors').selectAll().where('id', '=', 'untold').execute()).toEqual([])
  })

  test('a transaction that does not begin writes nothing', async () => {
    const restore = sendInstead('begin', 'begin nonsense')
    const unbegun = write(db, (tx) => tx.insertInto('sponsors').values(sponsor('unbegun')).execute())
    await expect(unbegun).rejects.toMatchObject({ code: '42601' })
    restore()
    expect(await db.selectFrom('sponsors').selectAll().where('id', '=', 'unbegun').execute()).toEqual([])
  })

  test('does not report an unflushed commit as done, and the connection works afterwards', async () => {
    const restore = sendInstead("select pg_logical_emit_message(true, 'volan', '')", 'select 1 / 0')
    const add = (id: string) =>
      write(db, async (tx) => {
        await tx.insertInto('sponsors').values(sponsor(id)).execute()
        addEvent(tx, { topics: ['sponsors'], event: null })
      })
    await expect(add('unflushed')).rejects.toMatchObject({ code: '22012' })
    restore()
    await add('flushed')
    expect(await db.selectFrom('sponsors').select('id').where('id', 'like', '%flushed').execute()).toHaveLength(2)
  })

  test('prepares statements that write or lock, and none that only read', async () => {
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

  test('prepares the read of a PreparedStatement', async () => {
    const linkOf = new PreparedStatement((store, { id }: { id: string }) =>
      store.selectFrom('sponsors').select('link').where('id', '=', id),
    )
    const prepared = await write(db, async (tx) => {
      await linkOf.execute(tx, { id: 'kept' })
      return sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(tx)
    })
    const statements = prepared.rows.map(({ statement }) => statement)
    expect(statements).toContain('select "link" from "sponsors" where "id" = $1')
  })

  test('plans further pages of the list, the newest comments and messages once', async () => {
    const viewer = { userId: 'nobody', role: 'user' } as const
    const plans = await write(db, async (tx) => {
      // PostgreSQL makes five custom plans before it considers a generic one.
      for (let time = 0; time < 10; time += 1) {
        await listIds(tx, carPageQuery(pages.cars, `-${time}`))
        await listComments(tx, `car ${time}`, { query: carPageQuery(pages.comments), viewer })
        await listMessages(tx, { of: `person ${time}` }, { query: carPageQuery(pages.messages) })
      }
      return sql<{ generic: number }>`select generic_plans::integer as generic from pg_prepared_statements
        where statement like 'select "id", (%' or statement like 'select "comments"."id", %'
          or statement like 'select "sendTo", "sender", %'`.execute(tx)
    })
    expect(plans.rows.map(({ generic }) => generic > 0)).toEqual([true, true, true])
  })

  test('recognises a duplicate key', async () => {
    await db.insertInto('sponsors').values(sponsor('twice')).execute()
    const error = await db
      .insertInto('sponsors')
      .values(sponsor('twice'))
      .execute()
      .catch((reason: unknown) => reason)
    expect(isUniqueViolation(error)).toBe(true)
  })

  test('a row locked for key share cannot be locked by another until the commit', async () => {
    const person = { id: 'p', username: 'p', usernameFolded: 'p', email: 'p@gmail.com', telephone: '', createdAt: 0 }
    await db
      .insertInto('users')
      .values({ ...person, gender: 'Other' })
      .execute()
    const order: string[] = []
    const keeping = write(db, async (tx) => {
      expect(await lockForKeyShare(tx, 'users', ['p', 'nobody'])).toEqual(['p'])
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
