import { type Compilable, type CompiledQuery } from 'kysely'
import { isPostgres, type Database } from './database.ts'
import { alwaysPrepare } from './postgres-client.ts'

/** The placeholder of the text in a statement. */
const place = '\u0000'

/**
 * A frequent statement, compiled once for each engine and prepared by PostgreSQL. It has one text as parameter, and one
 * plan must suit all its values.
 */
export class PreparedStatement<Row> {
  readonly #write: (db: Database, text: string) => Compilable<Row>
  readonly #compiled = new Map<boolean, CompiledQuery<Row>>()

  constructor(write: (db: Database, text: string) => Compilable<Row>) {
    this.#write = write
  }

  /** The rows for a text. Fails as the store does. */
  async execute(db: Database, text: string): Promise<Row[]> {
    const compiled = this.#compiled.get(isPostgres(db)) ?? this.#compile(db)
    const parameters = compiled.parameters.map((parameter) => (parameter === place ? text : parameter))
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters })
    return rows
  }

  #compile(db: Database): CompiledQuery<Row> {
    const compiled = this.#write(db, place).compile()
    this.#compiled.set(isPostgres(db), compiled)
    if (isPostgres(db)) alwaysPrepare(compiled.sql)
    return compiled
  }
}

/**
 * Executes a read that PostgreSQL prepares, for queries with few texts; one plan must suit all values. Fails as the
 * store does.
 */
export async function readPrepared<Row>(db: Database, read: Compilable<Row>): Promise<Row[]> {
  const compiled = read.compile()
  if (isPostgres(db)) alwaysPrepare(compiled.sql)
  const { rows } = await db.executeQuery<Row>(compiled)
  return rows
}
