import { sql, type Kysely } from 'kysely'
import { modelFamily } from '../../../contract/model-family.ts'
import { placeIn } from '../../../contract/place-in.ts'

/** Offers of before get what is worked out of their fields, and a history that begins with them. */
export async function fillEarlierOffers(db: Kysely<never>): Promise<void> {
  const untyped = db as unknown as Kysely<Record<string, Record<string, string>>>
  await untyped
    .insertInto('carHistory')
    .columns(['id', 'carId', 'ownerId', 'at', 'kind', 'value'])
    .expression(
      untyped
        .selectFrom('cars')
        .select(['id', 'id as carId', 'ownerId', 'createdAt as at', sql<string>`'added'`.as('kind'), 'price as value']),
    )
    .execute()
  const cars = db as unknown as Kysely<{ cars: { id: string; brand: string; model: string; location: string } }>
  for (let after = ''; ;) {
    const rows = await cars
      .selectFrom('cars')
      .select(['id', 'brand', 'model', 'location'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(500)
      .execute()
    for (const { id, brand, model, location } of rows) {
      const { region = null, town = null } = placeIn(location)
      await untyped
        .updateTable('cars')
        .set({
          modelFamily: modelFamily(brand, model),
          region,
          town,
          photoCount: sql`(select count(*) from pictures where ${sql.ref('carId')} = ${id})`,
        } as never)
        .where('id', '=', id)
        .execute()
    }
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}
