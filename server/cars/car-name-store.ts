import { sql } from 'kysely'

/** Brand, model and year of an offer as `datedCarName` writes them. */
export const datedName = sql<string>`cars.brand || ' ' || cars.model || ', ' || cast(cars.year as integer)`
