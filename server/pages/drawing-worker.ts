import { enableCompileCache } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { type AskedDrawing, type DrawingReply, type DrawPage } from './drawing-thread.ts'

// A thread has a cache of its own to turn on; what is imported after it starts in half the time.
enableCompileCache()
const { drawPage } = (await import(workerData as string)) as { drawPage: DrawPage }

parentPort?.on('message', ({ number, drawing }: AskedDrawing) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  const answer = (reply: Omit<DrawingReply, 'number'>) => parentPort?.postMessage({ number, ...reply })
  drawPage(drawing).then(
    (page) => answer({ page }),
    (error: unknown) => answer({ message: String(error) }),
  )
})
