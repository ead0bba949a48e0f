import { expect, test } from 'vitest'
import { freePort } from '../../scripts/processes.ts'
import { expectUpgrading } from '../testing/upgrading.ts'
import { startUpgradeServer } from './upgrade-server.ts'

test('the server that answers while a store is migrated says so, until it ends', async () => {
  const port = await freePort()
  const stop = await startUpgradeServer({ host: '127.0.0.1', port }, () => undefined)
  await expectUpgrading(`http://127.0.0.1:${port}`)
  await stop()
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow()
})
