import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { deleteCar } from '../publishing/offer-store.ts'
import { noteListChange } from '../cars/car-totals-store.ts'
import { moderateOffer } from '../moderation/direct-decision-store.ts'
import { deleteAccount } from '../rights/deletion-store.ts'
import { unsaveCar } from '../saved/saved-store.ts'
import { offerCar } from '../testing/cars.ts'
import { signUp } from '../testing/people.ts'
import { call, openTestApp } from '../testing/test-app.ts'
import { type Writing } from './database.ts'
import { write } from './write.ts'
import { lockForChange } from './locks.ts'

// SQLite has one writer at a time, so deadlocks cannot happen.
describe('transactions lock people first, then offers, then saved cars, and totals last', async () => {
  const { app, db } = await openTestApp()
  const [alice, bobby] = [await signUp(app, 'alice'), await signUp(app, 'bobby')]
  await call(app, `POST users/${bobby.id}/following/${alice.id}.json`, { as: bobby, body: true })
  await db.updateTable('users').set({ deletionAt: 0 }).where('id', '=', alice.id).execute()
  const moderator = { id: null, name: 'command line', role: 'operator' } as const
  const changeOffer = (id: string) => (tx: Writing) =>
    tx.updateTable('cars').set({ price: 1 }).where('id', '=', id).execute()

  const works = {
    'hiding an offer': (id: string) => ({
      held: ['users', alice.id] as const,
      work: () => moderateOffer(db, moderator, { id, state: 'hidden', reason: 'Not a car.' }),
      next: changeOffer(id),
    }),
    'deleting an offer': (id: string) => ({
      held: ['users', alice.id] as const,
      work: () => deleteCar(db, alice.id, { id }),
      next: changeOffer(id),
    }),
    'letting go of a saved car': (id: string) => ({
      held: ['cars', id] as const,
      work: async () => unsaveCar(db, { userId: bobby.id, role: 'user' }, id),
      next: (tx: Writing) => tx.updateTable('savedCars').set({ saleNotice: 'new' }).where('carId', '=', id).execute(),
    }),
    'deleting an account': () => ({
      held: ['users', bobby.id] as const,
      work: () => deleteAccount(db, alice.id, Date.now()),
      next: async (tx: Writing) => noteListChange(tx, { by: 0, changed: [] }),
    }),
  }

  test.each(Object.entries(works))('%s', async (_name, prepare) => {
    const id = await offerCar(app, alice)
    await call(app, `PUT saved-cars/${id}.json`, { as: bobby, body: {} })
    const { held, work, next } = prepare(id)
    let isDone = false
    const { working } = await write(db, async (tx) => {
      await lockForChange(tx, held[0], held[1])
      const begun = work().then(() => (isDone = true))
      await sleep(200)
      expect(isDone, 'it waits').toBe(false)
      await sql`set local lock_timeout = '300ms'`.execute(tx)
      await next(tx)
      return { working: begun }
    })
    await working
  })
})
