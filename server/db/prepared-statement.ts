import { type Compilable, type CompiledQuery } from 'kysely'
import { isPostgres, type Database } from './database.ts'
import { alwaysPrepare } from './postgres-client.ts'

/** The beginning of the placeholder of a value; its name follows. */
const place = '\u0000'

/**
 * A frequent statement, compiled once for each engine and prepared by PostgreSQL: its text is written once, with names in
 * place of values, and one plan must suit all of them.
 */
export class PreparedStatement<Given extends object, Row> {
  readonly #write: (db: Database, given: Given) => Compilable<Row>
  readonly #compiled = new Map<boolean, CompiledQuery<Row>>()

  constructor(write: (db: Database, given: Given) => Compilable<Row>) {
    this.#write = write
  }

  /** The rows for some values. Fails as the store does. */
  async execute(db: Database, given: Given): Promise<Row[]> {
    const compiled = this.#compiled.get(isPostgres(db)) ?? this.#compile(db)
    const parameters = compiled.parameters.map((parameter) => valueOf(parameter, given))
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters })
    return rows
  }

  #compile(db: Database): CompiledQuery<Row> {
    const compiled = this.#write(db, placeholders as Given).compile()
    this.#compiled.set(isPostgres(db), compiled)
    if (isPostgres(db)) alwaysPrepare(compiled.sql)
    return compiled
  }
}

/** Has a placeholder for every name. */
const placeholders = new Proxy({}, { get: (_target, name) => `${place}${String(name)}` })

function valueOf(parameter: unknown, given: object): unknown {
  if (typeof parameter !== 'string' || !parameter.startsWith(place)) return parameter
  return given[parameter.slice(place.length) as never]
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
