import { type Compilable, type DatabaseConnection } from 'kysely'
import { isPostgres, type Database, type Writing } from './database.ts'

/** The rows of each statement. */
export type RowsOf<Statements> = {
  -readonly [At in keyof Statements]: Statements[At] extends Compilable<infer Row> ? Row[] : never
}

type Compiled = ReturnType<Compilable['compile']>

/**
 * Pipelines independent statements on one connection, that of a transaction or any, without waiting for earlier
 * results; returns the rows of each. Fails as the first failing statement. It bypasses plugins of Kysely, of which
 * there are none.
 */
export async function sendTogether<const Statements extends readonly Compilable[]>(
  db: Database,
  statements: Statements,
): Promise<RowsOf<Statements>> {
  const compiled = statements.map((statement) => statement.compile())
  const send = isPostgres(db) ? sendAtOnce : sendInOrder
  return db.getExecutor().provideConnection((connection) => send(connection, compiled)) as Promise<RowsOf<Statements>>
}

/**
 * Pipelines a statement of a transaction on PostgreSQL with the next one. When it fails, the next ones fail too,
 * without its reason.
 */
export async function sendAhead(tx: Writing, statement: Compilable): Promise<void> {
  const compiled = statement.compile()
  await tx.getExecutor().provideConnection(async (connection) => {
    connection.executeQuery(compiled).catch(() => {})
  })
}

async function sendAtOnce(connection: DatabaseConnection, statements: Compiled[]): Promise<unknown[][]> {
  const sending = statements.map((statement) => connection.executeQuery(statement))
  // A statement that outlives the transaction would run outside of it, so all are awaited.
  const sent = await Promise.allSettled(sending)
  return sent.map((answer) => {
    if (answer.status === 'rejected') throw answer.reason
    return answer.value.rows
  })
}

/** SQLite has no round trip to save, and a full disk ends its transaction: later statements would run outside of it. */
async function sendInOrder(connection: DatabaseConnection, statements: Compiled[]): Promise<unknown[][]> {
  const answers: unknown[][] = []
  for (const statement of statements) answers.push((await connection.executeQuery(statement)).rows)
  return answers
}
