import { randomUUID } from 'node:crypto'
import { createReadStream, type Dirent } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncToDisk } from '../lib/sync-to-disk.ts'
import { contentTag } from './content-tag.ts'
import { StorageError } from './storage-error.ts'
import { unfinishedEnd, type ListedFile, type Storage, type StoredFile } from './storage.ts'
import { requireName } from './stored-name.ts'

const notThere = new Set(['ENOENT', 'ENOTDIR'])
/** Codes of a full or read-only disk, too many open files, and an unavailable network folder. */
const away = new Set(
  'ENOSPC EDQUOT EROFS EIO EMFILE ENFILE ESTALE ETIMEDOUT EHOSTDOWN EHOSTUNREACH ENOTCONN EACCES'.split(' '),
)

/** Files in a folder, on one machine or mounted by several. */
export class FolderStorage implements Storage {
  readonly #folder: string

  /** `folder` is absolute; parts of the storage are its subfolders. */
  constructor(folder: string) {
    this.#folder = folder
  }

  async put(name: string, bytes: Uint8Array): Promise<void> {
    await this.#write(name, (temporary) => writeFile(temporary, bytes, { flag: 'wx' }))
  }

  async putFile(name: string, path: string): Promise<void> {
    await this.#write(name, (temporary) => copyFile(path, temporary))
  }

  async read(name: string): Promise<StoredFile | null> {
    const bytes = await unlessAway(nullWhenGone(readFile(this.#fileOf(name))))
    return bytes && { bytes, tag: contentTag(bytes) }
  }

  async open(name: string) {
    const file = this.#fileOf(name)
    const found = await unlessAway(nullWhenGone(stat(file)))
    return found && { size: found.size, content: createReadStream(file) }
  }

  async has(name: string): Promise<boolean> {
    return (await unlessAway(nullWhenGone(stat(this.#fileOf(name))))) !== null
  }

  async remove(name: string): Promise<void> {
    await unlessAway(nullWhenGone(rm(this.#fileOf(name), { force: true })))
  }

  async *list(part: string): AsyncGenerator<ListedFile> {
    for (const entry of await this.#entriesOf(part)) {
      const name = `${part}/${entry.name}`
      if (entry.isDirectory()) yield* this.list(name)
      const found = entry.isFile() && (await unlessAway(nullWhenGone(stat(join(this.#folder, name)))))
      if (found) yield { name, writtenAt: found.mtimeMs }
    }
  }

  async check(): Promise<void> {
    const probe = join(this.#folder, 'photos', `ready-${randomUUID()}${unfinishedEnd}`)
    await unlessAway(mkdir(dirname(probe), { recursive: true }))
    try {
      await unlessAway(writeFile(probe, 'x'))
    } finally {
      await rm(probe, { force: true })
    }
  }

  /** Writes a temporary file and renames it. */
  async #write(name: string, writeTo: (temporary: string) => Promise<void>): Promise<void> {
    const file = this.#fileOf(name)
    const folder = dirname(file)
    const temporary = join(folder, `${randomUUID()}${unfinishedEnd}`)
    await unlessAway(this.#makeFolder(folder))
    try {
      await unlessAway(writeTo(temporary))
      await unlessAway(syncToDisk(temporary))
      await unlessAway(rename(temporary, file))
      // A rename is on the disk only after its folder is flushed.
      await unlessAway(syncToDisk(folder))
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => {})
      throw error
    }
  }

  async #makeFolder(folder: string): Promise<void> {
    const first = await mkdir(folder, { recursive: true })
    if (first === undefined) return
    for (let made = folder; made.length >= first.length; made = dirname(made)) await syncToDisk(dirname(made))
  }

  async #entriesOf(part: string): Promise<Dirent[]> {
    return (await unlessAway(nullWhenGone(readdir(join(this.#folder, part), { withFileTypes: true })))) ?? []
  }

  #fileOf(name: string): string {
    return join(this.#folder, requireName(name))
  }
}

async function nullWhenGone<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (notThere.has(codeOf(error))) return null
    throw error
  }
}

async function unlessAway<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (away.has(codeOf(error))) throw new StorageError(`The folder of files: ${codeOf(error)}`, error)
    throw error
  }
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? ''
}
