import { type Compilable } from 'kysely'
import { type Writing } from './database.ts'

/** The rows that each statement answers. */
type RowsOf<Statements> = {
  -readonly [At in keyof Statements]: Statements[At] extends Compilable<infer Row> ? Row[] : never
}

/**
 * Sends statements of a transaction one right behind the other, without waiting for the answers between; answers the
 * rows of each. None may need what one before it answers. Fails as the first one that failed did.
 */
export async function sendTogether<const Statements extends readonly Compilable[]>(
  tx: Writing,
  statements: Statements,
): Promise<RowsOf<Statements>> {
  return tx.getExecutor().provideConnection(async (connection) => {
    const sending = statements.map((statement) => connection.executeQuery(statement.compile()))
    // All of them: one that is still under way when the transaction ends would be outside of it.
    const sent = await Promise.allSettled(sending)
    return sent.map((answer) => {
      if (answer.status === 'rejected') throw answer.reason
      return answer.value.rows
    }) as RowsOf<Statements>
  })
}
