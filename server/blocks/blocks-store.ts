import { sql, type RawBuilder } from 'kysely'
import { type Database, type Writing } from '../db/database.ts'
import { type Tables } from '../db/tables.ts'

/**
 * The one rule of blocks (decision 81): is the person of this column, by its qualified name, neither blocked by the
 * viewer nor blocking them? `visible-person-store.ts`, `car-visibility-store.ts` and whatever joins two people apply it.
 */
export function unblocked(viewerId: string, column: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} not in (${idsBlockedWith(viewerId)})`
}

/** The same rule for two columns of a statement. */
export function unblockedPair(one: string, other: string): RawBuilder<boolean> {
  const [a, b] = [sql.ref(one), sql.ref(other)]
  return sql<boolean>`not exists (select 1 from blocks as b where b.kind = 'block'
    and ((b."userId" = ${a} and b."otherId" = ${b}) or (b."userId" = ${b} and b."otherId" = ${a})))`
}

/** Is the person of this column neither blocked with the viewer nor muted by them? */
export function unmuted(viewerId: string, column: string): RawBuilder<boolean> {
  const muted = sql`select "otherId" from blocks where "userId" = ${viewerId} and kind = 'mute'`
  return sql<boolean>`${sql.ref(column)} not in (${idsBlockedWith(viewerId)} union all ${muted})`
}

function idsBlockedWith(viewerId: string): RawBuilder<string> {
  return sql`select "otherId" from blocks where "userId" = ${viewerId} and kind = 'block'
    union all select "userId" from blocks where "otherId" = ${viewerId} and kind = 'block'`
}

/** The ids of those whom a person blocks, and of those who block them. */
export async function readBlockedIds(db: Database, userId: string): Promise<ReadonlySet<string>> {
  const blocking = await db
    .selectFrom('blocks')
    .select('otherId as id')
    .where('userId', '=', userId)
    .where('kind', '=', 'block')
    .execute()
  const blocked = await db
    .selectFrom('blocks')
    .select('userId as id')
    .where('otherId', '=', userId)
    .where('kind', '=', 'block')
    .execute()
  return new Set([...blocking, ...blocked].map(({ id }) => id))
}

/** Does one of the two block the other? */
export async function areBlocked(db: Database, one: string, other: string): Promise<boolean> {
  return (await readBlockedIds(db, one)).has(other)
}

/**
 * A test whether a person wants to hear nothing of another: they mute them, or one blocks the other. Knows the given
 * people as hearers.
 */
export async function silenceTest(
  tx: Database | Writing,
  hearers: readonly string[],
): Promise<(hearer: string, other: string) => boolean> {
  return silenceOf(await selectSilences(tx, hearers).execute())
}

/** The blocks and mutes that concern hearers, of which `silenceOf` makes the test. */
export function selectSilences(tx: Database | Writing, hearers: readonly string[]) {
  return tx
    .selectFrom('blocks')
    .select(['userId', 'otherId', 'kind'])
    .where((eb) =>
      eb.or([eb('userId', 'in', hearers), eb.and([eb('otherId', 'in', hearers), eb('kind', '=', 'block')])]),
    )
}

/** The test of `silenceTest` by rows that were read. */
export function silenceOf(
  rows: readonly Pick<Tables['blocks'], 'userId' | 'otherId' | 'kind'>[],
): (hearer: string, other: string) => boolean {
  const silent = new Set(
    rows.flatMap(({ userId, otherId, kind }) => [
      `${userId} ${otherId}`,
      ...(kind === 'block' ? [`${otherId} ${userId}`] : []),
    ]),
  )
  return (hearer, other) => silent.has(`${hearer} ${other}`)
}

/** The ids of the comments under an offer that these people wrote and nobody has hidden. */
export async function commentIdsOf(db: Database, carId: string, senderIds: ReadonlySet<string>): Promise<string[]> {
  if (senderIds.size === 0) return []
  const rows = await db
    .selectFrom('comments')
    .select('id')
    .where('carId', '=', carId)
    .where('senderId', 'in', [...senderIds])
    .where('hiddenAt', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

/** The owner of an offer. */
export async function ownerOfCar(db: Database, carId: string): Promise<string | undefined> {
  const car = await db.selectFrom('cars').select('ownerId').where('id', '=', carId).executeTakeFirst()
  return car?.ownerId
}
