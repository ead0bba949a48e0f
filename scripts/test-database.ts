/** Empty databases of tests, in the PostgreSQL server that `TEST_DATABASE_URL` names. */
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

/** A database that nobody else uses. */
export interface TestDatabase {
  url: string
  drop(): Promise<void>
}

/**
 * Makes an empty database, or a copy of `template`, where tests run on PostgreSQL (`TEST_ENGINE`); `undefined` where they
 * run on SQLite.
 */
export async function createTestDatabase(template = 'template1'): Promise<TestDatabase | undefined> {
  const server = process.env.TEST_ENGINE === 'postgres' ? process.env.TEST_DATABASE_URL : undefined
  if (server === undefined) return undefined
  const name = `volan_test_${randomUUID().replaceAll('-', '')}`
  await ask(server, `create database ${name} template ${template}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => ask(server, `drop database if exists ${name} with (force)`) }
}

async function ask(server: string, command: string): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(command)
  } finally {
    await client.end()
  }
}
