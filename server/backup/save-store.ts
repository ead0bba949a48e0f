import { setTimeout as sleep } from 'node:timers/promises'
import { backup, DatabaseSync } from 'node:sqlite'

/** Ms to wait for writers, and between attempts. */
const [timeoutMs, pauseMs] = [5000, 20]

/**
 * Copies a consistent snapshot of a store in use, and replaces a store in use at the target. Fails when somebody writes
 * to that for five seconds without a pause.
 */
export async function saveStore(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { timeout: timeoutMs })
  try {
    const until = performance.now() + timeoutMs
    while (!(await isCopied(source, to))) {
      if (performance.now() > until)
        throw new Error('The store is being written all the time. Try again, or stop Volan.')
      await sleep(pauseMs)
    }
  } finally {
    source.close()
  }
}

/** Copies the store; false, without any change, when somebody is writing to the target. */
async function isCopied(source: DatabaseSync, to: string): Promise<boolean> {
  try {
    await backup(source, to, { rate: 1000 })
    return true
  } catch (error) {
    // node:sqlite reports the failure to begin with code 0, because it reads the reason from the other connection.
    if (error instanceof Error && 'errcode' in error && error.errcode === 0) return false
    throw error
  }
}
