import { type SalePlace } from '../../contract/car-state.ts'
import { type Writing } from '../db/database.ts'

interface Sale {
  carId: string
  soldAt: number
  place?: SalePlace | undefined
}

/** Notes that a person sold an offer. What was said before of where stays, unless it is said anew. */
export async function noteSale(tx: Writing, userId: string, { carId, soldAt, place }: Sale): Promise<void> {
  await tx
    .insertInto('sales')
    .values({ userId, carId, soldAt, place: place ?? null })
    .onConflict((conflict) => conflict.columns(['userId', 'carId']).doUpdateSet({ soldAt, ...(place && { place }) }))
    .execute()
}

/** Forgets the sale of an offer that was taken back. */
export async function forgetSale(tx: Writing, userId: string, carId: string): Promise<void> {
  await tx.deleteFrom('sales').where('userId', '=', userId).where('carId', '=', carId).execute()
}
