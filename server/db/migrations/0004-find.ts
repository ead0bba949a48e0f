import { sql, type Kysely } from 'kysely'
import { textType } from '../column-types.ts'
import { fillEarlierOffers } from './0004-fill.ts'

/** Finding the right car: facts, states, history, estimates, saved cars and searches, prints of photos. */
export async function up(db: Kysely<never>): Promise<void> {
  await addFacts(db)
  await addStates(db)
  await indexWhatIsListed(db)
  await recordChanges(db)
  await createEstimates(db)
  await createSaved(db)
  await addPrints(db)
  await fillEarlierOffers(db)
}

async function addFacts(db: Kysely<never>): Promise<void> {
  const text = textType(db)
  const choices = ['emission', 'body', 'colour', 'doors', 'drive', 'steering', 'condition', 'serviceBook', 'accident']
  const texts = [...choices, 'vat', 'registered', 'seller', 'firstRegistration', 'vin', 'region', 'town']
  for (const column of texts) await db.schema.alterTable('cars').addColumn(column, text).execute()
  for (const column of ['mileage', 'power', 'displacement', 'battery', 'owners', 'priceDropFrom']) {
    await db.schema.alterTable('cars').addColumn(column, 'double precision').execute()
  }
  for (const column of ['modelFamily', 'extras']) {
    await db.schema
      .alterTable('cars')
      .addColumn(column, text, (c) => c.notNull().defaultTo(''))
      .execute()
  }
  for (const column of ['showsVin', 'photoCount', 'saveCount']) {
    await db.schema
      .alterTable('cars')
      .addColumn(column, 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
  }
  await db.schema
    .alterTable('cars')
    .addColumn('priceCurrency', text, (c) => c.notNull().defaultTo('BGN'))
    .execute()
  await db.schema.createIndex('cars_by_vin').on('cars').column('vin').where(sql.ref('vin'), 'is not', null).execute()
}

async function addStates(db: Kysely<never>): Promise<void> {
  const text = textType(db)
  await db.schema
    .alterTable('cars')
    .addColumn('state', text, (c) => c.notNull().defaultTo('forSale'))
    .execute()
  for (const column of ['stateAt', 'renewedAt']) {
    await db.schema
      .alterTable('cars')
      .addColumn(column, 'bigint', (c) => c.notNull().defaultTo(0))
      .execute()
  }
  for (const column of ['unlistedAt', 'shareOffAt', 'priceDropAt'])
    await db.schema.alterTable('cars').addColumn(column, 'bigint').execute()
  const untyped = db as unknown as Kysely<{ cars: Record<string, unknown> }>
  // Owners of offers from before that had no way to renew them, so their days count from now.
  await untyped
    .updateTable('cars')
    .set({ stateAt: sql.ref('createdAt'), renewedAt: Date.now() })
    .execute()
}

/** Lists walk over what is listed: neither hidden, nor of a suspended owner, nor sold, paused or expired. */
async function indexWhatIsListed(db: Kysely<never>): Promise<void> {
  const orders = [
    ['id'],
    ['brand', 'id'],
    ['price', 'id'],
    ['year', 'id'],
    ['renewedAt'],
    ['brand', 'modelFamily', 'id'],
  ]
  for (const column of ['id', 'brand', 'price', 'year']) await db.schema.dropIndex(`shown_cars_by_${column}`).execute()
  for (const columns of orders) {
    await db.schema
      .createIndex(`listed_cars_by_${columns.length === 3 ? 'model' : columns[0]}`)
      .on('cars')
      .columns(columns)
      .where(sql.ref('hiddenAt'), 'is', null)
      .where(sql.ref('ownerSuspendedAt'), 'is', null)
      .where(sql.ref('unlistedAt'), 'is', null)
      .execute()
  }
}

async function recordChanges(db: Kysely<never>): Promise<void> {
  const text = textType(db)
  await db.schema
    .createTable('carChanges')
    .addColumn('version', 'bigint', (c) => c.notNull())
    .addColumn('carId', text, (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('carChanges_pk', ['version', 'carId'])
    .execute()
  await db.schema
    .createTable('carHistory')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('carId', text, (c) => c.notNull().references('cars.id').onDelete('cascade'))
    .addColumn('ownerId', text, (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('value', 'double precision')
    .addColumn('note', text, (c) => c.notNull().defaultTo(''))
    .execute()
  await db.schema.createIndex('car_history_by_car').on('carHistory').columns(['carId', 'id']).execute()
  await db.schema.createIndex('car_history_by_owner').on('carHistory').columns(['ownerId', 'id']).execute()
}

async function createEstimates(db: Kysely<never>): Promise<void> {
  const text = textType(db)
  await db.schema
    .createTable('estimates')
    .addColumn('carId', text, (c) => c.primaryKey().references('cars.id').onDelete('cascade'))
    .addColumn('price', 'double precision', (c) => c.notNull())
    .addColumn('low', 'double precision', (c) => c.notNull())
    .addColumn('high', 'double precision', (c) => c.notNull())
    .addColumn('comparableCount', 'integer', (c) => c.notNull())
    .addColumn('details', text, (c) => c.notNull())
    .addColumn('computedAt', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('jobs')
    .addColumn('name', text, (c) => c.primaryKey())
    .addColumn('leaseUntil', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('doneAt', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
}

async function createSaved(db: Kysely<never>): Promise<void> {
  const text = textType(db)
  await db.schema
    .createTable('savedCars')
    .addColumn('userId', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('carId', text, (c) => c.notNull())
    .addColumn('savedAt', 'bigint', (c) => c.notNull())
    .addColumn('priceThen', 'double precision', (c) => c.notNull())
    .addColumn('priceSeen', 'double precision', (c) => c.notNull())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('note', text, (c) => c.notNull().defaultTo(''))
    .addColumn('goneAt', 'bigint')
    .addPrimaryKeyConstraint('savedCars_pk', ['userId', 'carId'])
    .execute()
  await db.schema.createIndex('saved_cars_by_car').on('savedCars').column('carId').execute()
  await db.schema
    .createTable('savedSearches')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('userId', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('address', text, (c) => c.notNull())
    .addColumn('alert', text, (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addColumn('seenAt', 'bigint', (c) => c.notNull())
    .addColumn('brands', text)
    .addColumn('engines', text)
    .addColumn('regions', text)
    .addColumn('priceFrom', 'double precision')
    .addColumn('priceTo', 'double precision')
    .addColumn('yearFrom', 'double precision')
    .addColumn('yearTo', 'double precision')
    .execute()
  await db.schema.createIndex('saved_searches_by_user').on('savedSearches').columns(['userId', 'id']).execute()
  await db.schema
    .createTable('searchHits')
    .addColumn('searchId', text, (c) => c.notNull().references('savedSearches.id').onDelete('cascade'))
    .addColumn('carId', text, (c) => c.notNull().references('cars.id').onDelete('cascade'))
    .addColumn('userId', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('searchHits_pk', ['searchId', 'carId'])
    .execute()
  await db.schema.createIndex('search_hits_by_car').on('searchHits').columns(['carId', 'userId']).execute()
  await db.schema.createIndex('search_hits_by_user').on('searchHits').column('userId').execute()
  await db.schema
    .createTable('exclusions')
    .addColumn('userId', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('value', text, (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('exclusions_pk', ['userId', 'kind', 'value'])
    .execute()
}

/** The perceptual hash of a photo in four parts: two photos that differ in at most three bits share one of them. */
async function addPrints(db: Kysely<never>): Promise<void> {
  const text = textType(db)
  await db.schema.alterTable('photos').addColumn('preview', text).execute()
  for (const column of ['hash1', 'hash2', 'hash3', 'hash4']) {
    await db.schema.alterTable('photos').addColumn(column, 'bigint').execute()
    await db.schema.createIndex(`photos_by_${column}`).on('photos').column(column).execute()
  }
}
