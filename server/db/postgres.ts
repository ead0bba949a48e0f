import { type Dialect } from 'kysely'
import { Pool, TypeOverrides, types, type CustomTypesConfig } from 'pg'
import { PreparingClient } from './postgres-client.ts'
import { FlushingDialect } from './postgres-driver.ts'

/** Limits of a process on PostgreSQL (`security.md` 2: a statement 5 s, a wait for a connection 2 s). */
const maxConnections = 10
const waitMs = 2000
const statementMs = 5000

/** The dialect and pool of a PostgreSQL store. With `hasLongTimeouts` (a command's) no statement timeout is set. */
export function postgresDialect(
  url: string,
  { hasLongTimeouts, isReadOnly }: { hasLongTimeouts: boolean; isReadOnly: boolean },
): { dialect: Dialect; pool: Pool } {
  const pool = new Pool({
    Client: PreparingClient,
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: waitMs,
    types: numbersForBigints(),
    application_name: 'volan',
    keepAlive: true,
    // A statement is sent before the earlier one has its result.
    pipeline: true,
    ...(isReadOnly && { options: '-c default_transaction_read_only=on' }),
    ...(!hasLongTimeouts && {
      statement_timeout: statementMs,
      // The server's own limit comes first; this one is for a server that does not respond. For pipelined statements it
      // includes the time of those before.
      query_timeout: statementMs + 500,
      idle_in_transaction_session_timeout: 2 * statementMs,
    }),
  })
  // An idle connection that breaks is replaced at the next use, so the error is ignored.
  pool.on('error', () => {})
  // A connection that breaks during a transaction fails its next statement, which reports it.
  pool.on('connect', (client) => client.on('error', () => {}))
  return { dialect: new FlushingDialect({ pool }), pool }
}

/** Reads bigints as numbers, exact for epoch milliseconds and counts. */
function numbersForBigints(): CustomTypesConfig {
  const parsers = new TypeOverrides()
  parsers.setTypeParser(types.builtins.INT8, Number)
  return parsers
}

/** The meaning of a SQLSTATE (PostgreSQL, appendix A) or a broken connection; `undefined` for other errors. */
export function postgresProblem(
  error: unknown,
): 'conflict' | 'away' | 'duplicate' | 'orphan' | 'unstorable' | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (code === '23505') return 'duplicate'
  if (code === '23503') return 'orphan'
  // A NUL character, which PostgreSQL cannot store.
  if (code === '22021') return 'unstorable'
  if (code === '40001' || code === '40P01') return 'conflict'
  if (/^(08|53|57|58|25P03|ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|EAI_AGAIN|ENOENT)/.test(code)) return 'away'
  // The driver has no code for these.
  return /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered)/.test(
    error.message,
  )
    ? 'away'
    : undefined
}
