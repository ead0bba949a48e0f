import { type Readable } from 'node:stream'

/** A small file as it was read. */
export interface StoredFile {
  bytes: Buffer
  /** Changes with the content; ready for the header `ETag`. */
  tag: string
}

/** A file that a storage holds; `writtenAt` in epoch ms by the storage's own clock. */
export interface ListedFile {
  name: string
  writtenAt: number
}

/**
 * Where files are kept that all processes of the product share. A file is whole under its name or not there, and what a
 * call has written or removed stays so when the call returns. Names are ours (`requireName`), never a caller's.
 * Every call fails with `StorageError` when the storage cannot do it now.
 */
export interface Storage {
  /** Writes a small file, in place of one with that name. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Writes a file of any length from the file at `path`. */
  putFile(name: string, path: string): Promise<void>
  /** A small file, or `null` when it is not there. */
  read(name: string): Promise<StoredFile | null>
  /** A file of any length, or `null` when it is not there. */
  open(name: string): Promise<{ size: number; content: Readable } | null>
  has(name: string): Promise<boolean>
  /** Removes a file; one that is not there is no error. */
  remove(name: string): Promise<void>
  /** The files of a part of the storage such as `photos`, also unfinished ones (`unfinishedEnd`). */
  list(part: string): AsyncGenerator<ListedFile>
  /** Really writes something: permissions alone do not tell of a full disk or of a wrong key. */
  check(): Promise<void>
}

/** How the names of files end that a writer left half written. */
export const unfinishedEnd = '.part'
