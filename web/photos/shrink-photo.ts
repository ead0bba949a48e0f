import { photos } from '../../contract/limits.ts'
import { trustedWorkerAddress } from '../worker-address.ts'
// oxlint-disable-next-line import/default -- the query makes the address of the worker's file of it
import workerAddress from './shrink-worker.ts?worker&url'

/** Bytes above which a file is no photo of a phone, and reading it could crash the tab. */
const readableBytes = 100 * 1024 * 1024

/** The photo being shrunk; one at a time, because each takes some hundred megabytes of memory. */
let last: Promise<unknown> = Promise.resolve()

/**
 * The file to send: smaller if the photo is large, upright and without metadata. The same file if it is small or this
 * browser cannot shrink it.
 */
export function shrinkPhoto(file: File): Promise<Blob> {
  if (file.size > readableBytes) return Promise.resolve(file)
  const shrunk = last.then(() => shrinkInWorker(file))
  last = shrunk
  return shrunk.then((smaller) => (smaller && isBetter(smaller, file) ? smaller : file))
}

/** A re-encoded photo may have more bytes; it is used anyway when the original is too large. */
function isBetter(smaller: Blob, file: File): boolean {
  return smaller.size < file.size || file.size > photos.bytes
}

/** Shrinks in a worker of its own, so that its memory is freed. Never rejects; `null` when it fails. */
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
