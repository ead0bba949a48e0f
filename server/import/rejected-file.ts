import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import { reasonColumn } from './csv-records.ts'
import { guarded } from '../../contract/guarded-cell.ts'

/**
 * A file of the rejected rows, with the same columns and the reason after them, to be corrected and imported again. Its
 * byte order mark tells spreadsheets the encoding.
 */
export class RejectedFile {
  readonly path: string
  readonly #names: string[]
  readonly #separator: string
  #stream: WriteStream | undefined

  constructor(path: string, { names, separator }: { names: string[]; separator: string }) {
    this.path = path
    this.#names = names
    this.#separator = separator
  }

  /** Removes the file of an earlier import. */
  async clear(): Promise<void> {
    await rm(this.path, { force: true })
  }

  /** Adds a row. */
  async add(values: string[], reason: string): Promise<void> {
    this.#stream ??= this.#open()
    const isRoomLeft = this.#stream.write(this.#row([...values, reason]))
    if (!isRoomLeft) await once(this.#stream, 'drain')
  }

  /** Writes the remaining rows; the file is complete when this returns. */
  async close(): Promise<void> {
    if (!this.#stream) return
    this.#stream.end()
    await finished(this.#stream)
  }

  #open(): WriteStream {
    const stream = createWriteStream(this.path)
    stream.write(`\uFEFF${this.#row([...this.#names, reasonColumn])}`)
    return stream
  }

  #row(values: string[]): string {
    return `${values.map((value) => this.#cell(guarded(value))).join(this.#separator)}\r\n`
  }

  #cell(value: string): string {
    const isQuoted = value.includes(this.#separator) || /["\r\n\t]|^\s|\s$/u.test(value)
    return isQuoted ? `"${value.replaceAll('"', '""')}"` : value
  }
}
