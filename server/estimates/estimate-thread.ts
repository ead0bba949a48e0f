import { Worker } from 'node:worker_threads'
import { type StorePlace } from '../db/database.ts'

const restartMs = 60_000

/** Runs the thread of the estimates, again when it dies, until the returned function is called. */
export function startEstimates(place: StorePlace, onError: (error: unknown) => void): () => Promise<void> {
  let worker: Worker | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  function launch(): void {
    const launched = new Worker(new URL('estimate-worker.ts', import.meta.url), { workerData: place, execArgv: [] })
    worker = launched
    launched.unref()
    launched.on('message', (problem: string) => onError(new Error(`Estimates could not be worked out: ${problem}`)))
    launched.on('error', onError)
    launched.on('exit', () => {
      if (!isStopped) timer = setTimeout(launch, restartMs).unref()
    })
  }

  launch()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await worker?.terminate()
  }
}
