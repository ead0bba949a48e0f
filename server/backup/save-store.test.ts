import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveStore } from './save-store.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'volan-save-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function storeOf(value: number): { file: string; store: DatabaseSync } {
  const file = join(folder, `${value}.db`)
  const store = new DatabaseSync(file)
  store.exec(`pragma journal_mode = wal; create table held (value integer); insert into held values (${value})`)
  return { file, store }
}

test('replaces a store, and waits while somebody writes to it', async () => {
  const [from, to] = [storeOf(1), storeOf(2)]
  to.store.exec('begin immediate; insert into held values (3)')
  const saving = saveStore(from.file, to.file)
  // Long enough for a first attempt, which finds the store locked.
  await sleep(50)
  to.store.exec('commit')
  await saving
  expect(to.store.prepare('select value from held').all()).toEqual([{ value: 1 }])
  from.store.close()
  to.store.close()
})

test('reports any other failure at once', async () => {
  const { file, store } = storeOf(4)
  await expect(saveStore(file, join(folder, 'no such folder', 'store.db'))).rejects.toThrow('unable to open')
  store.close()
})
