import { type Database, type Writing } from '../db/database.ts'
import { insertRows } from '../db/insert-rows.ts'
import { type OfferTextTable } from '../db/radar-tables.ts'
import { pointsTogether } from './rule-table.ts'
import { signsInText } from './signs-in-text.ts'
import { storedSigns } from './stored-signs.ts'
import { areSameTexts, sketchOf } from './text-sketch.ts'

/** Most offers whose texts are compared with one. */
const maxCompared = 20

/** An offer's description. */
export interface OfferText {
  id: string
  ownerId: string
  description: string
}

/** Reads the descriptions of new offers once, and stores what the radar needs of them. */
export async function storeOfferTexts(tx: Writing, offers: readonly OfferText[]): Promise<void> {
  const rows = offers.map(rowOf).filter(({ signs, band1 }) => signs !== '' || band1 !== null)
  await insertRows(tx, 'offerTexts', rows)
}

/** Reads the description of an edited offer again. */
export async function replaceOfferText(tx: Writing, offer: OfferText): Promise<void> {
  await tx.deleteFrom('offerTexts').where('carId', '=', offer.id).execute()
  await storeOfferTexts(tx, [offer])
}

/** Is the description much the same as that of an older offer of another account? */
export async function repeatsOther(
  db: Database,
  own: Pick<OfferTextTable, 'carId' | 'ownerId' | 'band1' | 'band2'>,
  description: string,
): Promise<boolean> {
  for (const band of ['band1', 'band2'] as const) {
    if (own[band] === null) continue
    const rows = await db
      .selectFrom('offerTexts')
      .innerJoin('cars', 'cars.id', 'offerTexts.carId')
      .select('cars.description')
      .where(`offerTexts.${band}`, '=', own[band])
      .where('offerTexts.ownerId', '!=', own.ownerId)
      .where('offerTexts.carId', '<', own.carId)
      .limit(maxCompared)
      .execute()
    if (rows.some((row) => areSameTexts(row.description, description))) return true
  }
  return false
}

function rowOf({ id, ownerId, description }: OfferText) {
  const signs = signsInText(description)
  const read = { signs: storedSigns(signs), points: pointsTogether(signs), readAt: Date.now() }
  return { carId: id, ownerId, ...read, ...sketchOf(description) }
}
