import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { photos } from '../../contract/limits.ts'
import { type PhotoWidth } from '../../contract/photo.ts'

/** One width of a picture, as WebP. */
export interface PictureFile {
  width: PhotoWidth
  bytes: Uint8Array
}

const unfinished = '.part'

/** Where one width of a picture lies: `{folder}/{first 2 of the id}/{id}-{width}.webp`. */
export function pictureFile(folder: string, id: string, width: PhotoWidth): string {
  return join(folder, id.slice(0, 2), `${id}-${width}.webp`)
}

/** Writes all widths of a picture. Each is whole under its name or not there; when this returns they are on the disk. */
export async function writePictureFiles(folder: string, id: string, files: PictureFile[]): Promise<void> {
  const shard = dirname(pictureFile(folder, id, 480))
  await mkdir(shard, { recursive: true })
  for (const { width, bytes } of files) {
    const temporary = join(shard, `${randomUUID()}${unfinished}`)
    const handle = await open(temporary, 'wx')
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(temporary, pictureFile(folder, id, width))
  }
  await syncFolder(shard)
}

/** Deletes all widths of a picture; those that are not there are no error. */
export async function deletePictureFiles(folder: string, id: string): Promise<void> {
  for (const width of photos.widths) await rm(pictureFile(folder, id, width), { force: true })
}

/** The pictures whose files were all written before `before` (epoch ms), by their ids. Unfinished files go at once. */
export async function* oldPictures(folder: string, before: number): AsyncGenerator<string> {
  for (const shard of await namesIn(folder)) {
    const ids = new Set<string>()
    for (const name of await namesIn(join(folder, shard))) {
      const file = join(folder, shard, name)
      const writtenAt = (await stat(file).catch(() => null))?.mtimeMs ?? Infinity
      if (writtenAt >= before) continue
      if (name.endsWith(unfinished)) await rm(file, { force: true })
      else ids.add(name.slice(0, name.indexOf('-')))
    }
    yield* ids
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => [])
}

/** A rename is on the disk only when its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
