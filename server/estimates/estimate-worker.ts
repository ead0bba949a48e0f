import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { openDatabase, type StorePlace } from '../db/database.ts'
import { Estimator } from './estimator.ts'

/** The thread that works out estimates, by a connection of its own: learning takes a while and must hold nobody up. */

const betweenMs = 30_000

if (!parentPort) throw new Error('This file runs as a thread')
const estimator = new Estimator(openDatabase(workerData as StorePlace, { isPatient: true }))
for (;;) {
  try {
    await estimator.work()
  } catch (error) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort.postMessage(error instanceof Error ? (error.stack ?? error.message) : String(error))
  }
  await sleep(betweenMs)
}
