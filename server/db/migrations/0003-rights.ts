import { type Kysely } from 'kysely'
import { textType } from '../column-types.ts'

/** People's rights: privacy, named sessions, recovery, archives of one's data, deletion of an account. */
export async function up(db: Kysely<never>): Promise<void> {
  await addPersonColumns(db)
  await createRecovery(db)
  await createArchives(db)
  await letMessagesOutliveTheirPeople(db)
}

async function addPersonColumns(db: Kysely<never>): Promise<void> {
  const text = textType(db)
  for (const column of ['telephoneShown', 'emailShown']) {
    await db.schema
      .alterTable('users')
      .addColumn(column, text, (c) => c.notNull().defaultTo('shown'))
      .execute()
  }
  await db.schema.alterTable('users').addColumn('deletionAt', 'bigint').execute()
  await db.schema.createIndex('users_by_deletion').on('users').column('deletionAt').execute()
  await db.schema
    .alterTable('sessions')
    .addColumn('device', text, (c) => c.notNull().defaultTo(''))
    .execute()
}

async function createRecovery(db: Kysely<never>): Promise<void> {
  const text = textType(db)
  await db.schema
    .createTable('recoveryCodes')
    .addColumn('userId', text, (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('codeHash', text, (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('passwordResets')
    .addColumn('tokenHash', text, (c) => c.primaryKey())
    .addColumn('userId', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('expiresAt', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('password_resets_by_user').on('passwordResets').column('userId').execute()
}

async function createArchives(db: Kysely<never>): Promise<void> {
  const text = textType(db)
  await db.schema
    .createTable('archives')
    .addColumn('userId', text, (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('id', text, (c) => c.notNull().unique())
    .addColumn('state', text, (c) => c.notNull())
    .addColumn('askedAt', 'bigint', (c) => c.notNull())
    .addColumn('leaseUntil', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('readyAt', 'bigint')
    .addColumn('bytes', 'bigint')
    .addColumn('linkHash', text, (c) => c.unique())
    .execute()
}

/** The table without references to people, because neither engine can drop a reference in the same words. */
async function letMessagesOutliveTheirPeople(db: Kysely<never>): Promise<void> {
  const text = textType(db)
  const columns = ['id', 'senderId', 'recipientId', 'pair', 'content', 'timestamp'] as const
  await db.schema
    .createTable('keptMessages')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('senderId', text, (c) => c.notNull())
    .addColumn('recipientId', text, (c) => c.notNull())
    .addColumn('pair', text, (c) => c.notNull())
    .addColumn('content', text, (c) => c.notNull())
    .addColumn('timestamp', 'double precision', (c) => c.notNull())
    .execute()
  const untyped = db as unknown as Kysely<Record<string, Record<string, string>>>
  await untyped
    .insertInto('keptMessages')
    .columns(columns)
    .expression(untyped.selectFrom('messages').select(columns))
    .execute()
  await db.schema.dropTable('messages').execute()
  await db.schema.alterTable('keptMessages').renameTo('messages').execute()
  await db.schema.createIndex('messages_by_pair').on('messages').columns(['pair', 'id']).execute()
  await db.schema.createIndex('messages_by_sender').on('messages').columns(['senderId', 'id']).execute()
  await db.schema.createIndex('messages_by_recipient').on('messages').columns(['recipientId', 'id']).execute()
}
