import { expect, test, vi } from 'vitest'
import { insertSession } from '../auth/session-store.ts'
import { write } from '../db/write.ts'
import { queueLetters } from '../mail/letter-queue-store.ts'
import { insertPerson } from '../testing/insert-person.ts'
import { openTemporaryStore } from '../testing/temporary-store.ts'
import { runRestore } from './restore-command.ts'

test('the command after other tools brought a store back ends all sessions and sends nothing again', async () => {
  const { db, dataDir, databaseUrl } = await openTemporaryStore()
  await insertPerson(db, 'alice')
  const reset = { kind: 'reset', userId: null, address: 'a.one@gmail.com', details: { language: 'en' } } as const
  await write(db, async (tx) => {
    await queueLetters(tx, [reset])
    await insertSession(tx, { id: 'alice', username: 'alice' }, { device: '' })
  })
  vi.stubEnv('DATA_DIR', dataDir)
  if (databaseUrl !== undefined) vi.stubEnv('DATABASE_URL', databaseUrl)
  await runRestore(['--done'])
  vi.unstubAllEnvs()
  expect(await db.selectFrom('letters').select('id').execute()).toEqual([])
  expect(await db.selectFrom('sessions').select('id').execute()).toEqual([])
})
