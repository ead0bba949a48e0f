import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { isPostgres } from '../db/database.ts'
import { type HubEvent } from '../events/hub.ts'
import { allHeard } from '../testing/all-heard.ts'
import { offerCar } from '../testing/cars.ts'
import { useWorld } from '../testing/world.ts'
import { createComment } from './comment-store.ts'

const { app, db, hub, alice, bobby } = await useWorld(['alice', 'bobby'])
let carId: string

beforeEach(async () => {
  carId = await offerCar(app, alice)
})

const comment = (comments: string, { key, ...different }: { carId?: string; key?: string } = {}) =>
  createComment(db, {
    userId: bobby.id,
    carId,
    comments,
    ...different,
    ...(key !== undefined && { key: { key, fingerprint: comments } }),
  })
const stored = async () =>
  (await db.selectFrom('comments').select('comments').execute()).map((row) => row.comments).toSorted()

test('an unexpected error costs its own comment alone, of thirty that come at once', async () => {
  await (
    isPostgres(db)
      ? sql`alter table comments add constraint planted check (comments <> '7')`
      : sql`create trigger planted before insert on comments when new.comments = '7'
          begin select raise(abort, 'planted'); end`
  ).execute(db)
  const heard: HubEvent[] = []
  const stop = hub.subscribe(`cars/${carId}`, (event) => heard.push(event))
  const texts = Array.from({ length: 30 }, (_none, at) => `${at}`)
  const settled = await Promise.allSettled(texts.map((text) => comment(text)))
  await (isPostgres(db) ? sql`alter table comments drop constraint planted` : sql`drop trigger planted`).execute(db)
  await allHeard({ db, hub })
  stop()
  const others = texts.filter((text) => text !== '7').toSorted()
  expect(settled.flatMap(({ status }, at) => (status === 'rejected' ? texts[at] : []))).toEqual(['7'])
  expect(await stored()).toEqual(others)
  expect(heard.flatMap((event) => (event.kind === 'commentAdded' ? event.comment.comments : [])).toSorted()).toEqual(
    others,
  )
})

test('a comment that is refused leaves its key to the next try', async () => {
  const key = 'key-of-one-comment'
  const hide = (hiddenAt: number | null) => db.updateTable('cars').set({ hiddenAt }).where('id', '=', carId).execute()
  await hide(1)
  await expect(comment('Hello', { key })).rejects.toMatchObject({ code: 'carGone' })
  await hide(null)
  const id = await comment('Hello', { key })
  // What was created is answered also where it would be refused now.
  await hide(1)
  expect(await comment('Hello', { key })).toBe(id)
  expect(await stored()).toEqual(['Hello'])
})

test.runIf(isPostgres(db))('comments that are refused are no reason to write the others again', async () => {
  const all = Array.from({ length: 16 }, (_none, at) =>
    comment(`${at}`, at % 4 === 0 ? { carId: '-NoSuchCar' } : {}).catch(() => 'refused'),
  )
  expect((await Promise.all(all)).filter((answer) => answer === 'refused')).toHaveLength(4)
  const { rows } = await sql<{ count: number }>`select count(distinct xmin::text) as count from comments`.execute(db)
  // Calls that come in one turn may be two groups.
  expect(rows[0]?.count).toBeLessThanOrEqual(2)
  expect(await stored()).toHaveLength(12)
})
