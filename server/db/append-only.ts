import { sql, type Kysely } from 'kysely'
import { isPostgres } from './database.ts'

/** Makes the database itself refuse changes and deletions of a table's rows. `id` must be the table's key. */
export async function makeAppendOnly(db: Kysely<never>, table: string): Promise<void> {
  await (isPostgres(db) ? inPostgres(db, table) : inSqlite(db, table))
}

async function inPostgres(db: Kysely<never>, table: string): Promise<void> {
  const refusal = sql.id(`${table}_refuse`)
  await sql`create function ${refusal}() returns trigger language plpgsql as
    $$ begin raise exception 'Rows of this table are never changed or removed'; end $$`.execute(db)
  await sql`create trigger ${sql.id(`${table}_rows`)} before update or delete on ${sql.table(table)}
    for each row execute function ${refusal}()`.execute(db)
  await sql`create trigger ${sql.id(`${table}_truncate`)} before truncate on ${sql.table(table)}
    execute function ${refusal}()`.execute(db)
}

async function inSqlite(db: Kysely<never>, table: string): Promise<void> {
  const refuse = sql`begin select raise(abort, 'Rows of this table are never changed or removed'); end`
  for (const verb of ['update', 'delete']) {
    await sql`create trigger ${sql.id(`${table}_${verb}`)} before ${sql.raw(verb)} on ${sql.table(table)} ${refuse}`.execute(
      db,
    )
  }
  // "insert or replace" deletes the conflicting row without firing the trigger above.
  await sql`create trigger ${sql.id(`${table}_replace`)} before insert on ${sql.table(table)}
    when exists (select 1 from ${sql.table(table)} where id = new.id) ${refuse}`.execute(db)
}
