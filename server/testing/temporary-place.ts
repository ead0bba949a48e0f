import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

/** An empty data folder of a test, and the empty database beside it when tests run on PostgreSQL. */
export interface TemporaryPlace {
  dataDir: string
  databaseUrl: string | undefined
  /** Both as settings of a process. */
  settings: Record<string, string>
  remove(): Promise<void>
}

/** Makes a place; on PostgreSQL where `TEST_ENGINE` says so, in the server that `TEST_DATABASE_URL` names. */
export async function makeTemporaryPlace(): Promise<TemporaryPlace> {
  const dataDir = await mkdtemp(join(tmpdir(), 'volan-test-'))
  const removeFolder = () => rm(dataDir, { recursive: true, force: true })
  const server = process.env.TEST_ENGINE === 'postgres' ? process.env.TEST_DATABASE_URL : undefined
  if (server === undefined) {
    return { dataDir, databaseUrl: undefined, settings: { DATA_DIR: dataDir }, remove: removeFolder }
  }
  const name = `volan_test_${randomUUID().replaceAll('-', '')}`
  const url = new URL(server)
  url.pathname = `/${name}`
  await ask(server, `create database ${name}`)
  return {
    dataDir,
    databaseUrl: url.href,
    settings: { DATA_DIR: dataDir, DATABASE_URL: url.href },
    remove: async () => {
      await removeFolder()
      await ask(server, `drop database if exists ${name} with (force)`)
    },
  }
}

async function ask(server: string, command: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(command)
  } finally {
    await client.end()
  }
}
