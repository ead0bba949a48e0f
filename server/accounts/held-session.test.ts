import { expect, test } from 'vitest'
import { signUp } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const { app, db } = await useWorld()

test('says whose session a cookie names, to pages of this site only, and begins nothing', async () => {
  const [alice, bobby] = [await signUp(app, 'alice'), await signUp(app, 'bobby')]
  const ask = (headers: Record<string, string>) => call(app, 'POST auth/session', { headers })
  const before = await db.selectFrom('sessions').selectAll().orderBy('id').execute()
  const { body, headers } = await ask({ cookie: alice.cookie })
  expect(body).toEqual({ username: 'alice.one' })
  expect(headers).not.toHaveProperty('set-cookie')
  expect(await db.selectFrom('sessions').selectAll().orderBy('id').execute()).toEqual(before)
  expect((await ask({})).body).toBeNull()
  expect((await ask({ cookie: `${alice.cookie}x` })).body).toBeNull()
  expect((await ask({ cookie: alice.cookie, origin: 'https://elsewhere.example' })).status).toBe(403)
  expect((await ask({ cookie: alice.cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  await call(app, 'POST auth/logout', { as: alice })
  expect((await ask({ cookie: alice.cookie })).body).toBeNull()
  expect((await ask({ cookie: bobby.cookie })).body).toEqual({ username: 'bobby.one' })
  await db.updateTable('users').set({ suspendedAt: Date.now() }).where('id', '=', bobby.id).execute()
  expect((await ask({ cookie: bobby.cookie })).body).toBeNull()
})
