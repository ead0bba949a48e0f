import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'

/** The entries of a section, read one after another. */
export type Entries = AsyncIterable<[key: string, value: unknown]>

/** Writes a JSON file of two levels, an entry a line, without holding it in memory. The file must not exist. */
export async function writeNested(file: string, sections: Record<string, Entries>, mode = 0o644): Promise<void> {
  const stream = createWriteStream(file, { flags: 'wx', mode })
  const written = finished(stream)
  // The error is thrown where the stream is awaited; before that it must not end the process.
  written.catch(() => {})
  const write = async (text: string) => {
    if (!stream.write(text)) await Promise.race([once(stream, 'drain'), written])
  }
  await write('{')
  let isFirstSection = true
  for (const [name, entries] of Object.entries(sections)) {
    await write(`${isFirstSection ? '' : ','}\n${JSON.stringify(name)}:{`)
    isFirstSection = false
    let isFirst = true
    for await (const [key, value] of entries) {
      await write(`${isFirst ? '' : ','}\n${JSON.stringify(key)}:${JSON.stringify(value)}`)
      isFirst = false
    }
    await write('}')
  }
  stream.end('\n}\n')
  await written
}
