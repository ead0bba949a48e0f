import { sql, type Kysely, type RawBuilder } from 'kysely'
import { bgnRange } from '../../contract/price-range.ts'
import { choiceGroups, rangeGroups, type SearchFilters, type Sort } from '../../contract/search.ts'
import { openDatabase, type Database, type StorePlace } from '../../server/db/database.ts'

/** What most would use instead: a query for the page, one for the total, and one for the counts of each group. */
export class PlainSql {
  readonly #db: Database

  constructor(place: StorePlace) {
    this.#db = openDatabase(place, { isPatient: true })
  }

  /** Asks for a first page with total and counts; answers the total. */
  async find(filters: SearchFilters, sort: Sort): Promise<number> {
    const db = this.#db as unknown as Kysely<never>
    const order = sort === 'cheapest' ? sql`price, id desc` : sql`id desc`
    await sql`select * from cars where ${condition(filters)} order by ${order} limit 24`.execute(db)
    const { rows } = await sql<{
      total: number
    }>`select count(*) as total from cars where ${condition(filters)}`.execute(db)
    for (const group of choiceGroups) {
      const others = { ...filters, [group]: [] }
      const column = sql.ref(group === 'model' ? 'modelFamily' : group)
      await sql`select ${column}, count(*) from cars where ${condition(others)} group by ${column}`.execute(db)
    }
    for (const group of rangeGroups) {
      const [others, column] = [{ ...filters, [group]: {} }, sql.ref(group)]
      await sql`select min(${column}), max(${column}), count(${column}) from cars where ${condition(others)}`.execute(
        db,
      )
    }
    return rows[0]?.total ?? 0
  }

  async close(): Promise<void> {
    await this.#db.destroy()
  }
}

/** Words are left out: they need an index of their own. */
function condition(filters: SearchFilters): RawBuilder<boolean> {
  const parts: RawBuilder<unknown>[] = [sql`${sql.ref('hiddenAt')} is null`]
  parts.push(sql`${sql.ref('ownerSuspendedAt')} is null`, sql`${sql.ref('unlistedAt')} is null`)
  for (const group of choiceGroups) {
    if (group === 'model' && filters.model.length > 0) {
      const name = sql`brand || ' ' || ${sql.ref('modelFamily')}`
      parts.push(sql`${name} in (${sql.join(filters.model)})`)
    } else if (filters[group].length > 0) {
      parts.push(sql`${sql.ref(group)} in (${sql.join(filters[group])})`)
    }
  }
  for (const group of rangeGroups) {
    const { from, to } = group === 'price' ? bgnRange(filters) : filters[group]
    if (from !== undefined) parts.push(sql`${sql.ref(group)} >= ${from}`)
    if (to !== undefined) parts.push(sql`${sql.ref(group)} <= ${to}`)
  }
  if (filters.hasPhotos) parts.push(sql`${sql.ref('photoCount')} > 0`)
  return sql<boolean>`${sql.join(parts, sql` and `)}`
}
