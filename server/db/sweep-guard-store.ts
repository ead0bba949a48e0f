import { type Database } from './database.ts'
import { write } from './write.ts'

/** Sweeps that end or delete what people have. */
export const guardedSweeps = ['offers', 'accounts', 'cases', 'amounts'] as const
/** One of them. */
export type GuardedSweep = (typeof guardedSweeps)[number]

/** The share of all that a sweep may take at once; a machine whose clock has jumped ahead would take everything. */
const maxShare = 0.2
/** What a sweep may take in any case, because in a small market few are a large share. */
const maxFew = 20
/** Ms for which an operator's permission counts. */
const allowedMs = 24 * 60 * 60 * 1000

/** A sweep that would take more than it may at once, and waits for the operator. */
export class SweepStopped extends Error {
  constructor(sweep: GuardedSweep, { due, all }: { due: number; all: number }, now: number) {
    super(
      `The sweep of ${sweep} would take ${due} of ${all} at once, more than a fifth, so it waits. This machine's clock says ` +
        `${new Date(now).toISOString()}. If that is right, "npm run sweeps -- allow ${sweep}" lets it go on.`,
    )
    this.name = 'SweepStopped'
  }
}

/** Requires that a sweep takes few of all, or that an operator has allowed it today. @throws SweepStopped otherwise */
export async function requireFew(
  db: Database,
  sweep: GuardedSweep,
  { due, all, now }: { due: number; all: number; now: number },
): Promise<void> {
  if (due <= Math.max(maxFew, all * maxShare)) return
  const permission = db.selectFrom('jobs').select('doneAt').where('name', '=', nameOf(sweep))
  const allowedAt = (await permission.executeTakeFirst())?.doneAt ?? 0
  if (Math.abs(now - allowedAt) > allowedMs) throw new SweepStopped(sweep, { due, all }, now)
}

/** Lets a sweep take as much as it wants for a day. */
export async function allowSweep(db: Database, sweep: GuardedSweep, now = Date.now()): Promise<void> {
  await write(db, (tx) =>
    tx
      .insertInto('jobs')
      .values({ name: nameOf(sweep), doneAt: now })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ doneAt: now }))
      .execute(),
  )
}

function nameOf(sweep: GuardedSweep): string {
  return `allow ${sweep}`
}
