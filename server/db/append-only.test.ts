import { sql, type RawBuilder } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { openTemporaryStore } from '../testing/temporary-store.ts'
import { isPostgres } from './database.ts'

const { db } = await openTemporaryStore()
const entry = {
  id: '-first',
  at: 1,
  actorId: null,
  actor: 'command line',
  action: 'hide',
  kind: 'offer',
  targetId: '-car',
  reason: 'Spam.',
} as const

beforeAll(() => db.insertInto('auditLog').values(entry).execute())

const copy = sql`select id, 2, null, actor, action, kind, "targetId", 'other' from "auditLog" where true`
const attempts: [how: string, statement: RawBuilder<unknown>][] = [
  ['changed', sql`update "auditLog" set reason = 'other'`],
  ['removed', sql`delete from "auditLog"`],
  isPostgres(db)
    ? ['removed with all others', sql`truncate "auditLog" cascade`]
    : ['replaced', sql`insert or replace into "auditLog" ${copy}`],
  ['overwritten', sql`insert into "auditLog" ${copy} on conflict (id) do update set reason = 'other'`],
]

test.each(attempts)('a row of the audit log cannot be %s, even in SQL', async (_how, statement) => {
  await expect(statement.execute(db)).rejects.toThrow('Rows of this table are never changed or removed')
  expect(await db.selectFrom('auditLog').selectAll().execute()).toEqual([entry])
})
