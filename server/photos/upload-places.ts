import { type IncomingMessage } from 'node:http'
import { photos } from '../../contract/limits.ts'
import { fail } from '../lib/errors.ts'

/** Most uploads of one person between the head of the request and its answer; waiting bodies are in memory. */
export const maxPerPerson = 2
/** Most bytes of all uploads: twelve of the largest photos, many more as the app sends them. */
export const maxBytes = 12 * photos.bytes
/** A body that takes longer than this, in ms, is cut when another needs the room. */
export const slowAfterMs = 10_000

interface Upload {
  userId: string
  request: IncomingMessage
  bytes: number
  since: number
}

/** Places for uploads, taken before a body is read. */
export class UploadPlaces {
  readonly #uploads = new Set<Upload>()
  #bytes = 0

  /**
   * Takes a place until the returned function is called. Fails with `tooManyRequests` when the person has too many,
   * with `busy` when no place is free.
   */
  take(userId: string, request: IncomingMessage): () => void {
    const own = [...this.#uploads].filter((upload) => upload.userId === userId)
    if (own.length >= maxPerPerson) fail('tooManyRequests', { retryAfterSeconds: 2 })
    const bytes = bytesOf(request)
    while (this.#bytes + bytes > maxBytes) if (!this.#makeRoom()) fail('busy', { retryAfterSeconds: 5 })
    const upload = { userId, request, bytes, since: performance.now() }
    this.#uploads.add(upload)
    this.#bytes += bytes
    return () => this.#release(upload)
  }

  /** Cuts the body that has been arriving longest, if it is slow. */
  #makeRoom(): boolean {
    const slowest = [...this.#uploads].find(({ request }) => !request.complete)
    if (!slowest || performance.now() - slowest.since < slowAfterMs) return false
    this.#release(slowest)
    slowest.request.destroy()
    return true
  }

  #release(upload: Upload): void {
    if (this.#uploads.delete(upload)) this.#bytes -= upload.bytes
  }
}

/** The length that the head names; the largest allowed when it names none. */
function bytesOf({ headers }: IncomingMessage): number {
  const said = Number(headers['content-length'] ?? photos.bytes)
  return Math.min(said, photos.bytes)
}
