import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ReadableStream } from 'node:stream/web'
import { AwsV4Signer } from 'aws4fetch'
import { Semaphore } from '../lib/semaphore.ts'
import { codeIn, refusalIn, StorageError } from './storage-error.ts'
import { type S3Place } from '../config/storage-place.ts'

/** A request to a bucket; `path` begins with "/" or is empty for the bucket itself. */
export interface S3Call {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  path: string
  query?: Record<string, string>
  bytes?: Uint8Array
}

/** A request body that is not in memory; `sha256` in hexadecimal digits. */
interface StreamedBody {
  content: ReadableStream
  size: number
  sha256: string
}

/** The result of a call; `bytes` is the answer's body. */
interface S3Answer {
  isThere: boolean
  bytes: Buffer
}

/** Total ms of a small call, so that its caller has an answer within two seconds (`security.md` 2). */
const timeoutMs = 1600
/** Ms of one attempt of a call without a body; the next one uses a new connection. */
const tryMs = 750
const pauseMs = 50
const maxAnswerBytes = 16 * 1024 * 1024
/** Ms until the head of a large answer arrives, and until a large body is sent. */
const [headMs, fileMs] = [5000, 15 * 60 * 1000]

/** Signed requests to a bucket (AWS Signature Version 4), with timeouts and retries. */
export class S3Calls {
  readonly #place: S3Place
  /** Limits connections, so that a hanging storage does not use up the process's. */
  readonly #semaphore = new Semaphore(48, 1000)

  constructor(place: S3Place) {
    this.#place = place
  }

  /** Makes a small call and retries it within the timeout. Fails with `StorageError` or `busy`. */
  async ask(call: S3Call): Promise<S3Answer> {
    const deadline = performance.now() + timeoutMs
    return this.#semaphore.take(async () => {
      for (let problem: unknown; ;) {
        const leftMs = deadline - performance.now()
        if (leftMs < 1) throw new StorageError(`The storage did not answer ${call.method} in time`, problem)
        try {
          return await this.#askOnce(call, call.bytes ? leftMs : Math.min(leftMs, tryMs))
        } catch (error) {
          if (error instanceof StorageError) throw error
          problem = error
        }
        await sleep(Math.min(pauseMs, Math.max(0, deadline - performance.now())))
      }
    })
  }

  /**
   * Sends a request with a body or answer too large for memory; the caller reads the answer's body. `null` when what it
   * names is not there. Fails with `StorageError`.
   */
  async open(call: S3Call & { stream?: StreamedBody }): Promise<Response | null> {
    const timeout = new AbortController()
    const timer = setTimeout(() => timeout.abort(), call.stream ? fileMs : headMs)
    try {
      const response = await this.#send(call, timeout.signal)
      return response.ok ? response : refuse(call, response.status, await bodyOf(response))
    } catch (error) {
      if (error instanceof StorageError) throw error
      throw new StorageError(`The storage did not answer ${call.method}`, error)
    } finally {
      clearTimeout(timer)
    }
  }

  /** @throws StorageError when a retry cannot help, any other Error when it may */
  async #askOnce(call: S3Call, limitMs: number): Promise<S3Answer> {
    const response = await this.#send(call, AbortSignal.timeout(Math.ceil(limitMs)))
    const bytes = await bodyOf(response)
    if (response.ok) return { isThere: true, bytes }
    if (response.status >= 500 || response.status === 429)
      throw new Error(refusalIn(bytes.toString(), { method: call.method, status: response.status }))
    refuse(call, response.status, bytes)
    return { isThere: false, bytes }
  }

  async #send({ method, path, query = {}, bytes, stream }: S3Call & { stream?: StreamedBody }, signal: AbortSignal) {
    const { address, region, accessKeyId, secretAccessKey } = this.#place
    const url = new URL(address + path)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    const sha256 =
      stream?.sha256 ??
      createHash('sha256')
        .update(bytes ?? '')
        .digest('hex')
    const signed = await new AwsV4Signer({
      method,
      url: url.href,
      headers: { 'x-amz-content-sha256': sha256 },
      service: 's3',
      region,
      accessKeyId,
      secretAccessKey,
    }).sign()
    if (stream) signed.headers.set('content-length', String(stream.size))
    return fetch(signed.url, {
      method,
      headers: signed.headers,
      body: stream?.content ?? bytes ?? null,
      duplex: 'half',
      // A redirect leads to another region or to a stranger, and our signature is for neither.
      redirect: 'manual',
      signal,
    })
  }
}

/** What became of a call that was refused: `null` where something is not there, else it fails with `StorageError`. */
function refuse({ method }: S3Call, status: number, bytes: Buffer): null {
  const body = bytes.toString()
  if (status === 404 && codeIn(body) !== 'NoSuchBucket') return null
  throw new StorageError(refusalIn(body, { method, status }))
}

async function bodyOf(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.length
    // Leaving the loop ends the connection.
    if (length > maxAnswerBytes) throw new StorageError('The storage answered with more than was ever stored')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, length)
}
