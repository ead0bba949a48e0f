import { sql, type Kysely } from 'kysely'
import { textType } from '../column-types.ts'

/** The subject of a message, its changes, what it answers and its photos; and what a person chose about messages. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db)
  for (const [column, type] of [
    ['aboutId', text],
    ['aboutName', text],
    ['replyTo', text],
    ['editedAt', sql`bigint`],
    ['deletedAt', sql`bigint`],
    ['photoCount', sql`integer`],
  ] as const) {
    await db.schema.alterTable('messages').addColumn(column, type).execute()
  }
  await db.schema.alterTable('conversations').addColumn('subjectMessageId', text).execute()
  await db.schema.alterTable('conversations').addColumn('markedUnreadAt', 'bigint').execute()
  await sql`drop index conversations_unread`.execute(db)
  await sql`create index conversations_new on conversations ("userId", "lastId")
    where "archivedAt" is null and (unread > 0 or "markedUnreadAt" is not null)`.execute(db)
  for (const [column, first] of [
    ['messagesFrom', 'everybody'],
    ['typingShown', 'shown'],
    ['readShown', 'shown'],
  ] as const) {
    await db.schema
      .alterTable('users')
      .addColumn(column, text, (c) => c.notNull().defaultTo(first))
      .execute()
  }
  await db.schema
    .createTable('messagePhotos')
    .addColumn('messageId', text, (c) => c.notNull().references('messages.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('photoId', text, (c) => c.notNull().references('photos.id'))
    .addPrimaryKeyConstraint('messagePhotos_pk', ['messageId', 'position'])
    .execute()
  await db.schema.createIndex('messagePhotos_photo').on('messagePhotos').column('photoId').execute()
}
