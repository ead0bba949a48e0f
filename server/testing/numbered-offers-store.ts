import { sql } from 'kysely'
import { modelFamily } from '../../contract/model-family.ts'
import { isPostgres, type Database } from '../db/database.ts'
import { fillInPieces } from '../db/migrations/fill.ts'

/** The numbers of copies. */
interface Numbers {
  first: number
  last: number
  step?: number
}

/** Puts a copy for each number in the place of an offer: with ids by number, of 50 models, and of no family yet. */
export async function numberOffers(db: Database, id: string, { first, last, step = 1 }: Numbers): Promise<void> {
  const columns = Object.keys(await db.selectFrom('cars').selectAll().where('id', '=', id).executeTakeFirstOrThrow())
  const values: Record<string, ReturnType<typeof sql>> = {
    id: sql`'-F' || (1000000 + number)`,
    model: sql`'M' || (number % 50)`,
    modelFamily: sql`''`,
  }
  const selected = columns.map((column) => values[column] ?? sql.ref(column))
  const [begin, end, by] = [first, last, step].map((number) => sql.lit(number))
  const numbers = isPostgres(db)
    ? sql`(select generate_series(${begin}, ${end}, ${by}) as number)`
    : sql`(with recursive numbers (number) as (select ${begin} union all select number + ${by} from numbers
        where number + ${by} <= ${end}) select number from numbers)`
  await sql`insert into cars (${sql.join(columns.map((column) => sql.ref(column)))})
    select ${sql.join(selected)} from cars, ${numbers} as numbered where id = ${id}`.execute(db)
  await db.deleteFrom('cars').where('id', '=', id).execute()
}

/** The id of the copy with a number. */
export function numberedId(number: number): string {
  return `-F${1_000_000 + number}`
}

/** A data step that works out the family of every offer. */
export const fillFamilies = fillInPieces<{ brand: string; model: string }>({
  table: 'cars',
  key: 'id',
  columns: ['brand', 'model'],
  async change(tx, rows) {
    for (const [family, cars] of Map.groupBy(rows, ({ brand, model }) => modelFamily(brand, model))) {
      const ids = cars.map(({ key }) => key)
      await tx.updateTable('cars').set({ modelFamily: family }).where('id', 'in', ids).execute()
    }
  },
})
