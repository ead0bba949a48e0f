import { type Readable } from 'node:stream'

/** A small file. */
export interface StoredFile {
  bytes: Buffer
  /** Changes with the content. */
  tag: string
}

/** A stored file; `writtenAt` in epoch ms by the storage's clock. */
export interface ListedFile {
  name: string
  writtenAt: number
}

/**
 * Files shared by all processes of the product. A file is whole or absent, and when a call returns, its change is
 * durable. Names are ours (`requireName`), never a caller's. Every call fails with `StorageError` when the storage
 * cannot do it now.
 */
export interface Storage {
  /** Writes a small file, replacing one with the same name. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Writes a file of any length from the file at `path`. */
  putFile(name: string, path: string): Promise<void>
  /** Reads a small file; `null` when it does not exist. */
  read(name: string): Promise<StoredFile | null>
  /** Opens a file of any length; `null` when it does not exist. */
  open(name: string): Promise<{ size: number; content: Readable } | null>
  has(name: string): Promise<boolean>
  /** Removes a file; does nothing when it does not exist. */
  remove(name: string): Promise<void>
  /** Lists the files of a part such as `photos`, unfinished ones included (`unfinishedEnd`). */
  list(part: string): AsyncGenerator<ListedFile>
  /** Writes something, because permissions alone reveal neither a full disk nor a wrong key. */
  check(): Promise<void>
}

/** The end of unfinished files' names. */
export const unfinishedEnd = '.part'
