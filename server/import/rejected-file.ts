import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { finished } from 'node:stream/promises'

/** The rows that could not be imported, as a CSV of the same columns with line and reason before them. */
export class RejectedFile {
  readonly path: string
  readonly #header: string[]
  #stream: WriteStream | undefined

  constructor(path: string, header: string[]) {
    this.path = path
    this.#header = header
  }

  /** Removes what an earlier import left there. */
  async clear(): Promise<void> {
    await rm(this.path, { force: true })
  }

  /** Adds a row. */
  async add(line: number, reason: string, values: string[]): Promise<void> {
    this.#stream ??= this.#open()
    const isRoomLeft = this.#stream.write(csvLine([String(line), reason, ...values]))
    if (!isRoomLeft) await once(this.#stream, 'drain')
  }

  /** Writes what is left; when this returns the file is whole. */
  async close(): Promise<void> {
    if (!this.#stream) return
    this.#stream.end()
    await finished(this.#stream)
  }

  #open(): WriteStream {
    const stream = createWriteStream(this.path)
    stream.write(csvLine(['line', 'reason', ...this.#header]))
    return stream
  }
}

function csvLine(values: string[]): string {
  return `${values.map((value) => (/[",;\r\n\t]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)).join(',')}\n`
}
