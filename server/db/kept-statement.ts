import { type Compilable, type CompiledQuery } from 'kysely'
import { isPostgres, type Database } from './database.ts'
import { keepPrepared } from './postgres-client.ts'

/** Stands in a statement for the text that differs. */
const place = '\u0000'

/**
 * A statement that is asked so often that it is written once for each engine, and kept prepared by PostgreSQL. One text
 * in it differs, and one plan must be right for all of them.
 */
export class KeptStatement<Row> {
  readonly #write: (db: Database, text: string) => Compilable<Row>
  readonly #written = new Map<boolean, CompiledQuery<Row>>()

  constructor(write: (db: Database, text: string) => Compilable<Row>) {
    this.#write = write
  }

  /** The rows for a text. Fails as the store does. */
  async execute(db: Database, text: string): Promise<Row[]> {
    const written = this.#written.get(isPostgres(db)) ?? this.#keep(db)
    const parameters = written.parameters.map((parameter) => (parameter === place ? text : parameter))
    const { rows } = await db.executeQuery<Row>({ ...written, parameters })
    return rows
  }

  #keep(db: Database): CompiledQuery<Row> {
    const written = this.#write(db, place).compile()
    this.#written.set(isPostgres(db), written)
    if (isPostgres(db)) keepPrepared(written.sql)
    return written
  }
}

/**
 * The rows of a read that PostgreSQL keeps prepared, for questions of few forms: one plan must be right for all values.
 * Fails as the store does.
 */
export async function readPrepared<Row>(db: Database, read: Compilable<Row>): Promise<Row[]> {
  const written = read.compile()
  if (isPostgres(db)) keepPrepared(written.sql)
  const { rows } = await db.executeQuery<Row>(written)
  return rows
}
