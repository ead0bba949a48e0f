import { findPostgres, startPostgres, type PostgresServer } from '../scripts/postgres.ts'

/** A PostgreSQL server for one run, as durable as in production. */
export async function ownPostgres(): Promise<PostgresServer> {
  const binaries = findPostgres()
  if (binaries === undefined) throw new Error('This machine has no PostgreSQL 15 or later.')
  return startPostgres(binaries, { isDurable: true })
}
