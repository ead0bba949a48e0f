import { type ExpressionBuilder, type Selectable } from 'kysely'
import { type Car } from '../../contract/car.ts'
import { modelFamily } from '../../contract/model-family.ts'
import { type Database, type Writing } from '../db/database.ts'
import { PreparedStatement } from '../db/prepared-statement.ts'
import { type Tables } from '../db/tables.ts'

/** The fields of an offer that the store compares with saved searches. */
type Sought = Pick<Car, 'brand' | 'model' | 'engine' | 'price' | 'year'> & { region?: string | null | undefined }

/**
 * The saved searches that any of the listed offers may match. One condition for all offers compares brand, engine,
 * region, price and year; the caller compares the rest one by one.
 */
export async function findCandidates(tx: Writing, offers: Sought[]): Promise<Candidate[]> {
  const sought = offers.map(patternsOf)
  const [first] = sought
  return first && sought.length === 1 ? candidatesOfOne.execute(tx, first) : selectCandidates(tx, sought).execute()
}

const candidatesOfOne = new PreparedStatement<Patterns, Candidate>((db, sought) => selectCandidates(db, [sought]))

function selectCandidates(db: Database, sought: Patterns[]) {
  return db
    .selectFrom('savedSearches')
    .select(['id', 'userId', 'name', 'address', 'alert'])
    .where('alert', '!=', 'off')
    .where((eb) => mayFit(eb, sought))
}

/** A saved search that an offer may fit. */
export type Candidate = Pick<Selectable<Tables['savedSearches']>, 'id' | 'userId' | 'name' | 'address' | 'alert'>

/** What of an offer is compared, with the patterns that find its values in lists. */
type Patterns = Pick<Sought, 'price' | 'year'> & Record<'brand' | 'family' | 'engine' | 'region', string>

function patternsOf({ brand, model, engine, region, price, year }: Sought): Patterns {
  const within = (value: string) => `%|${value.replaceAll(/[%_\\]/gu, '_')}|%`
  return {
    price,
    year,
    brand: within(brand),
    family: within(`${brand} ${modelFamily(brand, model)}`),
    engine: within(engine),
    region: within(region ?? ''),
  }
}

function mayFit(eb: ExpressionBuilder<Tables, 'savedSearches'>, sought: Patterns[]) {
  const holds = (column: 'brands' | 'engines' | 'regions', patterns: string[]) =>
    eb.or([eb(column, 'is', null), ...[...new Set(patterns)].map((pattern) => eb(column, 'like', pattern))])
  const within = (from: 'priceFrom' | 'yearFrom', to: 'priceTo' | 'yearTo', values: number[]) =>
    eb.and([
      eb.or([eb(from, 'is', null), eb(from, '<=', most(values))]),
      eb.or([eb(to, 'is', null), eb(to, '>=', least(values))]),
    ])
  return eb.and([
    within(
      'priceFrom',
      'priceTo',
      sought.map(({ price }) => price),
    ),
    within(
      'yearFrom',
      'yearTo',
      sought.map(({ year }) => year),
    ),
    holds(
      'brands',
      sought.flatMap(({ brand, family }) => [brand, family]),
    ),
    holds(
      'engines',
      sought.map(({ engine }) => engine),
    ),
    holds(
      'regions',
      sought.map(({ region }) => region),
    ),
  ])
}

/** The greatest; the only one as it is, which may stand for a value. */
function most(values: readonly number[]): number {
  return values.reduce((one, other) => Math.max(one, other))
}

function least(values: readonly number[]): number {
  return values.reduce((one, other) => Math.min(one, other))
}
