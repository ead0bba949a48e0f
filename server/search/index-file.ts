import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { open, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { deserialize, serialize } from 'node:v8'
import { type Change } from '../cars/changed-cars-store.ts'
import { OfferIndex, type IndexState } from './engine/offer-index.ts'

/** An unfinished file older than this, in ms, belongs to a process that died. */
const abandonedMs = 10 * 60 * 1000

/** An index with its newest change, which tells whether it is of the same store. */
export interface FiledIndex {
  index: OfferIndex
  change: Change
}

interface Content {
  code: string
  change: Change
  state: IndexState
}

/**
 * The file that keeps an index until the next start, beside the store's data: reading it takes a fraction of the time
 * of reading all offers. It may be deleted at any time.
 */
export class IndexFile {
  readonly #file: string

  constructor(folder: string) {
    this.#file = join(folder, 'search-index.bin')
  }

  /** The index of the file; `null` when there is none, it cannot be read, or other code has written it. */
  async read(): Promise<FiledIndex | null> {
    try {
      const { code, change, state } = deserialize(await readFile(this.#file)) as Content
      return code === codeName() ? { index: new OfferIndex(state), change } : null
    } catch {
      return null
    }
  }

  /** Writes an index atomically, unless another process is doing it. */
  async write({ index, change }: FiledIndex): Promise<void> {
    // Serialised now, as the index changes while the file is written.
    const bytes = serialize({ code: codeName(), change, state: index.state } satisfies Content)
    const unfinished = `${this.#file}.unfinished`
    await removeAbandoned(unfinished)
    const handle = await open(unfinished, 'wx', 0o600).catch(() => null)
    if (!handle) return
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    } finally {
      await handle.close()
    }
    await rename(unfinished, this.#file)
  }
}

async function removeAbandoned(file: string): Promise<void> {
  const found = await stat(file).catch(() => null)
  if (found && Date.now() - found.mtimeMs > abandonedMs) await rm(file, { force: true })
}

let name: string | undefined

/**
 * A name for the version of the code and of Node that write the file; files of any other are not read. It hashes the
 * sources, and this file, which may be a build of other sources.
 */
function codeName(): string {
  if (name !== undefined) return name
  const engine = fileURLToPath(new URL('engine', import.meta.url))
  const contract = fileURLToPath(new URL('../../contract', import.meta.url))
  const hash = createHash('sha256').update(process.version)
  const files = [
    ...readdirSync(engine).map((file) => join(engine, file)),
    ...[
      'drive-of-model.ts',
      'facts.ts',
      'fold.ts',
      'known-models.ts',
      'model-family.ts',
      'model-letters.ts',
      'search.ts',
    ].map((file) => join(contract, file)),
    fileURLToPath(import.meta.url),
  ]
  for (const file of files) hash.update(readFileSync(file))
  name = hash.digest('hex')
  return name
}
