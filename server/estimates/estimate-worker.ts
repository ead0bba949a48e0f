import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { openDatabase, type StorePlace } from '../db/database.ts'
import { type Numbered } from '../lib/renewed-thread.ts'
import { type EstimateRequest, type EstimateReply } from './estimate-thread.ts'
import { Estimator } from './estimator.ts'

/** The thread of the estimates: fitting takes a minute and must not block the server. */

const betweenMs = 30_000

const port = parentPort
if (!port) throw new Error('This file runs as a thread')
const estimator = new Estimator(openDatabase(workerData as StorePlace, { hasLongTimeouts: true }))
const firstWork = work()

port.on('message', ({ number, car }: Numbered<EstimateRequest>) => {
  void firstWork.then(() => tell({ number, estimate: estimator.estimateUnpublished(car) }))
})

await firstWork
for (;;) {
  await sleep(betweenMs)
  await work()
}

async function work(): Promise<void> {
  try {
    await estimator.work()
  } catch (error) {
    tell({ problem: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
}

function tell(reply: EstimateReply | Numbered<EstimateReply>): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  port?.postMessage(reply)
}
