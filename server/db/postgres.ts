import { type Dialect } from 'kysely'
import { Pool, TypeOverrides, types, type CustomTypesConfig } from 'pg'
import { PreparingClient } from './postgres-client.ts'
import { FlushingDialect } from './postgres-driver.ts'

/** What a process asks of PostgreSQL at most (`security.md` 2: a statement 5 s, a wait for a connection 2 s). */
const connectionsAtMost = 10
const waitMs = 2000
const statementMs = 5000

/** The dialect of a PostgreSQL store, and its pool. A `patient` one (a command's) sets no time to statements. */
export function postgresDialect(
  url: string,
  { isPatient, isReadOnly }: { isPatient: boolean; isReadOnly: boolean },
): { dialect: Dialect; pool: Pool } {
  const pool = new Pool({
    Client: PreparingClient,
    connectionString: url,
    max: connectionsAtMost,
    connectionTimeoutMillis: waitMs,
    types: numbersForBigints(),
    application_name: 'volan',
    keepAlive: true,
    // A statement need not wait until the one before it is answered.
    pipeline: true,
    ...(isReadOnly && { options: '-c default_transaction_read_only=on' }),
    ...(!isPatient && {
      statement_timeout: statementMs,
      // The server's own limit comes first; this one is for a server that does not answer at all. Of statements that
      // are sent together it counts the time of those before, too.
      query_timeout: statementMs + 500,
      idle_in_transaction_session_timeout: 2 * statementMs,
    }),
  })
  // A connection that breaks while nobody uses it is replaced at the next use: nothing is lost.
  pool.on('error', () => {})
  // One that breaks in the middle of a transaction fails its next statement, which says so.
  pool.on('connect', (client) => client.on('error', () => {}))
  return { dialect: new FlushingDialect({ pool }), pool }
}

/** Our bigints are epoch milliseconds and counts: exact as JavaScript's numbers. */
function numbersForBigints(): CustomTypesConfig {
  const parsers = new TypeOverrides()
  parsers.setTypeParser(types.builtins.INT8, Number)
  return parsers
}

/** What PostgreSQL's SQLSTATE (appendix A) or a broken connection means to the product; `undefined` when it is none. */
export function postgresProblem(
  error: unknown,
): 'conflict' | 'locked' | 'away' | 'duplicate' | 'orphan' | 'unstorable' | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (code === '23505') return 'duplicate'
  if (code === '23503') return 'orphan'
  // A NUL character, which its texts cannot hold.
  if (code === '22021') return 'unstorable'
  if (code === '55P03') return 'locked'
  if (code === '40001' || code === '40P01') return 'conflict'
  if (/^(08|53|57|58|25P03|ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|EAI_AGAIN|ENOENT)/.test(code)) return 'away'
  // The driver names no code for these.
  return /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered)/.test(
    error.message,
  )
    ? 'away'
    : undefined
}
