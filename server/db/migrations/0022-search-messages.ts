import { sql, type Kysely } from 'kysely'
import { indexMessages } from '../message-index.ts'
import { textType } from '../column-types.ts'
import { isPostgres, type Writing } from '../database.ts'

/** An index of the words of messages with their two people, so that a search reads one's own messages only. */
export async function up(db: Kysely<never>): Promise<void> {
  if (isPostgres(db)) {
    await db.schema
      .createTable('messageWords')
      .addColumn('messageId', textType(db), (c) => c.primaryKey().references('messages.id').onDelete('cascade'))
      .addColumn('tokens', sql`tsvector`, (c) => c.notNull())
      .execute()
    await sql`create index message_words_tokens on "messageWords" using gin (tokens)`.execute(db)
  } else {
    // Numbers that are never used again, because the words of messages that are gone stay in the index.
    await sql`create table "messageNumbers" (
      number integer primary key autoincrement,
      "messageId" text not null unique references messages (id) on delete cascade)`.execute(db)
    await sql`create virtual table "messageWords" using fts5(
      tokens, content = '', contentless_delete = 1, detail = none,
      tokenize = "unicode61 remove_diacritics 0")`.execute(db)
  }
  await indexMessages(db as unknown as Writing)
}
