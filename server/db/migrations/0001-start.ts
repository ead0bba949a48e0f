import { type Kysely, sql } from 'kysely'
import { countingType, textType } from '../column-types.ts'
import { isPostgres } from '../database.ts'

/** The first store: people, accounts, cars, comments, messages, sponsors. */
export async function up(db: Kysely<never>): Promise<void> {
  await createPeople(db)
  await createCars(db)
  await createTalk(db)
  await createBookkeeping(db)
}

async function createPeople(db: Kysely<never>): Promise<void> {
  const text = textType(db)
  await db.schema
    .createTable('users')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('username', text, (c) => c.notNull())
    .addColumn('usernameFolded', text, (c) => c.notNull())
    .addColumn('email', text, (c) => c.notNull().unique())
    .addColumn('telephone', text, (c) => c.notNull())
    .addColumn('gender', text, (c) => c.notNull())
    .addColumn('followerCount', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('followingCount', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('postCount', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('users_by_folded_name').on('users').columns(['usernameFolded', 'id']).execute()
  await db.schema.createIndex('users_by_name').on('users').columns(['username', 'id']).execute()

  await db.schema
    .createTable('credentials')
    .addColumn('userId', text, (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('passwordHash', text, (c) => c.notNull())
    .addColumn('updatedAt', 'bigint', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('sessions')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('userId', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('secretHash', text, (c) => c.notNull().unique())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addColumn('usedAt', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('sessions_by_user').on('sessions').column('userId').execute()

  await db.schema
    .createTable('follows')
    .addColumn('followerId', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('followedId', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('follows_key', ['followerId', 'followedId'])
    .execute()
  await db.schema.createIndex('follows_by_followed').on('follows').columns(['followedId', 'followerId']).execute()
}

async function createCars(db: Kysely<never>): Promise<void> {
  const text = textType(db)
  await db.schema
    .createTable('cars')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('ownerId', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('brand', text, (c) => c.notNull())
    .addColumn('model', text, (c) => c.notNull())
    .addColumn('engine', text, (c) => c.notNull())
    .addColumn('transmission', text, (c) => c.notNull())
    // Compared with any number of a query, which may have decimals.
    .addColumn('year', 'double precision', (c) => c.notNull())
    .addColumn('description', text, (c) => c.notNull())
    .addColumn('location', text, (c) => c.notNull())
    .addColumn('price', 'double precision', (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addColumn('updatedAt', 'bigint', (c) => c.notNull())
    .addColumn('importKey', text)
    .execute()
  for (const column of ['ownerId', 'brand', 'price', 'year']) {
    await db.schema.createIndex(`cars_by_${column}`).on('cars').columns([column, 'id']).execute()
  }
  await db.schema
    .createIndex('cars_by_import_key')
    .unique()
    .on('cars')
    .columns(['ownerId', 'importKey'])
    .where(sql.ref('importKey'), 'is not', null)
    .execute()

  await db.schema
    .createTable('photos')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('ownerId', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('width', 'integer', (c) => c.notNull())
    .addColumn('height', 'integer', (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('pictures')
    .addColumn('carId', text, (c) => c.notNull().references('cars.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('address', text, (c) => c.notNull())
    .addColumn('photoId', text, (c) => c.references('photos.id'))
    .addPrimaryKeyConstraint('pictures_key', ['carId', 'position'])
    .execute()
  await db.schema.createIndex('pictures_by_photo').on('pictures').column('photoId').execute()
}

async function createTalk(db: Kysely<never>): Promise<void> {
  const text = textType(db)
  await db.schema
    .createTable('comments')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('carId', text, (c) => c.notNull().references('cars.id').onDelete('cascade'))
    .addColumn('senderId', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('comments', text, (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('comments_by_car').on('comments').columns(['carId', 'id']).execute()
  await db.schema.createIndex('comments_by_sender').on('comments').column('senderId').execute()

  await db.schema
    .createTable('messages')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('senderId', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('recipientId', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('pair', text, (c) => c.notNull())
    .addColumn('content', text, (c) => c.notNull())
    // As the year of a car.
    .addColumn('timestamp', 'double precision', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('messages_by_pair').on('messages').columns(['pair', 'id']).execute()
  await db.schema.createIndex('messages_by_sender').on('messages').columns(['senderId', 'id']).execute()
  await db.schema.createIndex('messages_by_recipient').on('messages').columns(['recipientId', 'id']).execute()
}

async function createBookkeeping(db: Kysely<never>): Promise<void> {
  const text = textType(db)
  await db.schema
    .createTable('sponsors')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('img', text, (c) => c.notNull())
    .addColumn('link', text, (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('totals')
    .addColumn('name', text, (c) => c.primaryKey())
    .addColumn('count', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  for (const name of ['cars', 'users', 'sponsors']) {
    await sql`insert into totals (name) values (${name})`.execute(db)
  }
  await db.schema
    .createTable('idempotency')
    .addColumn('userId', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('key', text, (c) => c.notNull())
    .addColumn('reply', text, (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('idempotency_key', ['userId', 'key'])
    .execute()
  await createAnnouncements(db)
  // Counters of limits that several processes share. A crash of the database forgets them, which harms nobody.
  if (isPostgres(db)) {
    await sql`create unlogged table "rateLimits" (key text primary key, points integer not null, expire bigint)`.execute(
      db,
    )
  }
}

async function createAnnouncements(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('announcements')
    .addColumn('id', countingType(db), (c) => (isPostgres(db) ? c.primaryKey() : c.primaryKey().autoIncrement()))
    .addColumn('message', textType(db), (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .execute()
}
