import { type Writing } from '../db/database.ts'

/** Keeps how many comparable offers one has that has too few; null forgets it. Answers whether that is news. */
export async function keepFew(tx: Writing, carId: string, count: number | null): Promise<boolean> {
  const before = await tx.selectFrom('fewComparables').select('count').where('carId', '=', carId).executeTakeFirst()
  if ((before?.count ?? null) === count) return false
  if (before) await tx.deleteFrom('fewComparables').where('carId', '=', carId).execute()
  if (count === null) return true
  const isThere = await tx.selectFrom('cars').select('id').where('id', '=', carId).executeTakeFirst()
  if (isThere) await tx.insertInto('fewComparables').values({ carId, count }).execute()
  return isThere !== undefined
}
