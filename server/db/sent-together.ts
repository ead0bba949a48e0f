import { type Compilable, type DatabaseConnection } from 'kysely'
import { isPostgres, type Database, type Writing } from './database.ts'

/** The rows that each statement answers. */
export type RowsOf<Statements> = {
  -readonly [At in keyof Statements]: Statements[At] extends Compilable<infer Row> ? Row[] : never
}

type Compiled = ReturnType<Compilable['compile']>

/**
 * Sends statements by one connection, that of a transaction or any, one right behind the other, without waiting for the
 * answers between; answers the rows of each. None may need what one before it answers. Fails as the first one that failed
 * did. The connection is asked itself: plugins of Kysely, of which there are none, would not see the rows.
 */
export async function sendTogether<const Statements extends readonly Compilable[]>(
  db: Database,
  statements: Statements,
): Promise<RowsOf<Statements>> {
  const compiled = statements.map((statement) => statement.compile())
  const send = isPostgres(db) ? sendAtOnce : sendInTurn
  return db.getExecutor().provideConnection((connection) => send(connection, compiled)) as Promise<RowsOf<Statements>>
}

/**
 * Sends a statement of a transaction on PostgreSQL together with the next one. Where it fails, all behind it fail too, and
 * do not say why.
 */
export async function sendAhead(tx: Writing, statement: Compilable): Promise<void> {
  const compiled = statement.compile()
  await tx.getExecutor().provideConnection(async (connection) => {
    connection.executeQuery(compiled).catch(() => {})
  })
}

async function sendAtOnce(connection: DatabaseConnection, statements: Compiled[]): Promise<unknown[][]> {
  const sending = statements.map((statement) => connection.executeQuery(statement))
  // All of them: one that is still under way when the transaction ends would be outside of it.
  const sent = await Promise.allSettled(sending)
  return sent.map((answer) => {
    if (answer.status === 'rejected') throw answer.reason
    return answer.value.rows
  })
}

/** SQLite has no way to spare, and a full disk ends its transaction: what came behind would be outside of it. */
async function sendInTurn(connection: DatabaseConnection, statements: Compiled[]): Promise<unknown[][]> {
  const answers: unknown[][] = []
  for (const statement of statements) answers.push((await connection.executeQuery(statement)).rows)
  return answers
}
