import { photos } from '../../contract/limits.ts'
import { trustedWorkerAddress } from '../worker-address.ts'
// oxlint-disable-next-line import/default -- the query makes the address of the worker's file of it
import workerAddress from './shrink-worker.ts?worker&url'

/** A file larger than this is no photo of a phone, and reading it could end the tab. In bytes. */
const readableBytes = 100 * 1024 * 1024

/** The photo being made smaller: one at a time, as each takes some hundred megabytes of memory. */
let last: Promise<unknown> = Promise.resolve()

/**
 * The file to send for a chosen one: smaller where the photo is large, upright and without metadata; the same file where
 * it is small already, or where this browser cannot do it.
 */
export function shrinkPhoto(file: File): Promise<Blob> {
  if (file.size > readableBytes) return Promise.resolve(file)
  const shrunk = last.then(() => shrinkInWorker(file))
  last = shrunk
  return shrunk.then((smaller) => (smaller && isBetter(smaller, file) ? smaller : file))
}

/** A photo made anew may be larger in bytes; it is taken all the same where the first one is too large. */
function isBetter(smaller: Blob, file: File): boolean {
  return smaller.size < file.size || file.size > photos.bytes
}

/** A worker for each photo, so that its memory goes with it. Never fails: `null` when it could not be done. */
function shrinkInWorker(file: File): Promise<Blob | null> {
  return new Promise((resolve) => {
    try {
      const worker = new Worker(trustedWorkerAddress(workerAddress), { type: 'module' })
      const end = (answer: Blob | null) => {
        worker.terminate()
        resolve(answer)
      }
      worker.addEventListener('message', ({ data }: MessageEvent<Blob | null>) => end(data))
      worker.addEventListener('error', () => end(null))
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none to be named
      worker.postMessage(file)
    } catch {
      resolve(null)
    }
  })
}
