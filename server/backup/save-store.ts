import { setTimeout as sleep } from 'node:timers/promises'
import { backup, DatabaseSync } from 'node:sqlite'

/** How long somebody who writes is waited for, in ms, and how often one looks. */
const [patienceMs, pauseMs] = [5000, 20]

/**
 * Copies a store that others may be using, as it is at one moment; a store in its place is replaced for them too. Fails
 * when somebody writes in that one for five seconds on end.
 */
export async function saveStore(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { timeout: patienceMs })
  try {
    const until = performance.now() + patienceMs
    while (!(await isCopied(source, to))) {
      if (performance.now() > until)
        throw new Error('The store is being written all the time. Try again, or stop Volan.')
      await sleep(pauseMs)
    }
  } finally {
    source.close()
  }
}

/** Copies it, unless somebody writes in its place just now: nothing has changed there then. */
async function isCopied(source: DatabaseSync, to: string): Promise<boolean> {
  try {
    await backup(source, to, { rate: 1000 })
    return true
  } catch (error) {
    // So node:sqlite says that it could not begin: it looks for the reason where there is none, and waits for nobody.
    if (error instanceof Error && 'errcode' in error && error.errcode === 0) return false
    throw error
  }
}
