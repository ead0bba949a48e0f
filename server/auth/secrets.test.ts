import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { tokenKey } from './secrets.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'volan-secrets-'))
afterAll(() => rm(dataDir, { recursive: true, force: true }))

test('concurrent starts agree on one key, in a file readable by its owner only', async () => {
  const keys = await Promise.all(Array.from({ length: 20 }, () => tokenKey(dataDir)))
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1)
  expect(await readdir(dataDir)).toEqual(['token-key'])
  expect((await stat(join(dataDir, 'token-key'))).mode & 0o777).toBe(0o600)
})
