import { type Exclusion, type ExclusionChange } from '../../contract/exclusion.ts'
import { personal } from '../../contract/limits.ts'
import { type Database } from '../db/database.ts'
import { write } from '../db/write.ts'
import { lockForChange } from '../db/locks.ts'
import { fail } from '../lib/errors.ts'

/** A person's exclusions from lists, newest first, each with a readable name. */
export async function listExclusions(db: Database, userId: string): Promise<Exclusion[]> {
  const rows = await db
    .selectFrom('exclusions')
    .leftJoin('cars', (join) =>
      join
        .onRef('cars.id', '=', 'exclusions.value')
        .on('exclusions.kind', '=', 'car')
        .on('cars.hiddenAt', 'is', null)
        .on('cars.ownerSuspendedAt', 'is', null),
    )
    .leftJoin('users', (join) =>
      join
        .onRef('users.id', '=', 'exclusions.value')
        .on('exclusions.kind', '=', 'seller')
        .on('users.suspendedAt', 'is', null),
    )
    .select(['kind', 'value', 'brand', 'model', 'year', 'username'])
    .where('userId', '=', userId)
    .orderBy('exclusions.createdAt', 'desc')
    .orderBy('value')
    .execute()
  return rows.map(({ kind, value, brand, model, year, username }) => {
    const car = brand === null ? undefined : `${brand} ${model}, ${year}`
    return { kind, value, name: car ?? username ?? value }
  })
}

/** Excludes something, or ends its exclusion; twice is once. Fails with `exclusionsFull`. */
export async function changeExclusion(
  db: Database,
  userId: string,
  { kind, value, isLeftOut }: ExclusionChange,
): Promise<void> {
  const row = { userId, kind, value }
  await write(db, async (tx) => {
    await lockForChange(tx, 'users', userId)
    await tx
      .deleteFrom('exclusions')
      .where('userId', '=', userId)
      .where('kind', '=', kind)
      .where('value', '=', row.value)
      .execute()
    if (!isLeftOut) return
    const { count } = await tx
      .selectFrom('exclusions')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow()
    if (Number(count) >= personal.exclusions) fail('exclusionsFull')
    await tx
      .insertInto('exclusions')
      .values({ ...row, createdAt: Date.now() })
      .execute()
  })
}
