import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { contentTag } from './content-tag.ts'
import { S3Calls, type S3Call } from './s3-calls.ts'
import { StorageError } from './storage-error.ts'
import { type S3Place } from '../config/storage-place.ts'
import { type ListedFile, type Storage, type StoredFile } from './storage.ts'
import { requireName } from './stored-name.ts'

/** Maximum bytes of a `PUT` in one piece (Amazon S3 user guide, "Uploading objects"). */
const maxFileBytes = 5 * 1024 ** 3

/**
 * Files in one bucket of an S3-compatible storage. Each call is one request that may be repeated; an object appears
 * whole or not at all, for all readers as soon as its `PUT` is answered.
 */
export class S3Storage implements Storage {
  readonly #calls: S3Calls

  constructor(place: S3Place) {
    this.#calls = new S3Calls(place)
  }

  async put(name: string, bytes: Uint8Array): Promise<void> {
    await this.#must({ method: 'PUT', path: `/${requireName(name)}`, bytes })
  }

  async putFile(name: string, path: string): Promise<void> {
    const { size } = await stat(path)
    if (size > maxFileBytes) throw new StorageError('The file is larger than one PUT takes')
    const hash = createHash('sha256')
    await pipeline(createReadStream(path), hash)
    const response = await this.#calls.open({
      method: 'PUT',
      path: `/${requireName(name)}`,
      stream: { content: Readable.toWeb(createReadStream(path)), size, sha256: hash.digest('hex') },
    })
    if (!response) throw new StorageError('The storage answered PUT with 404')
    await response.body?.cancel()
  }

  async read(name: string): Promise<StoredFile | null> {
    const { isThere, bytes } = await this.#calls.ask({ method: 'GET', path: `/${requireName(name)}` })
    return isThere ? { bytes, tag: contentTag(bytes) } : null
  }

  async open(name: string) {
    const response = await this.#calls.open({ method: 'GET', path: `/${requireName(name)}` })
    if (!response?.body) return null
    const size = Number(response.headers.get('content-length'))
    return { size, content: Readable.fromWeb(response.body) }
  }

  async has(name: string): Promise<boolean> {
    return (await this.#calls.ask({ method: 'HEAD', path: `/${requireName(name)}` })).isThere
  }

  async remove(name: string): Promise<void> {
    await this.#calls.ask({ method: 'DELETE', path: `/${requireName(name)}` })
  }

  async *list(part: string): AsyncGenerator<ListedFile> {
    for (let after = ''; ;) {
      // Our names need no other encoding, which not every storage has.
      const query = { 'list-type': '2', prefix: `${part}/`, ...(after && { 'start-after': after }) }
      const page = (await this.#must({ method: 'GET', path: '', query })).toString()
      const names: string[] = []
      for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
        const name = elementOf(entry, 'Key')
        names.push(name)
        yield { name, writtenAt: Date.parse(elementOf(entry, 'LastModified')) }
      }
      after = names.at(-1) ?? ''
      if (elementOf(page, 'IsTruncated') !== 'true' || !after) return
    }
  }

  /** Overwrites one object in all processes, because each deletion is another call. */
  async check(): Promise<void> {
    await this.#must({ method: 'PUT', path: '/ready', bytes: Buffer.from('x') })
  }

  async #must(call: S3Call): Promise<Buffer> {
    const { isThere, bytes } = await this.#calls.ask(call)
    if (!isThere) throw new StorageError(`The storage answered ${call.method} with 404`)
    return bytes
  }
}

function elementOf(xml: string, name: string): string {
  return new RegExp(`<${name}>(.*?)</${name}>`, 's').exec(xml)?.[1] ?? ''
}
