import { expect } from 'vitest'
import { pushId } from '../db/push-id.ts'
import { queueDigests } from '../saved-searches/digest-store.ts'
import { offerCar } from './cars.ts'
import { type TestPerson } from './people.ts'
import { call, type TestApp } from './test-app.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Queues the daily letters of `hour` to so many people, of whom the last person is one; answers their addresses, sorted. */
export async function queueDaily(
  { app, db }: Pick<TestApp, 'app' | 'db'>,
  [seller, reader]: [TestPerson, TestPerson],
  { count, hour }: { count: number; hour: number },
): Promise<string[]> {
  const body = { name: 'Any BMW', address: 'brand=BMW', alert: 'daily' }
  await call(app, 'POST saved-searches.json', { as: reader, body })
  const search = await db.selectFrom('savedSearches').selectAll().executeTakeFirstOrThrow()
  await queueDigests(db, hour - dayMs)
  const carId = await offerCar(app, seller)
  const emails = [reader.email]
  for (let at = 1; at < count; at++) {
    const [id, userId, username] = [pushId(), pushId(), `reader.${at}`]
    const email = `${username}@gmail.com`
    const person = { email, telephone: '0888 123 456', gender: 'Female', createdAt: 0 } as const
    await db
      .insertInto('users')
      .values({ ...person, id: userId, username, usernameFolded: username })
      .execute()
    await db
      .insertInto('savedSearches')
      .values({ ...search, id, userId })
      .execute()
    await db.insertInto('searchHits').values({ searchId: id, carId, userId, at: hour }).execute()
    emails.push(email)
  }
  await db
    .updateTable('searchHits')
    .set({ at: hour - 1 })
    .execute()
  expect(await queueDigests(db, hour)).toBe(count)
  return emails.toSorted()
}
